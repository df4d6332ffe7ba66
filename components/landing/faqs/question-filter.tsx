'use client';

import { type ToggleEvent, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Faqs } from '@/lib/content/schemas/landing';
import { fill } from '@/lib/text/fill';

/** A question with its answer, in which `[name](target)` is a link. */
type Question = Faqs['items'][number];

/** Most questions that are looked through without a filter. */
const MAX_UNFILTERED = 12;

/** @returns text as it is compared: without case, accents and the curl of an apostrophe */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();
}

/**
 * Questions that hold every word of a search, in themselves or in their answers. Where a link leads is not searched.
 * @param query words in any order; parts of words count
 * @returns their ids, in the order of the list; all of them for an empty search
 */
function filterQuestions(questions: readonly Question[], query: string): string[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  return questions
    .filter(({ question, answer }) => {
      const text = plain(`${question} ${answer.replace(/\]\([^()\s]+\)/g, '')}`);
      return words.every((word) => text.includes(word));
    })
    .map(({ id }) => id);
}

/**
 * A search through questions, in a field that the browser keeps: what is typed before this runs counts too.
 * @returns the field's ref, whether anything is searched for, the ids of what is found, and two handlers: for input into
 * the field, and for a question that is opened, which ends a search that hides it
 */
export function useQuestionFilter(questions: readonly Question[]) {
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const onInput = useCallback(() => setQuery(field.current?.value.trim() ?? ''), []);
  useEffect(onInput, [onInput]);

  function onToggle({ currentTarget: details }: ToggleEvent<HTMLDetailsElement>) {
    // A link or a hash has led to it. What cannot be seen took no focus, and had no place to scroll to.
    if (!details.open || !details.hidden) return;
    if (field.current) field.current.value = '';
    flushSync(() => setQuery(''));
    details.scrollIntoView();
    details.querySelector('summary')?.focus({ preventScroll: true });
  }

  return {
    field,
    isSearching: query !== '',
    found: filterQuestions(questions, query),
    onInput,
    onToggle,
  };
}

/** The field that searches the questions, and how many it found; a short list has none. */
export function QuestionFilter({
  words,
  search: { field, isSearching, found, onInput },
  all,
  locale,
}: {
  words: Faqs['filter'];
  search: ReturnType<typeof useQuestionFilter>;
  /** Questions in the list. */
  all: number;
  locale: string;
}) {
  if (all <= MAX_UNFILTERED) return null;
  const count = found.length;
  const result = count === 0 ? words.none : fill(words.found, { count, all }, locale);
  return (
    <div className="needs-script">
      <label htmlFor="faq-filter" className="sr-only">
        {words.label}
      </label>
      <input
        ref={field}
        id="faq-filter"
        type="search"
        autoComplete="off"
        placeholder={words.label}
        className="field w-full"
        onInput={onInput}
      />
      <p role="status" className="min-h-[1.75rem] pt-1.5 text-caption text-muted">
        {isSearching ? result : ''}
      </p>
    </div>
  );
}
