'use client';

import { useRef } from 'react';
import { useReadingProgress } from '@/lib/page-scroll/use-reading-progress';

/** The chart axis along the right edge of a wide window; its mark says how far down the reader is. */
export function PriceAxis() {
  const axis = useRef<HTMLDivElement>(null);
  useReadingProgress(axis);
  return (
    <div ref={axis} aria-hidden="true" className="price-axis">
      <div className="price-axis-marker" />
    </div>
  );
}
