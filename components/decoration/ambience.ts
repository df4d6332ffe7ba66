import { REDUCED_MOTION_QUERY } from '@/lib/browser/preference';
import { startCursor } from './cursor';
import { startParticles } from './particles';

/** Matches where the follower may be shown; the system's own cursor is always there as well. */
const CURSOR_QUERY =
  '(hover: hover) and (pointer: fine) and (min-width: 1024px) and (forced-colors: none)';

/** Adds particles behind everything and, on a wide screen with a mouse, a crosshair that follows the pointer. */
export function startAmbience(): void {
  const canvas = document.createElement('canvas');
  canvas.ariaHidden = 'true';
  canvas.className = 'particles';
  document.body.append(canvas);
  startParticles(canvas);
  if (matchMedia(CURSOR_QUERY).matches) startCursor();
  // A visitor who asks for less motion meanwhile loses both.
  matchMedia(REDUCED_MOTION_QUERY).addEventListener('change', () => {
    for (const part of document.querySelectorAll('.particles, [data-cursor]')) part.remove();
  });
}
