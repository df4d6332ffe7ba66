'use client';

import { useEffect, useRef } from 'react';
import { onScrollFrame } from './page-scroll';

/** From the top of the window to the top of a section that the reader has come to. */
const ARRIVED_PX = 96;

/** A section as the axis names it. */
interface Part {
  id: string;
  name: string;
}

/**
 * The numbered sections on the axis of a wide window, with a tag at the one that is read. A scroll-driven animation moves
 * the tag (`chart-paper.css`); where there is none, what is written here does, past React: scrolling renders nothing.
 */
export function PriceAxis({
  label,
  parts,
}: {
  /** Accessible name of the list. */
  label: string;
  /** In the order of their numbers. */
  parts: readonly Part[];
}) {
  const axis = useRef<HTMLElement>(null);
  useEffect(() => {
    const update = () => axis.current?.style.setProperty('--reading', `${partsRead(parts)}`);
    update();
    const stopFollowing = onScrollFrame(update);
    const ending = new AbortController();
    const { signal } = ending;
    const setQuiet = (event: Event) =>
      axis.current?.toggleAttribute(
        'data-quiet',
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
    <nav ref={axis} aria-label={label} className="price-axis">
      {parts.map(({ id, name }) => (
        <a key={id} href={`#${id}`}>
          {name}
        </a>
      ))}
    </nav>
  );
}

/**
 * @returns how many sections the reader has gone on from the first; a section counts in fractions while its top goes from
 * 40 % of the window's height to under the header, as it does in the scroll-driven animation
 */
function partsRead(parts: readonly Part[]): number {
  const start = 0.4 * document.documentElement.clientHeight;
  return parts.slice(1).reduce((sum, { id }) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top ?? start;
    return sum + Math.min(1, Math.max(0, (start - top) / (start - ARRIVED_PX)));
  }, 0);
}
