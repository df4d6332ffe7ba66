'use client';

import { type RefObject, useEffect } from 'react';

/** Calls `onFile` with the first file that is dropped on the element, instead of the browser leaving the page for it. */
export function useFileDrop(
  element: RefObject<HTMLElement | null>,
  onFile: (file: File) => void,
): void {
  useEffect(() => {
    const target = element.current;
    if (!target) return;
    const allow = (event: DragEvent) => event.preventDefault();
    const drop = (event: DragEvent) => {
      event.preventDefault();
      const file = event.dataTransfer?.files[0];
      if (file) onFile(file);
    };
    target.addEventListener('dragover', allow);
    target.addEventListener('drop', drop);
    return () => {
      target.removeEventListener('dragover', allow);
      target.removeEventListener('drop', drop);
    };
  }, [element, onFile]);
}
