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
      <div
        className={`mt-12 grid grid-cols-1 gap-12 border-t border-hairline pt-12 lg:gap-24 print:block ${hasContents || hasSeries ? 'lg:grid-cols-[16rem_minmax(0,1fr)]' : ''}`}
      >
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] content-start gap-6 empty:hidden lg:sticky lg:top-24 lg:grid-cols-1 lg:self-start print:hidden">
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
        <div className="grid max-w-[42rem] grid-cols-1 gap-12">{children}</div>
      </div>
    </div>
  );
}
