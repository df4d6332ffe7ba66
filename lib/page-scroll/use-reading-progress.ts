'use client';

import { type RefObject, useEffect } from 'react';
import { onScrollFrame } from './on-scroll-frame';
import { readingProgress } from './reading-progress';

/**
 * Keeps the custom property `--progress` of an element at how far down the page is, from 0 to 1. It writes
 * past React, so that scrolling renders nothing.
 */
export function useReadingProgress(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    function update() {
      const { clientHeight, scrollHeight } = document.documentElement;
      const progress = readingProgress({
        scrollY: window.scrollY,
        viewportHeight: clientHeight,
        documentHeight: scrollHeight,
      });
      ref.current?.style.setProperty('--progress', progress.toFixed(4));
    }
    update();
    return onScrollFrame(update);
  }, [ref]);
}
