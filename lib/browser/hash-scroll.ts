import { isPlainClick } from './plain-click';
import { REDUCED_MOTION_QUERY } from './preference';

/** How long a scroll to a section takes. */
const SCROLL_DURATION_MS = 1800;
/** From a load with a hash until the page scrolls there. */
const HASH_DELAY_MS = 100;
/** The section that starts the page: its link leads to the very top, not above its text. */
const PAGE_START = 'home';

/**
 * Makes links into the open page scroll there, and a load with a hash too; an answer that it leads to is opened.
 * The order keeps both Back and Tab right: history entry, scroll, focus.
 */
export function startHashScroll(): void {
  let stop = () => {};

  function go(element: HTMLElement) {
    stop();
    const target = revealTarget(element);
    stop = scrollTo(element);
    // Not after the animation: Tab has to lead into the section from an interrupted one as well.
    focusTarget(target);
  }

  const named = elementOf(window.location.hash);
  if (named) {
    // Before the scroll, and after a reload, which scrolls nowhere.
    revealTarget(named);
    if (isNewVisit()) stop = afterLoad(() => go(named));
  }
  // In the bubble phase: a menu that the click closes has returned the focus to its button by then.
  window.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const element = link && hashTarget(event, link);
    if (!element) return;
    event.preventDefault();
    // A second click on the same link scrolls again, but Back should not have to be pressed twice for it.
    if (link.hash !== window.location.hash) window.history.pushState(null, '', link.hash);
    go(element);
  });
  // The browser follows a new hash, and Back and Forward, but leaves a closed answer closed.
  window.addEventListener('hashchange', () => {
    const element = elementOf(window.location.hash);
    if (element?.closest('details')) go(element);
  });
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
  const element = elementOf(link.hash);
  // A menu that React does not drive, or not yet, is opened and closed by the page's address.
  const isMenu = element instanceof HTMLDialogElement || document.querySelector('dialog:target');
  return isMenu ? null : element;
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

/** @returns whether the visitor came by a link or an address, rather than by Reload, Back or Forward. */
function isNewVisit(): boolean {
  const [entry] = window.performance.getEntriesByType('navigation');
  const type = (entry as PerformanceNavigationTiming | undefined)?.type;
  return type !== 'reload' && type !== 'back_forward';
}

/**
 * Scrolls a moment after the load, when the style sheet has given the page its height, unless the visitor takes hold of the page
 * before. @returns calls it off
 */
function afterLoad(scroll: () => void): () => void {
  const controller = new AbortController();
  const stopListening = onInterruption(stop);
  let timer: ReturnType<typeof setTimeout> | undefined;

  function stop() {
    clearTimeout(timer);
    controller.abort();
    stopListening();
  }
  function wait() {
    timer = setTimeout(() => {
      stop();
      scroll();
    }, HASH_DELAY_MS);
  }
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { signal: controller.signal });
  return stop;
}

/** Keys that do nothing by themselves. */
const MODIFIER_KEYS = new Set(['Shift', 'Control', 'Alt', 'Meta', 'AltGraph', 'CapsLock']);

/**
 * What shows that the visitor wants the page elsewhere. `pointerdown` stands for a grip on the scroll bar and
 * for the middle button's scrolling, `popstate` for Back and Forward, where the browser restores the position.
 */
const INTERRUPTIONS = ['wheel', 'touchstart', 'touchmove', 'pointerdown', 'keydown', 'popstate'];

/** Calls `listener` whenever the visitor takes hold of the page. @returns stops it */
function onInterruption(listener: () => void): () => void {
  const controller = new AbortController();
  function handle(event: Event) {
    if (event instanceof KeyboardEvent && MODIFIER_KEYS.has(event.key)) return;
    listener();
  }
  // Captured, so that nothing on the page can keep an interruption to itself.
  const options = { capture: true, passive: true, signal: controller.signal };
  for (const name of INTERRUPTIONS) window.addEventListener(name, handle, options);
  return () => controller.abort();
}

/**
 * Scrolls until it arrives or the visitor interrupts. Target and duration are looked up in every frame: the layout may
 * move on the way, and a visitor may ask for reduced motion, which arrives at once.
 * @returns stops the scroll where it is
 */
function scrollTo(element: HTMLElement): () => void {
  const from = window.scrollY;
  const start = performance.now();
  let frame = 0;
  const stopListening = onInterruption(stop);

  function stop() {
    cancelAnimationFrame(frame);
    stopListening();
  }

  function step(now: number) {
    const isReduced = window.matchMedia?.(REDUCED_MOTION_QUERY).matches;
    const time = isReduced ? 1 : Math.min(1, Math.max(0, (now - start) / SCROLL_DURATION_MS));
    const top = from + (targetPosition(element) - from) * eased(time);
    // "instant" whatever the page's own scroll behaviour: two animations would fight.
    window.scrollTo({ top, behavior: 'instant' });
    if (time === 1) stop();
    else frame = requestAnimationFrame(step);
  }

  step(start);
  return stop;
}

/** Cubic ease-in-out from 0 to 1: leaves and arrives gently and never turns back. */
function eased(time: number): number {
  return time < 0.5 ? 4 * time ** 3 : 1 - (2 - 2 * time) ** 3 / 2;
}

/** @returns the position in CSS pixels that shows `element` under the header, within what the page can scroll. */
function targetPosition(element: Element): number {
  if (element.id === PAGE_START) return 0;
  const root = document.documentElement;
  const { scrollHeight, clientHeight } = root;
  // For the header, and for what is shown above the element.
  const room = Number.parseFloat(getComputedStyle(root).scrollPaddingTop) || 0;
  const margin = Number.parseFloat(getComputedStyle(element).scrollMarginTop) || 0;
  const top = element.getBoundingClientRect().top + window.scrollY;
  const wanted = top - room - margin;
  return Math.max(0, Math.min(wanted, scrollHeight - clientHeight));
}

/**
 * Opens the disclosure that a link leads to, or into. One of the same name closes, as on a click.
 * @returns what takes the focus there: the disclosure's summary, or the element itself where it is none
 */
function revealTarget(element: HTMLElement): HTMLElement {
  const details = element.closest('details');
  if (details) details.open = true;
  return (details === element && element.querySelector('summary')) || element;
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
