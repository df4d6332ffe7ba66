import { memo } from 'react';
import { demoWords } from '@/content/demo-words';
import { glossary } from '@/content/glossary';
import type { Mark } from '@/engine/indicators/indicator';
import type { Glossary, TermId } from '@/lib/content/schemas/demo';

const { terms: words } = demoWords;

/** @returns which entry of the glossary explains a mark */
export function termOf(mark: Mark): TermId {
  if (mark.kind === 'break') return mark.label === 'BOS' ? 'bos' : 'choch';
  return mark.kind === 'gap' ? 'fvg' : mark.kind;
}

const lengthOf = ({ term, meaning }: Glossary[number]) => term.length + meaning.length;
const LONGEST = glossary.reduce((one, other) => (lengthOf(other) > lengthOf(one) ? other : one));

/** Chromium leaves a control where it is of which a part is in view. A pointer keeps under it what it presses. */
function bringIntoView(control: HTMLElement): void {
  if (control.matches(':focus-visible'))
    control.scrollIntoView({ block: 'nearest', inline: 'nearest' });
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
      <ul className="-mx-1.5 flex scroll-px-1.5 gap-2 overflow-x-auto p-1.5 [scrollbar-width:thin]">
        {glossary.map(({ id, term: name }) => (
          <li key={id} className="max-w-full flex-none">
            <button
              type="button"
              className="demo-button"
              aria-pressed={id === term}
              aria-describedby={id === term ? 'demo-meaning' : undefined}
              onClick={() => onTerm(id)}
              onFocus={({ currentTarget }) => {
                onTerm(id);
                bringIntoView(currentTarget);
              }}
              // Not on entering: a list that scrolls to what has the focus moves others under a pointer at rest.
              onPointerMove={({ pointerType }) => pointerType === 'mouse' && onTerm(id)}
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
      <div
        className="demo-meaning mt-2 text-caption text-muted leading-normal"
        data-longest={`${LONGEST.term}. ${LONGEST.meaning}`}
      >
        <p id="demo-meaning">
          {entry ? (
            <>
              <strong className="font-semibold text-ink">{entry.term}.</strong> {entry.meaning}
            </>
          ) : (
            words.hint
          )}
        </p>
      </div>
    </section>
  );
});
