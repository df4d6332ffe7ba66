'use client';

import { useEffect, useState } from 'react';

function onScrollFrame(listener: () => void): () => void {
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

/** CSS pixels below the window's top. */
const SECTION_OFFSET_PX = 100;

/** Returns the id of the section that the visitor reads, of those that the selector finds. */
export function useActiveSection(selector: string): string | null {
  const [active, setActive] = useState<string | null>(null);

  useEffect(() => {
    const update = () => setActive(activeSection(selector));
    update();
    return onScrollFrame(update);
  }, [selector]);

  return active;
}

/** Returns the last section that begins above the offset line; at the page's end, the last visible section. */
function activeSection(selector: string): string | null {
  const { clientHeight, scrollHeight } = document.documentElement;
  const bottom = window.scrollY + clientHeight;
  // With fractional zoom, scrolling can end 1 px early.
  const isAtEnd = window.scrollY > 0 && bottom >= scrollHeight - 1;
  const line = isAtEnd ? clientHeight - 1 : SECTION_OFFSET_PX;
  const sections = [...document.querySelectorAll(selector)];
  const reached = sections.findLast((section) => section.getBoundingClientRect().top <= line);
  return (reached ?? sections[0])?.id ?? null;
}
