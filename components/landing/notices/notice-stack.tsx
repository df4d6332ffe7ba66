'use client';

import { AnimatePresence, domAnimation, LazyMotion, MotionConfig } from 'framer-motion';
import * as m from 'framer-motion/m';
import { useRef } from 'react';
import type { Notices } from '@/lib/content/schemas/proof';
import { NoticeCard } from './notice-card';
import type { ShownNotice } from './notice-queue';
import { useReturnFocus } from './use-return-focus';
import { useUncover } from './use-uncover';

export interface NoticeStackProps {
  content: Notices;
  /** Newest first. */
  shown: readonly ShownNotice[];
  onDismiss(key: number): void;
  onTurnOff(): void;
  onHold(key: number): void;
  onRelease(key: number): void;
}

/**
 * The cards at the foot of the window, on the left of a phone and on the right of a wide window, where they leave the first
 * view's buttons free. Not a live region: nobody asked for them (rules on status messages).
 */
export function NoticeStack({
  content,
  shown,
  onDismiss,
  onTurnOff,
  onHold,
  onRelease,
}: NoticeStackProps) {
  const stack = useRef<HTMLUListElement>(null);
  const returnFocus = useReturnFocus(stack);
  const staying = shown.filter(({ leaving }) => !leaving);
  useUncover(stack, () => {
    for (const { key } of staying) onDismiss(key);
  });

  return (
    <LazyMotion features={domAnimation} strict>
      <MotionConfig reducedMotion="user" transition={{ duration: 0.22, ease: 'easeOut' }}>
        <ul
          ref={stack}
          data-notice-stack=""
          className="pointer-events-none fixed bottom-3 left-3 z-30 grid w-[min(22rem,calc(100vw-5.25rem))] gap-2 lg:right-3 lg:bottom-[4.25rem] lg:left-auto min-[1320px]:right-14"
        >
          <AnimatePresence initial={false}>
            {staying.map(({ key, index }) => {
              const notice = content.pool[index];
              return notice ? (
                <m.li
                  key={key}
                  initial={{ opacity: 0, y: 12 }}
                  animate={{ opacity: 1, y: 0 }}
                  exit={{ opacity: 0, y: 12 }}
                  data-provenance={content.provenance.status}
                  className="pointer-events-auto"
                  onPointerEnter={() => onHold(key)}
                  onPointerLeave={() => onRelease(key)}
                  onFocus={() => onHold(key)}
                  onBlur={() => onRelease(key)}
                >
                  <NoticeCard
                    notice={notice}
                    words={content}
                    onDismiss={() => {
                      onDismiss(key);
                      returnFocus();
                    }}
                    onTurnOff={() => {
                      onTurnOff();
                      returnFocus();
                    }}
                  />
                </m.li>
              ) : null;
            })}
          </AnimatePresence>
        </ul>
      </MotionConfig>
    </LazyMotion>
  );
}
