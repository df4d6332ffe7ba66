import { type MouseEvent, useState } from 'react';
import { copyText } from '@/lib/browser/clipboard';
import type { Faqs } from '@/lib/content/schemas/landing';

/**
 * The address of an answer: a link, of which JavaScript makes a plain click copy the address. Where the clipboard cannot be
 * had the link is followed, which puts the address into the address bar.
 */
export function AnswerLink({ id, words }: { id: string; words: Faqs['copy'] }) {
  const [copied, setCopied] = useState<'clipboard' | 'bar' | null>(null);

  async function copy(event: MouseEvent<HTMLAnchorElement>) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const { href, hash } = event.currentTarget;
    setCopied(null);
    const isCopied = await copyText(href);
    if (!isCopied) window.location.hash = hash;
    setCopied(isCopied ? 'clipboard' : 'bar');
  }

  return (
    <p className="flex flex-wrap items-center gap-x-3 text-small">
      <a href={`/#${id}`} className="text-link inline-flex min-h-11 items-center" onClick={copy}>
        {words.name}
      </a>
      <span role="status">{copied ? words[copied] : ''}</span>
    </p>
  );
}
