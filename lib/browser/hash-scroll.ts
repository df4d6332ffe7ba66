'use client';

import { useEffect } from 'react';
import { animateScroll, onInterruption } from './animate-scroll';
import { REDUCED_MOTION_QUERY } from './motion';
import { isPlainClick } from './plain-click';

/** How long a scroll to a section takes. */
const SCROLL_DURATION_MS = 1800;
/** What stays free above the section, for the header. */
const SCROLL_OFFSET_PX = 80;
/** From a load with a hash until the page scrolls there. */
export const HASH_DELAY_MS = 100;
/** The section that starts the page: its link leads to the very top, not to 80 px above its text. */
const PAGE_START = 'home';

/**
 * Makes links into the open page scroll there, and a load with a hash too. For the root layout, once.
 * An answer that it leads to is opened. The order is the one that keeps both Back and Tab right: history entry, scroll,
 * focus.
 */
export function useHashScroll(): void {
  useEffect(() => {
    let stop = () => {};

    function go(element: HTMLElement) {
      stop();
      const target = revealTarget(element);
      stop = animateScroll(() => targetPosition(element), scrollDurationMs);
      // Not after the animation: Tab has to lead into the section from an interrupted one as well.
      focusTarget(target);
    }

    function onClick(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const element = link && hashTarget(event, link);
      if (!link || !element) return;
      event.preventDefault();
      // A second click on the same link scrolls again, but Back should not have to be pressed twice for it.
      if (link.hash !== window.location.hash) window.history.pushState(null, '', link.hash);
      go(element);
    }

    /** The browser follows a new hash, and Back and Forward, by itself; but it leaves a closed answer closed. */
    function onHashChange() {
      const element = elementOf(window.location.hash);
      if (element instanceof HTMLDetailsElement) go(element);
    }

    // Before the scroll, and after a reload, which scrolls nowhere.
    const named = elementOf(window.location.hash);
    if (named) revealTarget(named);
    const stopLoad = onHashLoad(go);
    // Last in line: a menu that the click closes has given the focus back to its button by then.
    window.addEventListener('click', onClick);
    window.addEventListener('hashchange', onHashChange);
    return () => {
      stop();
      stopLoad();
      window.removeEventListener('click', onClick);
      window.removeEventListener('hashchange', onHashChange);
    };
  }, []);
}

/**
 * What a plain click on a link into the open page leads to; null where the click is the browser's.
 * A query of the page (a campaign's, say) does not make `/#pricing` another page.
 */
function hashTarget(event: MouseEvent, link: HTMLAnchorElement): HTMLElement | null {
  if (event.defaultPrevented || link.hasAttribute('download')) return null;
  if (!isPlainClick(event, link.target)) return null;
  const page = window.location;
  if (link.origin !== page.origin || link.pathname !== page.pathname) return null;
  if (link.search !== '' && link.search !== page.search) return null;
  return elementOf(link.hash);
}

/** @returns the element that a hash such as `#faqs` names, or null */
function elementOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // A lone percent sign is no encoding.
    return null;
  }
}

/**
 * On a page that was opened with a hash, calls `go` with the element it names, a moment after the load, unless
 * the visitor has taken hold of the page by then. A reload and a return through history are left alone: there
 * the browser puts the visitor back where they were.
 * @returns stops it
 */
function onHashLoad(go: (element: HTMLElement) => void): () => void {
  const element = isNewVisit() ? elementOf(window.location.hash) : null;
  if (!element) return () => {};

  const timer = setTimeout(() => {
    stop();
    go(element);
  }, HASH_DELAY_MS);
  const stopListening = onInterruption(stop);

  function stop() {
    clearTimeout(timer);
    stopListening();
  }
  return stop;
}

/** @returns whether the visitor came by a link or an address, rather than by Reload, Back or Forward. */
function isNewVisit(): boolean {
  const [entry] = window.performance.getEntriesByType('navigation');
  const type = (entry as PerformanceNavigationTiming | undefined)?.type;
  return type !== 'reload' && type !== 'back_forward';
}

/**
 * Opens the disclosure that a link leads to. One of the same name closes, as on a click.
 * @returns what takes the focus there: its summary, or the element itself where it is no disclosure
 */
function revealTarget(element: HTMLElement): HTMLElement {
  if (!(element instanceof HTMLDetailsElement)) return element;
  element.open = true;
  return element.querySelector('summary') ?? element;
}

/** @returns the position in CSS pixels that shows `element` under the header, within what the page can scroll. */
function targetPosition(element: Element): number {
  if (element.id === PAGE_START) return 0;
  const { scrollHeight, clientHeight } = document.documentElement;
  const wanted = element.getBoundingClientRect().top + window.scrollY - SCROLL_OFFSET_PX;
  return Math.max(0, Math.min(wanted, scrollHeight - clientHeight));
}

/** @returns how long a scroll takes for this visitor, asked for anew in every frame. */
function scrollDurationMs(): number {
  return window.matchMedia?.(REDUCED_MOTION_QUERY).matches ? 0 : SCROLL_DURATION_MS;
}

/**
 * Moves the focus to where a link led, as the browser does for a native one: Tab then leads on from there. The
 * page is not scrolled by it. An element that cannot take focus can until it loses it.
 */
function focusTarget(element: HTMLElement): void {
  const needsHelp = element.tabIndex < 0 && !element.hasAttribute('tabindex');
  if (needsHelp) {
    element.setAttribute('tabindex', '-1');
    // Left focusable, a section would take the focus at every click on its text.
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}
