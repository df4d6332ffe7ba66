import { SCROLL_OFFSET } from './scroll-curve';

/** The section that starts the page: its link leads to the very top, not to 80 px above its text. */
const PAGE_START = 'home';

/** @returns the position in CSS pixels that shows `element` under the header, within what the page can scroll. */
export function targetPosition(element: Element): number {
  if (element.id === PAGE_START) return 0;
  const { scrollHeight, clientHeight } = document.documentElement;
  const wanted = element.getBoundingClientRect().top + window.scrollY - SCROLL_OFFSET;
  return Math.max(0, Math.min(wanted, scrollHeight - clientHeight));
}
