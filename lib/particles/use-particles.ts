'use client';

import { type RefObject, useEffect } from 'react';
import { useDocumentVisible } from '../motion/use-document-visible';
import { useMediaQuery } from '../motion/use-media-query';
import { drawParticles } from './draw-particles';
import { createParticles, type Particle, particleBudget, stepParticles } from './particles';

/** Matches where the main pointer is a finger. */
const touchQuery = '(pointer: coarse)';

/** More device pixels per CSS pixel than this cost much and show nothing on dots this small. */
const MAX_SCALE = 2;

/** Longest step, in milliseconds: after a pause the particles go on where they were. */
const MAX_STEP = 100;

/**
 * Draws drifting particles on a canvas that CSS makes as large as the window.
 * @param active false clears the canvas and stops; a hidden tab stops too
 */
export function useParticles(
  canvasRef: RefObject<HTMLCanvasElement | null>,
  active: boolean,
): void {
  const touch = useMediaQuery(touchQuery);
  const running = useDocumentVisible() && active;

  useEffect(() => {
    const canvas = canvasRef.current;
    const context = canvas?.getContext('2d');
    if (!running || !canvas || !context) return;
    return animate(canvas, context, touch);
  }, [canvasRef, running, touch]);

  useEffect(() => {
    const canvas = canvasRef.current;
    if (!active) canvas?.getContext('2d')?.clearRect(0, 0, canvas.width, canvas.height);
  }, [canvasRef, active]);
}

/** Draws until stopped, at most as often as the budget says. @returns stops it */
function animate(canvas: HTMLCanvasElement, context: CanvasRenderingContext2D, touch: boolean) {
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
    const { count, fps } = particleBudget({ width: window.innerWidth, touch });
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
    particles = stepParticles(particles, size, Math.min(MAX_STEP, elapsed));
    drawParticles(context, particles, scale);
  }

  resize();
  window.addEventListener('resize', resize);
  return () => {
    cancelAnimationFrame(frame);
    window.removeEventListener('resize', resize);
  };
}
