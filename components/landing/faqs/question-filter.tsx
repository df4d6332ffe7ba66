import type { RefObject } from 'react';
import type { Faqs } from '@/lib/content/schemas/landing';
import { fill } from '@/lib/text/fill';

/** The field that searches the questions, and how many it found. */
export function QuestionFilter({
  words,
  field,
  count,
  all,
  isSearching,
  onInput,
}: {
  words: Faqs['filter'];
  field: RefObject<HTMLInputElement | null>;
  /** Questions that were found. */
  count: number;
  /** Questions in the list. */
  all: number;
  isSearching: boolean;
  onInput: () => void;
}) {
  const found = count === 0 ? words.none : fill(words.found, { count, all });
  return (
    <div className="needs-script pb-4">
      <label htmlFor="faq-filter" className="text-small">
        {words.label}
      </label>
      <input
        ref={field}
        id="faq-filter"
        type="search"
        autoComplete="off"
        className="field mt-2 w-full"
        onInput={onInput}
      />
      <p role="status" className="mt-2 min-h-6 text-muted text-small">
        {isSearching ? found : ''}
      </p>
    </div>
  );
}
