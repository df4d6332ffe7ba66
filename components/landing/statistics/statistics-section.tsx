'use client';

import { inView } from 'framer-motion/dom';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { SectionPlace } from '@/components/ui/section';
import { useMotion } from '@/lib/browser/page-state';
import { formatNumber } from '@/lib/text/format';
import { noBreak } from '@/lib/text/sentences';
import type { Statistic, Statistics } from './schema';

const COUNT_DURATION_MS = 2000;

export function StatisticsSection({ texts, theme, locale }: { texts: Statistics } & SectionPlace) {
  const { label, items, statedNote, exampleNote } = texts;
  return (
    <section
      id="statistics"
      aria-label={label}
      data-theme={theme}
      className={`frame ${theme === 'dark' ? 'pt-8' : 'mt-8 py-8 lg:mt-12 lg:py-12'}`}
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
        <p className="unverified-note mt-3 text-caption text-muted">{noBreak(statedNote)}</p>
      ) : null}
    </section>
  );
}

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

/** Counts up once when scrolled into view. Prerendering and hydration use the final value. */
function useCountUp(ref: RefObject<HTMLElement | null>, to: number, decimals: number): number {
  const { canMove } = useMotion();
  const [value, setValue] = useState(to);
  const counted = useRef(false);

  useEffect(() => {
    const element = ref.current;
    if (!canMove || counted.current || !element || !('IntersectionObserver' in window)) return;
    // A figure that was visible before hydration would fall from its value to 0.
    const { top, bottom } = element.getBoundingClientRect();
    if (bottom > 0 && top < innerHeight) return;
    let frame = 0;
    setValue(0);

    const stopWatching = inView(element, () => {
      counted.current = true;
      const start = performance.now();
      function step(now: number) {
        // A frame's timestamp can be earlier than its request.
        const time = Math.min(1, Math.max(0, (now - start) / COUNT_DURATION_MS));
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
