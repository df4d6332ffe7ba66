import { isPlainClick } from './plain-click';
import { REDUCED_MOTION_QUERY } from './preference';

const SCROLL_DURATION_MS = 1800;
const HASH_DELAY_MS = 100;
/** Links to the section with this id scroll to the top of the page. */
const PAGE_START = 'home';

/**
 * Scrolls to a hash link's target and, on a new visit, to the address's hash. Keep this order: history, scroll, focus.
 * Any other order breaks Back or Tab.
 */
export function startHashScroll(): void {
  let stop = () => {};

  function go(element: HTMLElement) {
    stop();
    const target = revealTarget(element);
    stop = scrollTo(element);
    // Move focus now, not after the animation: after an interruption, Tab must continue from the target.
    focusTarget(target);
  }

  const named = elementOf(location.hash);
  if (named) {
    revealTarget(named);
    if (isNewVisit()) stop = afterLoad(named, () => go(named));
  }
  // In the bubble phase: if a click closes a menu, the menu's button gets the focus before `go` moves it.
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const element = link && hashTarget(event, link);
    if (!element) return;
    event.preventDefault();
    // A second click on the same link scrolls again, but adds no history entry: one press of Back is enough.
    if (link.hash !== location.hash) history.pushState(null, '', link.hash);
    go(element);
  });
  // Browsers scroll to a new hash, but may leave its `<details>` closed.
  addEventListener('hashchange', () => {
    const element = elementOf(location.hash);
    if (element?.closest('details')) go(element);
  });
}

/**
 * Returns the target of a plain click on a link to this page. A link without a query matches the page
 * with any query.
 */
function hashTarget(event: MouseEvent, link: HTMLAnchorElement): HTMLElement | null {
  if (event.defaultPrevented || link.hasAttribute('download')) return null;
  if (!isPlainClick(event, link.target)) return null;
  const page = location;
  if (link.origin !== page.origin || link.pathname !== page.pathname) return null;
  if (link.search !== '' && link.search !== page.search) return null;
  const element = elementOf(link.hash);
  // Before hydration, the menu opens and closes through `:target`, which needs the browser's own navigation.
  const isMenu = element instanceof HTMLDialogElement || document.querySelector('dialog:target');
  return isMenu ? null : element;
}

function elementOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

function isNewVisit(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  const type = (entry as PerformanceNavigationTiming | undefined)?.type;
  return type !== 'reload' && type !== 'back_forward';
}

/**
 * Scrolls once the element is visible: after the style sheet has set the page height, or 3 s after it was lost
 * (`critical-css.ts`). An interruption cancels this. Returns a cancel function.
 */
function afterLoad(element: HTMLElement, scroll: () => void): () => void {
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
      if (getComputedStyle(element).visibility === 'hidden') return wait();
      stop();
      scroll();
    }, HASH_DELAY_MS);
  }
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { signal: controller.signal });
  return stop;
}

const MODIFIER_KEYS = new Set(['Shift', 'Control', 'Alt', 'Meta', 'AltGraph', 'CapsLock']);

/** `pointerdown`: the scroll bar and middle-button scrolling. `popstate`: Back and Forward. */
const INTERRUPTIONS = ['wheel', 'touchstart', 'touchmove', 'pointerdown', 'keydown', 'popstate'];

function onInterruption(listener: () => void): () => void {
  const controller = new AbortController();
  function handle(event: Event) {
    if (event instanceof KeyboardEvent && MODIFIER_KEYS.has(event.key)) return;
    listener();
  }
  const options = { capture: true, signal: controller.signal };
  for (const name of INTERRUPTIONS) addEventListener(name, handle, options);
  return () => controller.abort();
}

/**
 * Scrolls until arrival or interruption. Measures the target in each frame, because the layout may shift.
 * @returns a stop function
 */
function scrollTo(element: HTMLElement): () => void {
  const from = scrollY;
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
    // "instant" overrides the page's smooth scrolling, which would compete.
    window.scrollTo({ top, behavior: 'instant' });
    if (time === 1) stop();
    else frame = requestAnimationFrame(step);
  }

  step(start);
  return stop;
}

function eased(time: number): number {
  return time < 0.5 ? 4 * time ** 3 : 1 - (2 - 2 * time) ** 3 / 2;
}

/** Returns the scroll position to reach, in CSS pixels. */
function targetPosition(element: Element): number {
  if (element.id === PAGE_START) return 0;
  const root = document.documentElement;
  const { scrollHeight, clientHeight } = root;
  const room = Number.parseFloat(getComputedStyle(root).scrollPaddingTop) || 0;
  const margin = Number.parseFloat(getComputedStyle(element).scrollMarginTop) || 0;
  const top = element.getBoundingClientRect().top + scrollY;
  const wanted = top - room - margin;
  return Math.max(0, Math.min(wanted, scrollHeight - clientHeight));
}

/** Opens the target's `<details>`, if any. @returns the element to focus */
function revealTarget(element: HTMLElement): HTMLElement {
  const details = element.closest('details');
  if (details) details.open = true;
  return (details === element && element.querySelector('summary')) || element;
}

/** Focuses without scrolling; makes the element focusable while it has focus. */
function focusTarget(element: HTMLElement): void {
  const needsHelp = element.tabIndex < 0 && !element.hasAttribute('tabindex');
  if (needsHelp) {
    element.setAttribute('tabindex', '-1');
    // A section left focusable would take focus when its text is clicked.
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}
