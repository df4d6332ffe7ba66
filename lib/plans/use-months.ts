'use client';

import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { parseMonths } from './month-count';

/**
 * The months in a field that the browser keeps: what is typed before this runs, or put back by a reload, counts too.
 * @param start months in the field at first
 * @returns the field's ref, the last months that were valid, and whether what stands there now is
 */
export function useMonths(start: number): {
  field: RefObject<HTMLInputElement | null>;
  months: number;
  isValid: boolean;
  read: () => void;
} {
  const field = useRef<HTMLInputElement>(null);
  const [months, setMonths] = useState(start);
  const [isValid, setIsValid] = useState(true);
  const read = useCallback(() => {
    const typed = parseMonths(field.current?.value ?? '');
    setIsValid(typed !== null);
    if (typed !== null) setMonths(typed);
  }, []);
  useEffect(read, [read]);
  return { field, months, isValid, read };
}
