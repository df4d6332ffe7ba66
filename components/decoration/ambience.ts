import { REDUCED_MOTION_QUERY } from '@/lib/browser/preference';
import { startCursor } from './cursor';
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
