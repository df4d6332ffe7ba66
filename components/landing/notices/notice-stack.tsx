'use client';

import './notices.css';
import { AnimatePresence, domAnimation, LazyMotion, MotionConfig } from 'framer-motion';
import * as m from 'framer-motion/m';
import { X } from 'lucide-react';
import { useRef } from 'react';
import type { Notices } from '@/lib/content/schemas/proof';
import { fill } from '@/lib/text/fill';
import { useClearRoom, useReturnFocus } from './notice-room';
import type { NoticeActions, ShownNotice } from './use-notices';

/**
 * The line at the foot of the window, on the left; several lie on each other (`notices.css`). While its pool is made up
 * each carries the label that says so. Not a live region: nobody asked for them (rules on status messages).
 */
export function NoticeStack({
  words,
  notices,
  actions: { dismiss, hold, release },
  onTurnOff,
  isClear,
  onRoom,
}: {
  words: Notices;
  /** Newest first. */
  notices: readonly ShownNotice[];
  actions: NoticeActions;
  onTurnOff(): void;
  /** Whether their room lies over no control and no price; if not, none is seen. */
  isClear: boolean;
  /** Told whenever that changes. */
  onRoom(isClear: boolean): void;
}) {
  const stack = useRef<HTMLUListElement>(null);
  const returnFocus = useReturnFocus(stack);
  useClearRoom(stack, notices, (isNowClear) => {
    if (!isNowClear) returnFocus();
    onRoom(isNowClear);
  });

  return (
    <LazyMotion features={domAnimation} strict>
      <MotionConfig reducedMotion="user" transition={{ duration: 0.22, ease: 'easeOut' }}>
        <ul
          ref={stack}
          data-notice-stack=""
          className={isClear ? 'notice-stack' : 'notice-stack invisible'}
        >
          <AnimatePresence initial={false}>
            {notices.map(({ key, notice: { name, country, plan, time } }) => (
              <m.li
                key={key}
                initial={{ opacity: 0, y: 12 }}
                animate={{ opacity: 1, y: 0 }}
                exit={{ opacity: 0, y: 12 }}
                data-provenance={words.provenance.status}
                className="notice"
                onPointerEnter={() => hold(key)}
                onPointerLeave={() => release(key)}
                onFocus={() => hold(key)}
                onBlur={() => release(key)}
              >
                <p className="my-auto me-auto px-2.5 md:px-3">
                  {words.provenance.status === 'example' ? (
                    <span className="chip me-1.5 font-mono text-tide">{words.simulatedLabel}</span>
                  ) : null}
                  {name}, {country} · {plan} ·{' '}
                  {words.provenance.status === 'example' ? fill(words.exampleTime, { time }) : time}
                </p>
                <button
                  type="button"
                  className="notice-button px-2 max-md:w-min md:px-3"
                  aria-label={words.turnOff}
                  onClick={() => {
                    onTurnOff();
                    returnFocus();
                  }}
                >
                  {words.turnOffShort}
                </button>
                <button
                  type="button"
                  className="notice-button"
                  aria-label={words.dismiss}
                  onClick={() => {
                    dismiss(key);
                    returnFocus();
                  }}
                >
                  <X aria-hidden="true" className="size-4" strokeWidth={1.75} />
                </button>
              </m.li>
            ))}
          </AnimatePresence>
        </ul>
      </MotionConfig>
    </LazyMotion>
  );
}
