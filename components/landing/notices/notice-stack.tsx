'use client';

import './notices.css';
import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Notices } from '@/lib/content/schemas/proof';
import { fill } from '@/lib/text/fill';
import { useClearRoom, useReturnFocus } from './notice-room';
import type { NoticeActions, ShownNotice } from './use-notices';

/**
 * The line at the foot of the window, on the left; several lie on each other (`notices.css`, which also moves them). While its pool
 * is made up each carries the label that says so. Not a live region: nobody asked for them (rules on status messages).
 */
export function NoticeStack({
  words,
  notices,
  actions,
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
  const { leaving, forget } = useLeaving(notices);
  useClearRoom(stack, notices, (isNowClear) => {
    if (!isNowClear) returnFocus();
    onRoom(isNowClear);
  });

  return (
    <ul
      ref={stack}
      data-notice-stack=""
      className={isClear ? 'notice-stack' : 'notice-stack invisible'}
    >
      {[...notices, ...leaving]
        .sort((one, other) => other.key - one.key)
        .map((shown) => (
          <NoticeCard
            key={shown.key}
            shown={shown}
            words={words}
            isLeaving={leaving.includes(shown)}
            onFaded={() => forget(shown)}
            actions={actions}
            onTurnOff={onTurnOff}
            returnFocus={returnFocus}
          />
        ))}
    </ul>
  );
}

/** @returns notices that have gone from the list and are still to be seen fading, and what takes one of them away */
function useLeaving(notices: readonly ShownNotice[]) {
  const [before, setBefore] = useState(notices);
  const [leaving, setLeaving] = useState<readonly ShownNotice[]>([]);
  if (notices !== before) {
    const gone = before.filter(({ key }) => notices.every((other) => other.key !== key));
    setBefore(notices);
    setLeaving([...leaving, ...gone]);
  }
  const forget = (gone: ShownNotice) =>
    setLeaving((known) => known.filter((other) => other !== gone));
  return { leaving, forget };
}

function NoticeCard({
  shown: {
    key,
    notice: { name, country, plan, time },
  },
  words,
  isLeaving,
  onFaded,
  actions: { dismiss, hold, release },
  onTurnOff,
  returnFocus,
}: {
  shown: ShownNotice;
  words: Notices;
  /** It has gone from the list, and fades. */
  isLeaving: boolean;
  /** Told when it has faded; where nothing moves, at once. */
  onFaded(): void;
  actions: NoticeActions;
  onTurnOff(): void;
  returnFocus(): void;
}) {
  const card = useRef<HTMLLIElement>(null);
  const reportFaded = useEffectEvent(onFaded);
  const isExample = words.provenance.status === 'example';

  useEffect(() => {
    if (!isLeaving) return;
    const transitions = card.current?.getAnimations?.() ?? [];
    Promise.allSettled(transitions.map(({ finished }) => finished)).then(reportFaded);
  }, [isLeaving]);

  return (
    <li
      ref={card}
      data-provenance={words.provenance.status}
      className="notice"
      inert={isLeaving}
      onPointerEnter={() => hold(key)}
      onPointerLeave={() => release(key)}
      onFocus={() => hold(key)}
      onBlur={() => release(key)}
    >
      <p className="my-auto me-auto px-2.5 md:px-3">
        {isExample ? (
          <span className="chip me-1.5 font-mono text-tide">{words.simulatedLabel}</span>
        ) : null}
        {name}, {country} · {plan} · {isExample ? fill(words.exampleTime, { time }) : time}
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
    </li>
  );
}
