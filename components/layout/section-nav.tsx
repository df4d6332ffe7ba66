'use client';

import { useEffect, useRef } from 'react';
import { onScrollFrame } from './page-scroll';

const ARRIVED_PX = 96;

interface Part {
  id: string;
  name: string;
}

/** An effect sets `--reading` without rerendering; scroll-driven animations (`page-grid.css`) override it if supported. */
export function SectionNav({ label, parts }: { label: string; parts: readonly Part[] }) {
  const axis = useRef<HTMLElement>(null);
  useEffect(() => {
    const update = () => axis.current?.style.setProperty('--reading', `${sectionProgress(parts)}`);
    update();
    const stopFollowing = onScrollFrame(update);
    const ending = new AbortController();
    const { signal } = ending;
    const setQuiet = (event: Event) =>
      axis.current?.toggleAttribute(
        'data-labels-hidden',
        event instanceof KeyboardEvent && event.key === 'Escape',
      );
    window.addEventListener('keydown', setQuiet, { signal });
    axis.current?.addEventListener('pointerover', setQuiet, { signal });
    return () => {
      stopFollowing();
      ending.abort();
    };
  }, [parts]);
  return (
    <nav ref={axis} aria-label={label} className="section-nav">
      {parts.map(({ id, name }) => (
        <a key={id} href={`#${id}`}>
          {name}
        </a>
      ))}
    </nav>
  );
}

/** Counts passed sections, with fractions, like the scroll-driven animation. */
function sectionProgress(parts: readonly Part[]): number {
  const start = 0.4 * document.documentElement.clientHeight;
  return parts.slice(1).reduce((sum, { id }) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top ?? start;
    return sum + Math.min(1, Math.max(0, (start - top) / (start - ARRIVED_PX)));
  }, 0);
}
