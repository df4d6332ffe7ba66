'use client';

import './ambience.css';
import { useRef } from 'react';
import { createPortal } from 'react-dom';
import { SectionBoundary } from '@/components/ui/section-boundary';
import { useMediaQuery, useMotion } from '@/lib/browser/motion';
import { DAY_QUERY } from '@/lib/browser/page-palette';
import { CURSOR_QUERY, useCursor } from './cursor';
import { useParticles } from './particles';

/**
 * Particles behind everything and, on a wide screen with a mouse, a crosshair that follows the pointer. Privacy add-ons have a
 * canvas throw: the page goes on without decoration. It stands last in the body: before anything else it would have Chromium work
 * out the styles of the whole page anew (its siblings could be others now, `* + *`), 20 ms on a desk.
 */
export function AmbienceLayer() {
  const { canMove, isReduced } = useMotion();
  const follows = useMediaQuery(CURSOR_QUERY);
  const isDay = useMediaQuery(DAY_QUERY);
  return createPortal(
    <SectionBoundary>
      {/* By day they begin anew, in the tone of the day. */}
      {isReduced ? null : <Particles key={String(isDay)} canMove={canMove} />}
      {follows ? <Cursor /> : null}
    </SectionBoundary>,
    document.body,
  );
}

function Particles({ canMove }: { canMove: boolean }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useParticles(canvas, canMove);
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
  return <div ref={ring} aria-hidden="true" data-cursor="" />;
}
