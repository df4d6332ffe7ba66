'use client';

import { useEffect, useRef } from 'react';
import { onScrollFrame } from './page-scroll';

/**
 * The chart axis along the right edge of a wide window; its mark says how far down the reader is. It is written past
 * React, so that scrolling renders nothing. (A scroll-driven animation would do it without script, but not in Firefox.)
 */
export function PriceAxis() {
  const axis = useRef<HTMLDivElement>(null);
  useEffect(() => {
    function update() {
      axis.current?.style.setProperty('--progress', readingProgress().toFixed(4));
    }
    update();
    return onScrollFrame(update);
  }, []);
  return (
    <div ref={axis} aria-hidden="true" className="price-axis">
      <div className="price-axis-marker" />
    </div>
  );
}

/** @returns how far down the page the reader is, from 0 at the top to 1; 0 on a page that does not scroll */
function readingProgress(): number {
  const { clientHeight, scrollHeight } = document.documentElement;
  const room = scrollHeight - clientHeight;
  return room > 0 ? Math.min(1, Math.max(0, window.scrollY / room)) : 0;
}
