import { useRef } from 'react';
import type { Statistic } from '@/lib/content/schemas/landing';
import { grouped } from '@/lib/text/grouped';
import { useCountUp } from './use-count-up';

/** One figure. What counts up is hidden from screen readers, which get the final value alone. */
export function StatisticFigure({
  statistic: { value, suffix, label, provenance },
  note,
}: {
  statistic: Statistic;
  /** Where the figure comes from, where that must be said. */
  note: string | null;
}) {
  const figure = useRef<HTMLElement>(null);
  const shown = useCountUp(figure, value);
  return (
    <div
      data-provenance={provenance.status}
      className="flex flex-col-reverse justify-end gap-2 py-8 sm:px-8 sm:first:pl-0 sm:last:pr-0 lg:py-12"
    >
      <dt className="text-muted">
        {label}
        {note ? <span className="mt-1 block text-caption">{note}</span> : null}
      </dt>
      <dd
        ref={figure}
        className="text-[clamp(3rem,2rem+5vw,5.5rem)] font-medium leading-none tracking-[-0.03em]"
      >
        <span className="sr-only">{`${grouped(value)}${suffix}`}</span>
        <span aria-hidden="true" className="inline-grid tabular-nums">
          {/* The final value keeps the width, so that counting shifts nothing. */}
          <span className="invisible col-start-1 row-start-1">{`${grouped(value)}${suffix}`}</span>
          <span
            data-count=""
            className="col-start-1 row-start-1"
          >{`${grouped(shown)}${suffix}`}</span>
        </span>
      </dd>
    </div>
  );
}
