import type { ReactNode } from 'react';
import type { Content } from '@/lib/content/resolve-content';

export interface NamedLink {
  name: string;
  href: string;
}

interface SpokenDate {
  iso: string;
  spoken: string;
}

const Dated = ({ said, date }: { said: string; date: SpokenDate }) => (
  <span>
    {said} <time dateTime={date.iso}>{date.spoken}</time>
  </span>
);

export function DocumentPage({
  title,
  summary,
  texts,
  published,
  author,
  updated,
  contents,
  series = [],
  path,
  lead,
  children,
}: {
  title: string;
  summary?: string | undefined;
  texts: Content['frame'];
  /** Of an article. */
  published?: SpokenDate | undefined;
  author?: string | undefined;
  updated: SpokenDate;
  contents: readonly { id: string; title: string }[];
  series?: readonly NamedLink[];
  path: string;
  /** Above the text, as wide as the page. */
  lead?: ReactNode;
  children: ReactNode;
}) {
  const hasContents = contents.length > 1;
  const hasSeries = series.length > 1;
  return (
    <div className="frame pt-24">
      <header className="max-w-[44rem]">
        <p className="flex flex-wrap gap-x-5 font-mono text-caption text-muted">
          {published ? <Dated said={texts.published} date={published} /> : null}
          {published?.iso === updated.iso ? null : <Dated said={texts.updated} date={updated} />}
          {author ? <span>{author}</span> : null}
        </p>
        <h1 id="document-title" className="mt-4 font-serif text-hero">
          {title}
        </h1>
        {summary ? <p className="mt-6 text-lead text-muted">{summary}</p> : null}
      </header>
      {lead}
      <div className="document-columns">
        <div className="document-asides">
          {hasSeries ? (
            <nav aria-labelledby="document-series">
              <h2 id="document-series" className="mb-3 font-mono text-caption text-muted">
                {texts.series}
              </h2>
              <ul>
                {series.map(({ name, href }) => (
                  <li key={href}>
                    <a
                      href={href}
                      className="aside-link"
                      aria-current={href === path ? 'page' : undefined}
                    >
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          ) : null}
          {hasContents ? (
            <nav aria-labelledby="document-contents">
              <h2 id="document-contents" className="mb-3 font-mono text-caption text-muted">
                {texts.contents}
              </h2>
              <ol>
                {contents.map(({ id, title: part }) => (
                  <li key={id}>
                    <a href={`#${id}`} className="aside-link">
                      {part}
                    </a>
                  </li>
                ))}
              </ol>
            </nav>
          ) : null}
        </div>
        <div className="document-main">{children}</div>
      </div>
    </div>
  );
}
