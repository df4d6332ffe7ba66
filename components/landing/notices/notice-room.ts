'use client';

import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** What a visitor presses, and the messages after a press. Prices are found by their currency sign. */
const PRESSED =
  'a[href], button, input, select, textarea, summary, label, [tabindex="0"], [data-sonner-toast], .live-region';

/** Kept free around a notice, for the ring of what has the focus. */
const MARGIN_PX = 8;

/**
 * Keeps notices off whatever a visitor presses and off every price, whatever brought it under them: a scroll, an answer
 * that opens, a toast.
 * @param room where notices stand, also while there is none
 * @param shown the notices on screen; the room may grow with them
 * @param onChange told whether nothing of that kind lies in the room; never told in a browser that cannot tell
 */
export function useClearRoom(
  room: RefObject<HTMLElement | null>,
  shown: readonly unknown[],
  onChange: (isClear: boolean) => void,
) {
  const report = useEffectEvent(onChange);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a notice that is higher than its room makes it grow
  useEffect(() => {
    if (!room.current || !('IntersectionObserver' in window)) return;
    let stop = watchRoom(room.current, report);
    function restart() {
      stop();
      if (room.current) stop = watchRoom(room.current, report);
    }
    window.addEventListener('resize', restart);
    return () => {
      window.removeEventListener('resize', restart);
      stop();
    };
  }, [room, shown]);
}

/** An observer whose window is the room: the browser says what comes into it, and a scroll costs nothing. @returns stops it */
function watchRoom(room: HTMLElement, onChange: (isClear: boolean) => void): () => void {
  const { top, right, bottom, left } = room.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const outside = [top, clientWidth - right, clientHeight - bottom, left];
  const covered = new Set<Element>();

  const seen = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries)
        if (isIntersecting) covered.add(target);
        else covered.delete(target);
      onChange(covered.size === 0);
    },
    { rootMargin: outside.map((px) => `${Math.round(MARGIN_PX - px)}px`).join(' ') },
  );
  const watch = (part: Element) => {
    for (const element of presses(part)) if (!room.contains(element)) seen.observe(element);
  };
  watch(document.body);

  const changed = new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes) if (node instanceof Element) watch(node);
    for (const element of covered) if (!element.isConnected) covered.delete(element);
    onChange(covered.size === 0);
  });
  changed.observe(document.body, { childList: true, subtree: true });
  return () => {
    seen.disconnect();
    changed.disconnect();
  };
}

/** @returns what is pressed and what has a price in it, in `part` and itself */
function presses(part: Element): Element[] {
  const found = [...part.querySelectorAll(PRESSED)];
  if (part.matches(PRESSED)) found.push(part);
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { parentElement, nodeValue } = texts.currentNode;
    if (parentElement && /\p{Sc}/u.test(nodeValue ?? '')) found.push(parentElement);
  }
  return found;
}

/**
 * Gives the focus back when a notice goes that has it.
 * @param stack the list of notices
 * @returns to be called when a notice goes that may hold the focus: gives the focus back to where it came from, or to the
 * page's main part, without scrolling; does nothing while the focus is elsewhere
 */
export function useReturnFocus(stack: RefObject<HTMLElement | null>): () => void {
  const before = useRef<HTMLElement | null>(null);

  useEffect(() => {
    function onFocusIn({ target, relatedTarget }: FocusEvent) {
      const isInside = (element: EventTarget | null) =>
        element instanceof HTMLElement && stack.current?.contains(element);
      if (isInside(target) && relatedTarget instanceof HTMLElement && !isInside(relatedTarget))
        before.current = relatedTarget;
    }
    document.addEventListener('focusin', onFocusIn);
    return () => document.removeEventListener('focusin', onFocusIn);
  }, [stack]);

  return () => {
    if (!stack.current?.contains(document.activeElement)) return;
    const target = before.current?.isConnected ? before.current : document.querySelector('main');
    target?.focus({ preventScroll: true });
  };
}
