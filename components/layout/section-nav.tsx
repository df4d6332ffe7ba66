'use client';

import { useEffect, useRef } from 'react';
import { useActiveSection } from './page-scroll';

interface Part {
  id: string;
  name: string;
}

/** Marks the current section with a tag, as a chart marks the last price. */
export function SectionNav({ label, parts }: { label: string; parts: readonly Part[] }) {
  const axis = useRef<HTMLElement>(null);
  const active = useActiveSection(parts.map(({ id }) => `#${id}`).join());
  useEffect(() => {
    const index = parts.findIndex(({ id }) => id === active);
    axis.current?.style.setProperty('--reading', `${Math.max(0, index)}`);
  }, [parts, active]);
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    const setQuiet = (event: Event) =>
      axis.current?.toggleAttribute(
        'data-labels-hidden',
        event instanceof KeyboardEvent && event.key === 'Escape',
      );
    window.addEventListener('keydown', setQuiet, { signal });
    axis.current?.addEventListener('pointerover', setQuiet, { signal });
    return () => ending.abort();
  }, []);
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
