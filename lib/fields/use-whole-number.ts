'use client';

import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { parseWholeNumber } from './parse-whole-number';

/** A field with a number in it; of a choice, the number is what the options have as value. */
type Field = HTMLInputElement | HTMLSelectElement;

/**
 * The number in a field that the browser keeps: what is typed before this runs, or put back by a reload, counts too.
 * @param start number in the field at first @param low smallest that counts @param high greatest
 * @returns the field's ref, the last number that counted, whether what stands there now does, and the handler of input
 */
export function useWholeNumber<T extends Field = HTMLInputElement>(
  start: number,
  low: number,
  high: number,
): { field: RefObject<T | null>; number: number; isValid: boolean; read: () => void } {
  const field = useRef<T>(null);
  const [number, setNumber] = useState(start);
  const [isValid, setIsValid] = useState(true);
  const read = useCallback(() => {
    const typed = parseWholeNumber(field.current?.value ?? '', low, high);
    setIsValid(typed !== null);
    if (typed !== null) setNumber(typed);
  }, [low, high]);
  useEffect(read, [read]);
  return { field, number, isValid, read };
}
