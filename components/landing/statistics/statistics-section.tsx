'use client';

import type { Statistics } from '@/lib/content/schemas/landing';
import { StatisticFigure } from './statistic-figure';

/** A ruled strip of large figures that count up once. */
export function StatisticsSection({ content }: { content: Statistics }) {
  const { label, items, statedNote, exampleNote } = content;
  const notes = { verified: null, stated: statedNote, example: exampleNote };
  return (
    <section id="statistics" aria-label={label} className="frame pt-20 lg:pt-36">
      <dl className="grid border-y border-hairline max-sm:divide-y max-sm:divide-hairline sm:grid-cols-[repeat(auto-fit,minmax(15rem,1fr))] sm:divide-x sm:divide-hairline">
        {items.map((item) => (
          <StatisticFigure key={item.id} statistic={item} note={notes[item.provenance.status]} />
        ))}
      </dl>
    </section>
  );
}
