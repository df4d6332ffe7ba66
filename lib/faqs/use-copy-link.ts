'use client';

import { type MouseEvent, useState } from 'react';

/** Where the address went: to the clipboard, or only to the address bar. */
export type Copied = 'clipboard' | 'bar';

/**
 * Makes a plain click on a link copy its address. Where the browser has no clipboard or keeps it closed, the link is
 * followed, which puts the address into the address bar.
 * @returns what came of the last click, null before one, and the link's properties
 */
export function useCopyLink(): {
  copied: Copied | null;
  link: { onClick: (event: MouseEvent<HTMLAnchorElement>) => void };
} {
  const [copied, setCopied] = useState<Copied | null>(null);

  function onClick(event: MouseEvent<HTMLAnchorElement>) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    // Missing on pages without TLS, whatever the types say.
    const clipboard = navigator.clipboard as Clipboard | undefined;
    if (!clipboard) {
      setCopied('bar');
      return;
    }
    event.preventDefault();
    const { href, hash } = event.currentTarget;
    setCopied(null);
    clipboard.writeText(href).then(
      () => setCopied('clipboard'),
      () => {
        window.location.hash = hash;
        setCopied('bar');
      },
    );
  }

  return { copied, link: { onClick } };
}
