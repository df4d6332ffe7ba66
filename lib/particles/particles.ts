/** Narrowest window, in CSS pixels, that gets particles. */
const MIN_WIDTH = 480;

/** Fastest drift, in CSS pixels per second. */
const MAX_DRIFT = 9;

/** How far outside the canvas a particle may be, in CSS pixels, so that none vanishes while it can be seen. */
const MARGIN = 4;

/** Lengths in CSS pixels. */
export interface Particle {
  x: number;
  y: number;
  /** Pixels per second. */
  driftX: number;
  driftY: number;
  radius: number;
  /** Opacity, from 0 to 1. */
  alpha: number;
}

interface Size {
  width: number;
  height: number;
}

/**
 * How many particles a window gets and how often they are drawn.
 * @param width of the window in CSS pixels
 * @param touch whether the main pointer is a finger: such devices get fewer, and save battery
 */
export function particleBudget({ width, touch }: { width: number; touch: boolean }): {
  count: number;
  fps: number;
} {
  const fps = touch ? 20 : 60;
  if (width < MIN_WIDTH) return { count: 0, fps };
  const count = touch ? Math.min(8, Math.floor(width / 80)) : Math.min(40, Math.floor(width / 30));
  return { count, fps };
}

/**
 * Particles like soundings on a sea chart: tiny dots, scattered evenly, which drift slowly and mostly sideways.
 * @param random numbers from 0 to below 1
 */
export function createParticles(count: number, size: Size, random: () => number): Particle[] {
  return Array.from({ length: count }, () => ({
    x: random() * size.width,
    y: random() * size.height,
    driftX: (random() * 2 - 1) * MAX_DRIFT,
    driftY: ((random() * 2 - 1) * MAX_DRIFT) / 3,
    radius: 0.6 + random() * 0.9,
    alpha: 0.12 + random() * 0.22,
  }));
}

/** @returns the particles `elapsed` milliseconds later; who drifts out on one side comes in on the other. */
export function stepParticles(
  particles: readonly Particle[],
  size: Size,
  elapsed: number,
): Particle[] {
  return particles.map((particle) => ({
    ...particle,
    x: wrap(particle.x + (particle.driftX * elapsed) / 1000, size.width),
    y: wrap(particle.y + (particle.driftY * elapsed) / 1000, size.height),
  }));
}

/** @returns `position` brought into the range from -MARGIN to `length` + MARGIN by going round. */
function wrap(position: number, length: number): number {
  const range = length + 2 * MARGIN;
  return ((((position + MARGIN) % range) + range) % range) - MARGIN;
}
