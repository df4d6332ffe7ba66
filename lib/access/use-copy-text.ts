'use client';

import { type RefObject, useRef, useState } from 'react';

/** What came of copying: the text is in the clipboard, or selected for the visitor to copy. */
export type TextCopied = 'copied' | 'selected';

/**
 * Copies the text of an element. Where the browser has no clipboard or keeps it closed, the text is selected instead.
 * @returns the element's ref, what came of the last try (null before one), and how to try
 */
export function useCopyText<T extends HTMLElement>(): {
  source: RefObject<T | null>;
  outcome: TextCopied | null;
  copy: () => void;
  /** The text has changed: what was said of the last one no longer holds. */
  forget: () => void;
} {
  const source = useRef<T>(null);
  const [outcome, setOutcome] = useState<TextCopied | null>(null);

  function select() {
    if (source.current) window.getSelection()?.selectAllChildren(source.current);
    setOutcome('selected');
  }

  function copy() {
    // Missing on pages without TLS, whatever the types say.
    const clipboard = navigator.clipboard as Clipboard | undefined;
    setOutcome(null);
    if (!clipboard) return select();
    clipboard.writeText(source.current?.textContent ?? '').then(() => setOutcome('copied'), select);
  }

  return { source, outcome, copy, forget: () => setOutcome(null) };
}
