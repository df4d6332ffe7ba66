'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { fill } from '@/lib/text/fill';

/** Hides the rows of tables on this page whose names lack the text. Returns how many are left. */
function showRows(text: string): number {
  const wanted = text.trim().toLowerCase();
  const rows = [...document.querySelectorAll<HTMLTableRowElement>('.index-table tr[id]')];
  for (const row of rows)
    row.hidden = !`${row.cells[0]?.textContent}`.toLowerCase().includes(wanted);
  for (const { tBodies } of document.querySelectorAll<HTMLTableElement>('.index-table'))
    for (const body of tBodies) {
      const inside = [...body.rows].filter(({ id }) => id !== '');
      body.hidden = inside.length > 0 && inside.every(({ hidden }) => hidden);
    }
  return rows.filter(({ hidden }) => !hidden).length;
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
    const all = document.querySelectorAll('.index-table tr[id]').length;
    const count = showRows(text);
    setCounts(text.trim() === '' ? null : { count, all });
  }, []);
  // The visitor may have typed before this script ran.
  useEffect(find, [find]);
  return (
    <div className="noscript:hidden">
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
