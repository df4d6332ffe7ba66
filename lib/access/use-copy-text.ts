'use client';

import { type RefObject, useRef, useState } from 'react';

/** What came of copying: the text is in the clipboard, or selected for the visitor to copy. */
export type TextCopied = 'copied' | 'selected';

/**
 * Copies a text. Where the browser has no clipboard or keeps it closed, the element that shows it is selected instead.
 * @param text what to copy
 * @returns the element's ref, what came of the last try with this very text (null before one), and how to try
 */
export function useCopyText<T extends HTMLElement>(
  text: string,
): { source: RefObject<T | null>; outcome: TextCopied | null; copy: () => void } {
  const source = useRef<T>(null);
  const [last, setLast] = useState<{ text: string; outcome: TextCopied } | null>(null);

  function select() {
    if (source.current) window.getSelection()?.selectAllChildren(source.current);
    setLast({ text, outcome: 'selected' });
  }

  function copy() {
    // Missing on pages without TLS, whatever the types say.
    const clipboard = navigator.clipboard as Clipboard | undefined;
    setLast(null);
    if (!clipboard) return select();
    clipboard.writeText(text).then(() => setLast({ text, outcome: 'copied' }), select);
  }

  return { source, outcome: last?.text === text ? last.outcome : null, copy };
}
