'use client';

import { AnimatePresence, domAnimation, LazyMotion, MotionConfig } from 'framer-motion';
import * as m from 'framer-motion/m';
import { X } from 'lucide-react';
import { useRef } from 'react';
import type { Notice, Notices } from '@/lib/content/schemas/proof';
import { useNoticeFocus } from './notice-focus';
import type { NoticeActions, ShownNotice } from './use-notices';

/**
 * The cards at the foot of the window, on the left of a phone and on the right of a wide window, where they leave the first
 * view's buttons free. Not a live region: nobody asked for them (rules on status messages).
 */
export function NoticeStack({
  words,
  notices,
  actions: { dismiss, hold, release },
  onTurnOff,
}: {
  words: Notices;
  /** Newest first. */
  notices: readonly ShownNotice[];
  actions: NoticeActions;
  onTurnOff(): void;
}) {
  const stack = useRef<HTMLUListElement>(null);
  const returnFocus = useNoticeFocus(stack, () => {
    for (const { key } of notices) dismiss(key);
  });

  return (
    <LazyMotion features={domAnimation} strict>
      <MotionConfig reducedMotion="user" transition={{ duration: 0.22, ease: 'easeOut' }}>
        <ul
          ref={stack}
          data-notice-stack=""
          // All the room below the header, where the rest scrolls however many are held and however large the text is: it
          // does not grow with what comes, which would count as a shift of the page.
          className="pointer-events-none fixed top-22 bottom-0 left-3 z-30 flex w-[min(22rem,calc(100vw-5.25rem))] flex-col gap-2 overflow-y-auto pb-3 *:first:mt-auto lg:right-3 lg:bottom-14 lg:left-auto min-[82.5rem]:right-14"
        >
          <AnimatePresence initial={false}>
            {notices.map(({ key, notice }) => (
              <m.li
                key={key}
                initial={{ opacity: 0, y: 12 }}
                animate={{ opacity: 1, y: 0 }}
                exit={{ opacity: 0, y: 12 }}
                data-provenance={words.provenance.status}
                className="pointer-events-auto"
                onPointerEnter={() => hold(key)}
                onPointerLeave={() => release(key)}
                onFocus={() => hold(key)}
                onBlur={() => release(key)}
              >
                <NoticeCard
                  notice={notice}
                  words={words}
                  onDismiss={() => {
                    dismiss(key);
                    returnFocus();
                  }}
                  onTurnOff={() => {
                    onTurnOff();
                    returnFocus();
                  }}
                />
              </m.li>
            ))}
          </AnimatePresence>
        </ul>
      </MotionConfig>
    </LazyMotion>
  );
}

/** One notice; while its pool is made up it carries the label that says so. */
function NoticeCard({
  notice: { name, country, plan, time },
  words,
  onDismiss,
  onTurnOff,
}: {
  notice: Notice;
  words: Notices;
  onDismiss(): void;
  onTurnOff(): void;
}) {
  return (
    <div className="rounded-panel border border-edge bg-surface p-4 text-small">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          {words.provenance.status === 'example' ? (
            <p className="inline-block rounded-small border border-tide px-1.5 text-small text-tide">
              {words.simulatedLabel}
            </p>
          ) : null}
          <p className="mt-2 font-semibold">
            {name} <span className="font-normal text-muted">· {country}</span>
          </p>
          <p className="text-muted">
            {plan} · {time}
          </p>
        </div>
        <button
          type="button"
          className="icon-button -mt-1 -mr-1 flex-none border-transparent"
          aria-label={words.dismiss}
          onClick={onDismiss}
        >
          <X aria-hidden="true" className="size-4" strokeWidth={1.75} />
        </button>
      </div>
      <p className="mt-2 text-small text-muted">{words.small}</p>
      <button
        type="button"
        className="text-link mt-1 min-h-11 text-left text-small"
        onClick={onTurnOff}
      >
        {words.turnOff}
      </button>
    </div>
  );
}
