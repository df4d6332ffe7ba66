import { REDUCED_MOTION_QUERY } from '@/lib/browser/preference';
import { startParticles } from './particles';

const CURSOR_QUERY =
  '(hover: hover) and (pointer: fine) and (min-width: 1024px) and (forced-colors: none)';

export function startAmbience(): void {
  const canvas = document.createElement('canvas');
  canvas.ariaHidden = 'true';
  canvas.className = 'particles';
  document.body.append(canvas);
  startParticles(canvas);
  if (matchMedia(CURSOR_QUERY).matches) startCursor();
  // Reduced motion may be switched on later.
  matchMedia(REDUCED_MOTION_QUERY).addEventListener('change', () => {
    for (const part of document.querySelectorAll('.particles, [data-cursor]')) part.remove();
  });
}

/** Time the ring takes to cover about two thirds of the way to the pointer. */
const TIME_CONSTANT_MS = 60;
/** The ring hides over controls, because it would cover their labels. */
const CONTROLS = 'a, button, input, label, select, summary, textarea';
const REST_PX = 0.1;

export function startCursor(): void {
  const ring = document.createElement('div');
  ring.ariaHidden = 'true';
  ring.dataset.cursor = '';
  document.body.append(ring);
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
    { passive: true },
  );
  document.documentElement.addEventListener('pointerleave', () => {
    current = null;
    delete ring.dataset.visible;
    cancelAnimationFrame(frame);
    frame = 0;
  });
}
