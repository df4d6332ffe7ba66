'use client';

import { useEffect, useState } from 'react';
import { onScrollFrame } from '../page-scroll/on-scroll-frame';
import { activeSection, SECTION_OFFSET, type SectionTop } from './active-section';

/**
 * Follows which of the sections the reader is in.
 * @param ids ids of elements; those that are not on the page are passed over
 * @returns the id, live; null in the prerendered page and where none of them is on the page
 */
export function useActiveSection(ids: readonly string[]): string | null {
  const [active, setActive] = useState<string | null>(null);
  // The text stays equal when a render makes a new list of the same ids.
  const key = ids.join(' ');

  useEffect(() => {
    function update() {
      const { clientHeight, scrollHeight } = document.documentElement;
      setActive(
        activeSection(key.split(' ').flatMap(sectionTop), {
          scrollY: window.scrollY,
          offset: SECTION_OFFSET,
          viewportHeight: clientHeight,
          documentHeight: scrollHeight,
        }),
      );
    }
    update();
    return onScrollFrame(update);
  }, [key]);

  return active;
}

/** @returns where the element stands, in a list that is empty when there is none. */
function sectionTop(id: string): SectionTop[] {
  const element = document.getElementById(id);
  if (!element) return [];
  return [{ id, top: element.getBoundingClientRect().top + window.scrollY }];
}
