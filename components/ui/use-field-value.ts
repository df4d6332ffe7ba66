import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * What stands in a field that the browser keeps: what is typed before this runs, or put back by a reload, counts too.
 * @returns attributes of the field, and its value as text; empty while the field's own limits do not take it
 */
export function useFieldValue<Field extends HTMLInputElement | HTMLSelectElement>(start: string) {
  const ref = useRef<Field>(null);
  const [value, setValue] = useState(start);
  const onInput = useCallback(() => {
    const field = ref.current;
    if (field) setValue(field.validity.valid ? field.value : '');
  }, []);
  useEffect(onInput, [onInput]);
  return { field: { ref, defaultValue: start, onInput }, value };
}
