import { startParticles } from './particles';

const MOTION_QUERY = '(prefers-reduced-motion: no-preference)';
const CURSOR_QUERY = `${MOTION_QUERY} and (hover: hover) and (pointer: fine) and (min-width: 1024px) and (forced-colors: none)`;

export function startAmbience(): void {
  const canvas = document.createElement('canvas');
  canvas.className = 'particles';
  showWhile(MOTION_QUERY, canvas, startParticles);
  const ring = document.createElement('div');
  ring.dataset.cursor = '';
  showWhile(CURSOR_QUERY, ring, startCursor);
}

/** Keeps a decoration on the page while the media query matches. @param start must end with the signal */
function showWhile<Decoration extends HTMLElement>(
  query: string,
  element: Decoration,
  start: (element: Decoration, signal: AbortSignal) => void,
): void {
  const list = matchMedia(query);
  let ending: AbortController | undefined;
  function follow() {
    ending?.abort();
    element.remove();
    if (!list.matches) return;
    ending = new AbortController();
    document.body.append(element);
    start(element, ending.signal);
  }
  element.ariaHidden = 'true';
  list.addEventListener('change', follow);
  follow();
}

/** Time the ring takes to cover about two thirds of the way to the pointer. */
const TIME_CONSTANT_MS = 60;
/** The ring hides over controls, because it would cover their labels. */
const CONTROLS = 'a, button, input, label, select, summary, textarea';
const REST_PX = 0.1;

function startCursor(ring: HTMLElement, signal: AbortSignal): void {
  let target = { x: 0, y: 0 };
  let current: typeof target | null = null;
  let frame = 0;
  let last = 0;

  function place(point: typeof target) {
    current = point;
    ring.style.transform = `translate3d(${point.x}px, ${point.y}px, 0)`;
    const isSettled = Math.hypot(target.x - point.x, target.y - point.y) < REST_PX;
    frame = isSettled ? 0 : requestAnimationFrame(step);
  }

  /** Exponential smoothing is independent of the frame rate. */
  function step(now: number) {
    const { x, y } = current ?? target;
    const share = 1 - Math.exp(-Math.max(0, now - last) / TIME_CONSTANT_MS);
    last = now;
    place({ x: x + (target.x - x) * share, y: y + (target.y - y) * share });
  }

  addEventListener(
    'pointermove',
    ({ pointerType, clientX, clientY, target: under }) => {
      if (pointerType !== 'mouse') return;
      target = { x: clientX, y: clientY };
      const isOverControl = under instanceof Element && under.closest(CONTROLS) !== null;
      ring.toggleAttribute('data-visible', !isOverControl);
      if (frame !== 0) return;
      last = performance.now();
      place(current ?? target);
    },
    { passive: true, signal },
  );
  function hide() {
    current = null;
    delete ring.dataset.visible;
    cancelAnimationFrame(frame);
    frame = 0;
  }
  document.documentElement.addEventListener('pointerleave', hide, { signal });
  signal.addEventListener('abort', hide);
}
