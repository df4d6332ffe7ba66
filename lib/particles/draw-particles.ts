import { tokens } from '@/engine/chart/tokens';
import type { Particle } from './particles';

/**
 * Paints the particles over a cleared canvas.
 * @param scale device pixels per CSS pixel
 */
export function drawParticles(
  context: CanvasRenderingContext2D,
  particles: readonly Particle[],
  scale: number,
): void {
  const { width, height } = context.canvas;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, width, height);
  context.setTransform(scale, 0, 0, scale, 0, 0);
  context.fillStyle = tokens.tide;
  for (const { x, y, radius, alpha } of particles) {
    context.globalAlpha = alpha;
    context.beginPath();
    context.arc(x, y, radius, 0, 2 * Math.PI);
    context.fill();
  }
}
