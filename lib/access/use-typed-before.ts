'use client';

import { type RefObject, useEffect, useRef } from 'react';

/**
 * Tells of fields that the visitor used before this code ran, which React would set back to what is kept.
 * @param onUsed told once of each field that is ticked or filled in the page as it came
 * @returns the ref of the element that holds the fields
 */
export function useTypedBefore<T extends HTMLElement>(
  onUsed: (field: HTMLInputElement) => void,
): RefObject<T | null> {
  const group = useRef<T>(null);
  const told = useRef(false);
  useEffect(() => {
    if (told.current) return;
    told.current = true;
    for (const field of group.current?.querySelectorAll('input') ?? [])
      if (field.type === 'checkbox' ? field.checked : field.value) onUsed(field);
  }, [onUsed]);
  return group;
}
