'use client';

import { type RefObject, type ToggleEvent, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { filterQuestions, type Question } from './question-filter';

/**
 * A search through questions, in a field that the browser keeps: what is typed before this runs counts too.
 * @returns the field's ref, whether anything is searched for, the ids of what is found, and two handlers: for input into
 * the field, and for a question that is opened, which ends a search that hides it
 */
export function useQuestionFilter(questions: readonly Question[]): {
  field: RefObject<HTMLInputElement | null>;
  isSearching: boolean;
  found: readonly string[];
  read: () => void;
  onToggle: (event: ToggleEvent<HTMLDetailsElement>) => void;
} {
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const read = useCallback(() => setQuery(field.current?.value.trim() ?? ''), []);
  useEffect(read, [read]);

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
    read,
    onToggle,
  };
}
