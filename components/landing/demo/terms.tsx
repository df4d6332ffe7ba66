import { memo } from 'react';
import type { DemoWords, Glossary, TermId } from '@/lib/content/schemas/demo';

/** The terms on the charts: each explains itself when it is pointed at, focused or tapped. */
export const Terms = memo(function Terms({
  glossary,
  words,
  term,
  onTerm,
}: {
  glossary: Glossary;
  words: DemoWords['terms'];
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
      <ul className="demo-terms">
        {glossary.map(({ id, term: name }) => (
          <li key={id}>
            <button
              type="button"
              className="demo-term"
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
      <p id="demo-meaning" className="demo-meaning">
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
