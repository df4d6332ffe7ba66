'use client';

import { useEffect } from 'react';
import { animateScroll } from './animate-scroll';
import { focusTarget } from './focus-target';
import { hashId, hashTarget } from './hash-link';
import { reducedMotionQuery } from './motion';
import { onHashLoad } from './on-hash-load';
import { revealTarget } from './reveal-target';
import { SCROLL_DURATION } from './scroll-curve';
import { targetPosition } from './target-position';

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
      stop = animateScroll({ to: () => targetPosition(element), duration: scrollDuration });
      // Not after the animation: Tab has to lead into the section from an interrupted one as well.
      focusTarget(target);
    }

    function onClick(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const id = link && hashTarget(describeClick(event, link));
      const element = id ? document.getElementById(id) : null;
      if (!link || !element) return;
      event.preventDefault();
      // A second click on the same link scrolls again, but Back should not have to be pressed twice for it.
      if (link.hash !== window.location.hash) window.history.pushState(null, '', link.hash);
      go(element);
    }

    /** The browser follows a new hash, and Back and Forward, by itself; but it leaves a closed answer closed. */
    function onHashChange() {
      const element = hashElement();
      if (element instanceof HTMLDetailsElement) go(element);
    }

    // Before the scroll, and after a reload, which scrolls nowhere.
    const named = hashElement();
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

/** @returns what the hash of the address names, or null */
function hashElement(): HTMLElement | null {
  const id = hashId(window.location.hash);
  return id ? document.getElementById(id) : null;
}

/** @returns milliseconds that a scroll takes for this visitor, asked for anew in every frame. */
function scrollDuration(): number {
  return window.matchMedia?.(reducedMotionQuery).matches ? 0 : SCROLL_DURATION;
}

function describeClick(event: MouseEvent, link: HTMLAnchorElement) {
  return {
    href: link.href,
    target: link.target,
    download: link.hasAttribute('download'),
    current: window.location.href,
    button: event.button,
    modified: event.ctrlKey || event.metaKey || event.shiftKey || event.altKey,
    prevented: event.defaultPrevented,
  };
}
