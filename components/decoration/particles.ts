'use client';

import { type RefObject, useEffect } from 'react';
import { useDocumentVisible, useMediaQuery } from '@/lib/browser/motion';
import { paletteAt } from '@/lib/browser/page-palette';

/** Narrowest window, in CSS pixels, that gets particles. */
const MIN_WIDTH_PX = 480;

/** Fastest drift, in CSS pixels per second. */
const MAX_DRIFT_PX_PER_S = 9;

/** From one line of the page's paper to the next, in CSS pixels, as `chart-paper.css` rules it. */
const LINE_PX = 96;

/** Longest tick, in CSS pixels, and so how far outside the canvas one may be before it comes in on the other side. */
const MAX_LENGTH_PX = 16;

/** A short tick that runs along a line of the paper. Lengths in CSS pixels. */
interface Particle {
  /** Whether its line goes from left to right. */
  isLevel: boolean;
  /** Which line, counted from the top or the left. */
  line: number;
  /** Where on the line it begins. */
  along: number;
  /** Pixels per second. */
  drift: number;
  length: number;
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

/** One anywhere on the paper's lines, mostly on a level one, which drifts slowly along it. */
function createParticle(size: Size): Particle {
  const isLevel = Math.random() < 0.7;
  return {
    isLevel,
    line: Math.floor(Math.random() * lineCount(size, isLevel)),
    along: Math.random() * (isLevel ? size.width : size.height),
    drift: (Math.random() * 2 - 1) * MAX_DRIFT_PX_PER_S,
    length: MAX_LENGTH_PX * (0.4 + 0.6 * Math.random()),
    alpha: 0.2 + Math.random() * 0.3,
  };
}

/** @returns how many of the paper's lines of a direction a canvas shows */
function lineCount({ width, height }: Size, isLevel: boolean): number {
  return Math.floor((isLevel ? height : width) / LINE_PX) + 1;
}

/** @returns `along` brought into the range from -MAX_LENGTH_PX to `length` by going round. */
function wrap(along: number, length: number): number {
  const range = length + MAX_LENGTH_PX;
  return ((((along + MAX_LENGTH_PX) % range) + range) % range) - MAX_LENGTH_PX;
}

/** Paints the particles over a cleared canvas of a size. @param scale device pixels per CSS pixel */
function draw(
  context: CanvasRenderingContext2D,
  particles: readonly Particle[],
  size: Size,
  scale: number,
  colour: string,
) {
  const { width, height } = context.canvas;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, width, height);
  context.setTransform(scale, 0, 0, scale, 0, 0);
  context.fillStyle = colour;
  for (const { isLevel, line, along, length, alpha } of particles) {
    // A window that has become lower shows fewer lines.
    const across = (line % lineCount(size, isLevel)) * LINE_PX;
    context.globalAlpha = alpha;
    if (isLevel) context.fillRect(along, across, length, 1);
    else context.fillRect(across, along, 1, length);
  }
}

/** Matches where the main pointer is a finger. */
const TOUCH_QUERY = '(pointer: coarse)';

/** More device pixels per CSS pixel than this cost much and show nothing on ticks this small. */
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
  const { tide } = paletteAt(canvas);

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
    draw(context, particles, size, scale, tide);
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
      const length = particle.isLevel ? size.width : size.height;
      particle.along = wrap(particle.along + particle.drift * seconds, length);
    }
    draw(context, particles, size, scale, tide);
  }

  resize();
  window.addEventListener('resize', resize);
  return () => {
    cancelAnimationFrame(frame);
    window.removeEventListener('resize', resize);
  };
}
