import { InlineLinks } from '@/components/ui/inline-links';
import type { LegalBlock, LegalDocument, LegalFrame } from '@/lib/content/schemas/pages';

/** A legal document in a readable column, its contents beside it on a wide screen. */
export function LegalPage({
  document: { title, summary, numbered, sections },
  frame,
  updated,
  others,
}: {
  document: LegalDocument;
  frame: LegalFrame;
  /** Day of the last change: as a machine reads it, and as a person does. */
  updated: { iso: string; spoken: string };
  /** The other legal pages. */
  others: readonly { name: string; href: string }[];
}) {
  const numberOf = (index: number) => (numbered ? `${index + 1}. ` : '');
  return (
    <div className="frame pt-32 lg:pt-40">
      <header className="max-w-[44rem]">
        <p className="font-mono text-caption text-muted">
          {frame.updated} <time dateTime={updated.iso}>{updated.spoken}</time>
        </p>
        <h1 className="mt-4 font-serif text-hero">{title}</h1>
        <p className="mt-6 text-lead text-muted">{summary}</p>
      </header>
      <div className="mt-12 grid grid-cols-1 gap-12 print:block border-t border-hairline pt-10 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-20">
        <nav
          aria-labelledby="legal-contents"
          className="legal-contents lg:sticky lg:top-28 lg:self-start"
        >
          <h2 id="legal-contents" className="font-mono text-caption text-muted">
            {frame.contents}
          </h2>
          <ol className="mt-3">
            {sections.map((section, index) => (
              <li key={section.id}>
                <a
                  href={`#${section.id}`}
                  className="inline-block py-1.5 pointer-coarse:py-2.75 text-muted text-small hover:text-accent"
                >
                  {numberOf(index)}
                  {section.title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="grid max-w-[42rem] grid-cols-1 gap-12">
          {sections.map((section, index) => (
            <section key={section.id} id={section.id} aria-labelledby={`${section.id}-title`}>
              <h2 id={`${section.id}-title`} className="font-serif text-title">
                {numberOf(index)}
                {section.title}
              </h2>
              <div className="mt-4 grid gap-4 text-muted">
                {section.blocks.map((block) => (
                  <Block key={String(block)} block={block} />
                ))}
              </div>
            </section>
          ))}
          <nav
            aria-labelledby="legal-others"
            className="legal-others border-t border-hairline pt-8"
          >
            <h2 id="legal-others" className="font-mono text-caption text-muted">
              {frame.others}
            </h2>
            <ul className="mt-3 flex flex-wrap gap-x-6">
              {others.map(({ name, href }) => (
                <li key={href}>
                  <a href={href} className="text-link inline-flex min-h-11 items-center text-small">
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </div>
    </div>
  );
}

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === 'string')
    return (
      <p>
        <InlineLinks text={block} />
      </p>
    );
  return (
    <ul className="grid list-disc gap-2 pl-5 marker:text-edge">
      {block.map((item) => (
        <li key={item}>
          <InlineLinks text={item} />
        </li>
      ))}
    </ul>
  );
}
