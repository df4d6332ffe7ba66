'use client';

import { useRef } from 'react';
import { cursorQuery, useCursor } from '@/lib/cursor/use-cursor';
import { useMediaQuery } from '@/lib/motion/use-media-query';
import { useMotion } from '@/lib/motion/use-motion';
import { useParticles } from '@/lib/particles/use-particles';

/** Particles behind everything and, on a wide screen with a mouse, a crosshair that follows the pointer. */
export function AmbienceLayer() {
  const { moving, reduced } = useMotion();
  const follows = useMediaQuery(cursorQuery);
  return (
    <>
      {reduced ? null : <Particles moving={moving} />}
      {follows ? <Cursor /> : null}
    </>
  );
}

function Particles({ moving }: { moving: boolean }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useParticles(canvas, moving);
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a canvas without tabindex takes no focus
    <canvas
      ref={canvas}
      aria-hidden="true"
      className="particles pointer-events-none fixed inset-0 -z-10 size-full max-[480px]:hidden"
    />
  );
}

function Cursor() {
  const ring = useRef<HTMLDivElement>(null);
  useCursor(ring);
  return (
    <div
      ref={ring}
      aria-hidden="true"
      data-cursor=""
      className="pointer-events-none fixed top-0 left-0 z-50 -mt-4 -ml-4 size-8 rounded-full border border-brass/60"
    >
      <span className="absolute top-1/2 -left-1.5 h-px w-3 bg-brass/60" />
      <span className="absolute top-1/2 -right-1.5 h-px w-3 bg-brass/60" />
      <span className="absolute -top-1.5 left-1/2 h-3 w-px bg-brass/60" />
      <span className="absolute -bottom-1.5 left-1/2 h-3 w-px bg-brass/60" />
    </div>
  );
}
