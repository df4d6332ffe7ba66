import type { ComponentProps } from 'react';
import { InlineLinks } from '@/components/ui/inline-links';
import type { LegalBlock, LegalDocument } from '@/lib/content/schemas/pages';
import { DocumentPage, type NamedLink } from './document-page';

/** A legal document. */
export function LegalPage({
  document: { title, summary, numbered, sections },
  others,
  ...frame
}: Pick<ComponentProps<typeof DocumentPage>, 'words' | 'updated' | 'path'> & {
  document: LegalDocument;
  /** The other legal pages. */
  others: readonly NamedLink[];
}) {
  const parts = sections.map((section, index) => ({
    ...section,
    title: `${numbered ? `${index + 1}. ` : ''}${section.title}`,
  }));
  return (
    <DocumentPage title={title} summary={summary} contents={parts} {...frame}>
      {parts.map((section) => (
        <section key={section.id} id={section.id} aria-labelledby={`${section.id}-title`}>
          <h2 id={`${section.id}-title`} className="font-serif text-title">
            {section.title}
          </h2>
          <div className="mt-4 grid gap-4 text-muted">
            {section.blocks.map((block) => (
              <Block key={String(block)} block={block} />
            ))}
          </div>
        </section>
      ))}
      <nav aria-labelledby="legal-others" className="legal-others border-t border-hairline pt-8">
        <h2 id="legal-others" className="font-mono text-caption text-muted">
          {frame.words.others}
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
    </DocumentPage>
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
    <ul className="grid list-disc gap-2 ps-5 marker:text-edge">
      {block.map((item) => (
        <li key={item}>
          <InlineLinks text={item} />
        </li>
      ))}
    </ul>
  );
}
