'use client';

import { inView } from 'framer-motion/dom';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { type SectionProps, stripSpace } from '@/components/ui/section';
import type { Statistic, Statistics } from '@/content/schemas/landing';
import { useMotion } from '@/lib/browser/motion';
import { formatNumber } from '@/lib/text/format';

/** Milliseconds that a figure takes to count from 0 to its value. */
const COUNT_DURATION_MS = 2000;

/** Figures under a ruler, which count up once; what is merely stated has a dagger, and says so in one line. */
export function StatisticsSection({ content, ground, locale }: SectionProps<Statistics>) {
  const { label, items, statedNote, exampleNote } = content;
  return (
    <section
      id="statistics"
      aria-label={label}
      data-ground={ground}
      className={`frame ${stripSpace(ground)}`}
    >
      <dl className="statistics">
        {items.map((item) => (
          <StatisticFigure
            key={item.id}
            statistic={item}
            exampleNote={exampleNote}
            locale={locale}
          />
        ))}
      </dl>
      {items.some(({ provenance }) => provenance.status === 'stated') ? (
        <p className="stated-note mt-3 text-caption text-muted">{statedNote}</p>
      ) : null}
    </section>
  );
}

/** One figure. What counts up is hidden from screen readers, which get the final value alone. */
function StatisticFigure({
  statistic: {
    value,
    suffix,
    label,
    provenance: { status },
  },
  exampleNote,
  locale,
}: {
  statistic: Statistic;
  exampleNote: string;
  locale: string;
}) {
  const figure = useRef<HTMLElement>(null);
  const decimals = String(value).split('.')[1]?.length ?? 0;
  const shown = useCountUp(figure, value, decimals);
  const inDigits = (count: number) => `${formatNumber(count, locale, decimals)}${suffix}`;
  return (
    <div data-provenance={status}>
      <dt className={status === 'stated' ? 'stated' : undefined}>
        {label}
        {status === 'example' ? <span className="block text-caption">{exampleNote}</span> : null}
      </dt>
      <dd ref={figure}>
        <span className="sr-only">{inDigits(value)}</span>
        <span aria-hidden="true" data-final={inDigits(value)}>
          <span data-count="">{inDigits(shown)}</span>
        </span>
      </dd>
    </div>
  );
}

/**
 * Counts a figure up when its element is seen for the first time. The prerendered page and the first render
 * have the final value; after that it waits at 0, so that a reader who scrolls there never sees it fall.
 * @param ref the element that has to be seen
 * @param to the final value, from 0
 * @param decimals how many `to` has, and what is shown on the way
 * @returns the number to show: always `to` for visitors who do not want motion
 */
function useCountUp(ref: RefObject<HTMLElement | null>, to: number, decimals: number): number {
  const { canMove } = useMotion();
  const [value, setValue] = useState(to);
  const counted = useRef(false);

  useEffect(() => {
    const element = ref.current;
    // Without the observer nobody would say that the figure is seen, and it would wait for ever.
    if (!canMove || counted.current || !element || !('IntersectionObserver' in window)) return;
    let frame = 0;
    setValue(0);

    const stopWatching = inView(element, () => {
      counted.current = true;
      const start = performance.now();
      function step(now: number) {
        // A frame can be dated before the moment at which it was asked for.
        const time = Math.min(1, Math.max(0, (now - start) / COUNT_DURATION_MS));
        // Cubic ease-out: quick at first, slow where the figure is about to be read.
        setValue(Number((to * (1 - (1 - time) ** 3)).toFixed(decimals)));
        if (time < 1) frame = requestAnimationFrame(step);
      }
      frame = requestAnimationFrame(step);
    });

    return () => {
      stopWatching();
      cancelAnimationFrame(frame);
      setValue(to);
    };
  }, [canMove, ref, to, decimals]);

  return canMove ? value : to;
}
