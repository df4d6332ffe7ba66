'use client';

import { type RefObject, useEffect } from 'react';
import { tokens } from '@/engine/chart/tokens';
import { useDocumentVisible, useMediaQuery } from '@/lib/browser/motion';

/** Narrowest window, in CSS pixels, that gets particles. */
const MIN_WIDTH_PX = 480;

/** Fastest drift, in CSS pixels per second. */
const MAX_DRIFT_PX_PER_S = 9;

/** How far outside the canvas a particle may be, in CSS pixels, so that none vanishes while it can be seen. */
const MARGIN_PX = 4;

/** Lengths in CSS pixels. */
interface Particle {
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
 * @param isTouch whether the main pointer is a finger: such devices get fewer, and save battery
 */
function particleBudget({ width, isTouch }: { width: number; isTouch: boolean }): {
  count: number;
  fps: number;
} {
  const fps = isTouch ? 20 : 60;
  if (width < MIN_WIDTH_PX) return { count: 0, fps };
  const count = isTouch
    ? Math.min(8, Math.floor(width / 80))
    : Math.min(40, Math.floor(width / 30));
  return { count, fps };
}

/**
 * Particles like soundings on a sea chart: tiny dots, scattered evenly, which drift slowly and mostly sideways.
 * @param random numbers from 0 to below 1
 */
function createParticles(count: number, size: Size, random: () => number): Particle[] {
  return Array.from({ length: count }, () => ({
    x: random() * size.width,
    y: random() * size.height,
    driftX: (random() * 2 - 1) * MAX_DRIFT_PX_PER_S,
    driftY: ((random() * 2 - 1) * MAX_DRIFT_PX_PER_S) / 3,
    radius: 0.6 + random() * 0.9,
    alpha: 0.12 + random() * 0.22,
  }));
}

/** @returns the particles `elapsed` milliseconds later; who drifts out on one side comes in on the other. */
function stepParticles(particles: readonly Particle[], size: Size, elapsed: number): Particle[] {
  return particles.map((particle) => ({
    ...particle,
    x: wrap(particle.x + (particle.driftX * elapsed) / 1000, size.width),
    y: wrap(particle.y + (particle.driftY * elapsed) / 1000, size.height),
  }));
}

/** @returns `position` brought into the range from -MARGIN_PX to `length` + MARGIN_PX by going round. */
function wrap(position: number, length: number): number {
  const range = length + 2 * MARGIN_PX;
  return ((((position + MARGIN_PX) % range) + range) % range) - MARGIN_PX;
}

/**
 * Paints the particles over a cleared canvas.
 * @param scale device pixels per CSS pixel
 */
function drawParticles(
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

/** Matches where the main pointer is a finger. */
const TOUCH_QUERY = '(pointer: coarse)';

/** More device pixels per CSS pixel than this cost much and show nothing on dots this small. */
const MAX_SCALE = 2;

/** Longest step: after a pause the particles continue where they were. */
const MAX_STEP_MS = 100;

/**
 * Draws drifting particles on a canvas that CSS makes as large as the window.
 * @param isActive false clears the canvas and stops; a hidden tab stops too
 */
export function useParticles(
  canvasRef: RefObject<HTMLCanvasElement | null>,
  isActive: boolean,
): void {
  const isTouch = useMediaQuery(TOUCH_QUERY);
  const isRunning = useDocumentVisible() && isActive;

  useEffect(() => {
    const canvas = canvasRef.current;
    const context = canvas?.getContext('2d');
    if (!isRunning || !canvas || !context) return;
    return animate(canvas, context, isTouch);
  }, [canvasRef, isRunning, isTouch]);

  useEffect(() => {
    const canvas = canvasRef.current;
    if (!isActive) canvas?.getContext('2d')?.clearRect(0, 0, canvas.width, canvas.height);
  }, [canvasRef, isActive]);
}

/** Draws until stopped, at most as often as the budget says. @returns stops it */
function animate(canvas: HTMLCanvasElement, context: CanvasRenderingContext2D, isTouch: boolean) {
  let size = { width: 0, height: 0 };
  let particles: Particle[] = [];
  let interval = 0;
  let scale = 1;
  let frame = 0;
  let drawnAt = performance.now();

  function resize() {
    size = { width: canvas.clientWidth, height: canvas.clientHeight };
    scale = Math.min(MAX_SCALE, window.devicePixelRatio);
    canvas.width = Math.round(size.width * scale);
    canvas.height = Math.round(size.height * scale);
    const { count, fps } = particleBudget({ width: window.innerWidth, isTouch });
    interval = 1000 / fps;
    // A phone's address bar resizes the window all the time: that alone makes no new ones.
    if (count !== particles.length) particles = createParticles(count, size, Math.random);
    // A new size has emptied the canvas.
    drawParticles(context, particles, scale);
    cancelAnimationFrame(frame);
    // In a window too narrow for particles no frame is spent on them.
    if (count > 0) frame = requestAnimationFrame(step);
  }

  function step(now: number) {
    frame = requestAnimationFrame(step);
    const elapsed = now - drawnAt;
    // A frame may come a little early.
    if (elapsed < interval - 1) return;
    drawnAt = now;
    particles = stepParticles(particles, size, Math.min(MAX_STEP_MS, elapsed));
    drawParticles(context, particles, scale);
  }

  resize();
  window.addEventListener('resize', resize);
  return () => {
    cancelAnimationFrame(frame);
    window.removeEventListener('resize', resize);
  };
}
