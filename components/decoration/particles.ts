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
 * How many particles a window gets. Devices with a finger get fewer, and save battery.
 * @param width of the window in CSS pixels
 */
function particleCount(width: number, isTouch: boolean): number {
  if (width < MIN_WIDTH_PX) return 0;
  return isTouch ? Math.min(8, Math.floor(width / 80)) : Math.min(40, Math.floor(width / 30));
}

/** One like a sounding on a sea chart: a tiny dot anywhere, which drifts slowly and mostly sideways. */
function createParticle({ width, height }: Size): Particle {
  const drift = () => (Math.random() * 2 - 1) * MAX_DRIFT_PX_PER_S;
  return {
    x: Math.random() * width,
    y: Math.random() * height,
    driftX: drift(),
    driftY: drift() / 3,
    radius: 0.6 + Math.random() * 0.9,
    alpha: 0.12 + Math.random() * 0.22,
  };
}

/** @returns `position` brought into the range from -MARGIN_PX to `length` + MARGIN_PX by going round. */
function wrap(position: number, length: number): number {
  const range = length + 2 * MARGIN_PX;
  return ((((position + MARGIN_PX) % range) + range) % range) - MARGIN_PX;
}

/** Paints the particles over a cleared canvas. @param scale device pixels per CSS pixel */
function draw(context: CanvasRenderingContext2D, particles: readonly Particle[], scale: number) {
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
export function useParticles(canvasRef: RefObject<HTMLCanvasElement | null>, isActive: boolean) {
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

/** Draws until stopped. @returns stops it */
function animate(canvas: HTMLCanvasElement, context: CanvasRenderingContext2D, isTouch: boolean) {
  // A frame may come a little early.
  const interval = 1000 / (isTouch ? 20 : 60) - 1;
  let size = { width: 0, height: 0 };
  let particles: Particle[] = [];
  let scale = 1;
  let frame = 0;
  let drawnAt = performance.now();

  function resize() {
    size = { width: canvas.clientWidth, height: canvas.clientHeight };
    scale = Math.min(MAX_SCALE, window.devicePixelRatio);
    canvas.width = Math.round(size.width * scale);
    canvas.height = Math.round(size.height * scale);
    const count = particleCount(window.innerWidth, isTouch);
    // A phone's address bar resizes the window all the time: that alone makes no new ones.
    if (count !== particles.length)
      particles = Array.from({ length: count }, () => createParticle(size));
    // A new size has emptied the canvas.
    draw(context, particles, scale);
    cancelAnimationFrame(frame);
    // In a window too narrow for particles no frame is spent on them.
    if (count > 0) frame = requestAnimationFrame(step);
  }

  function step(now: number) {
    frame = requestAnimationFrame(step);
    if (now - drawnAt < interval) return;
    const seconds = Math.min(MAX_STEP_MS, now - drawnAt) / 1000;
    drawnAt = now;
    for (const particle of particles) {
      particle.x = wrap(particle.x + particle.driftX * seconds, size.width);
      particle.y = wrap(particle.y + particle.driftY * seconds, size.height);
    }
    draw(context, particles, scale);
  }

  resize();
  window.addEventListener('resize', resize);
  return () => {
    cancelAnimationFrame(frame);
    window.removeEventListener('resize', resize);
  };
}
