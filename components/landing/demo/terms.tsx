import { memo } from 'react';
import { demoWords } from '@/content/demo-words';
import { glossary } from '@/content/glossary';
import type { Mark } from '@/engine/indicators/indicator';
import type { TermId } from '@/lib/content/schemas/demo';

const { terms: words } = demoWords;

/** @returns which entry of the glossary explains a mark */
export function termOf(mark: Mark): TermId {
  if (mark.kind === 'break') return mark.label === 'BOS' ? 'bos' : 'choch';
  return mark.kind === 'gap' ? 'fvg' : mark.kind;
}

/** The terms on the charts: each explains itself when it is pointed at, focused or tapped. */
export const Terms = memo(function Terms({
  term,
  onTerm,
}: {
  /** The one explained now. */
  term: TermId | null;
  onTerm: (term: TermId) => void;
}) {
  const entry = glossary.find(({ id }) => id === term);
  return (
    <section aria-labelledby="demo-terms">
      <h3 id="demo-terms" className="sr-only">
        {words.title}
      </h3>
      {/* Padded for the focus ring, which scrolling would cut off. */}
      <ul className="-mx-1 flex gap-2 overflow-x-auto p-1 [scrollbar-width:thin]">
        {glossary.map(({ id, term: name }) => (
          <li key={id}>
            <button
              type="button"
              className="demo-button aria-pressed:border-brass"
              aria-pressed={id === term}
              aria-describedby={id === term ? 'demo-meaning' : undefined}
              onClick={() => onTerm(id)}
              onFocus={() => onTerm(id)}
              // Not on entering: a list that scrolls to what has the focus moves others under a pointer at rest.
              onPointerMove={({ pointerType }) => pointerType === 'mouse' && onTerm(id)}
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
      <p
        id="demo-meaning"
        className="mt-2 h-30 overflow-y-auto text-caption text-muted leading-normal"
      >
        {entry ? (
          <>
            <strong className="font-semibold text-bone">{entry.term}.</strong> {entry.meaning}
          </>
        ) : (
          words.hint
        )}
      </p>
    </section>
  );
});
