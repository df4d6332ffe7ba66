'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';

/**
 * Calls `listener` once per frame in which the page was scrolled or the window resized.
 * @returns stops it
 */
export function onScrollFrame(listener: () => void): () => void {
  let frame: number | null = null;

  function run() {
    frame = null;
    listener();
  }

  function schedule() {
    frame ??= requestAnimationFrame(run);
  }

  window.addEventListener('scroll', schedule, { passive: true });
  window.addEventListener('resize', schedule);
  return () => {
    window.removeEventListener('scroll', schedule);
    window.removeEventListener('resize', schedule);
    if (frame !== null) cancelAnimationFrame(frame);
  };
}

/** Pixels that the page may be scrolled and still count as being at the top. */
const SCROLLED_THRESHOLD_PX = 10;

/** @returns whether the page is scrolled past the threshold, live; false in the prerendered page. */
export function useScrolled(): boolean {
  return useSyncExternalStore(
    onScrollFrame,
    () => window.scrollY > SCROLLED_THRESHOLD_PX,
    () => false,
  );
}

/** The way on that the first view offers; the header offers the same, quieter, while it is in sight. */
const FIRST_ACTION = '#home .button-primary';

/** @returns whether that one has gone by, live; false in the prerendered page and where there is none. */
export function usePastAction(): boolean {
  return useSyncExternalStore(
    onScrollFrame,
    () => (document.querySelector(FIRST_ACTION)?.getBoundingClientRect().bottom ?? 1) <= 0,
    () => false,
  );
}

/** Pixels below the top of the window where a section begins to count as the one in view. */
const SECTION_OFFSET_PX = 100;

/**
 * Follows which of the sections the reader is in.
 * @param ids ids of elements in any order; those that are not on the page are passed over
 * @returns the id, live; null in the prerendered page and where none of them is on the page
 */
export function useActiveSection(ids: readonly string[]): string | null {
  const [active, setActive] = useState<string | null>(null);
  // The text stays equal when a render makes a new list of the same ids.
  const key = ids.join(' ');

  useEffect(() => {
    const update = () => setActive(activeSection(key.split(' ')));
    update();
    return onScrollFrame(update);
  }, [key]);

  return active;
}

/**
 * The last section that has reached the offset line. Above the first section it is the first; at the end of the page,
 * where a short last section never reaches the line, it is the last one whose top can be seen or has gone by.
 */
function activeSection(ids: readonly string[]): string | null {
  const { clientHeight, scrollHeight } = document.documentElement;
  const bottom = window.scrollY + clientHeight;
  // One pixel of slack: at fractional zoom the last position is rounded down. A page that does not scroll has no end.
  const isAtEnd = window.scrollY > 0 && bottom >= scrollHeight - 1;
  const line = isAtEnd ? clientHeight - 1 : SECTION_OFFSET_PX;
  const sections = ids
    .flatMap((id) => document.getElementById(id) ?? [])
    .map((element) => ({ id: element.id, top: element.getBoundingClientRect().top }))
    .sort((one, other) => one.top - other.top);
  const reached = sections.findLast(({ top }) => top <= line);
  return (reached ?? sections[0])?.id ?? null;
}
