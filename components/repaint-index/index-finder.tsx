'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { fill } from '@/lib/text/fill';

const ENTRIES = '.index-table tbody[id], .index-table tr[id]';

/** Hides the indicators in this page's tables whose names lack the text. Returns how many are left. */
function showEntries(text: string): { count: number; all: number } {
  const wanted = text.trim().toLowerCase();
  const entries = [...document.querySelectorAll<HTMLElement>(ENTRIES)];
  for (const entry of entries)
    entry.hidden = !`${entry.querySelector('th')?.textContent}`.toLowerCase().includes(wanted);
  // A heading without indicators below it.
  for (const part of document.querySelectorAll<HTMLElement>('.index-table tbody:has(tr[id])'))
    part.hidden = part.querySelector('tr[id]:not([hidden])') === null;
  return { count: entries.filter(({ hidden }) => !hidden).length, all: entries.length };
}

export function IndexFinder({
  label,
  found,
  locale,
}: {
  label: string;
  found: string;
  locale: string;
}) {
  const input = useRef<HTMLInputElement>(null);
  const [counts, setCounts] = useState<{ count: number; all: number } | null>(null);
  const find = useCallback(() => {
    const text = input.current?.value ?? '';
    const found = showEntries(text);
    setCounts(text.trim() === '' ? null : found);
  }, []);
  // The visitor may have typed before this script ran.
  useEffect(find, [find]);
  return (
    <div className="mt-8 noscript:hidden print:hidden">
      <label className="grid gap-2 text-small">
        {label}
        <input
          ref={input}
          type="search"
          onInput={find}
          className="min-h-[44px] w-full max-w-[24rem] rounded-control border border-edge bg-surface px-4 text-ink"
        />
      </label>
      <p role="status" className="mt-2 min-h-[1lh] text-small">
        {counts ? fill(found, counts, locale) : ''}
      </p>
    </div>
  );
}
