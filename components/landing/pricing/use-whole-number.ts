'use client';

import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/**
 * Reads what a visitor typed.
 * @param low smallest number that counts @param high greatest
 * @returns the number, or null for anything but a whole one within those limits
 */
export function parseWholeNumber(typed: string, low: number, high: number): number | null {
  const digits = typed.trim();
  if (!/^\d{1,4}$/.test(digits)) return null;
  const number = Number(digits);
  return number >= low && number <= high ? number : null;
}

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
