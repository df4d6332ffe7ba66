'use client';

import { Pause, Play } from 'lucide-react';
import { Control } from '@/components/ui/control';
import { useMotion } from '@/lib/browser/motion';
import { motionPreference } from '@/lib/browser/preference';
import type { Content } from '@/lib/content/content';

/** What the control that stops all motion is called: while things move, and once they are stopped. */
export type MotionWords = Pick<Content['controls'], 'pauseMotion' | 'resumeMotion'>;

/**
 * The one control that stops particles, carousel and notices; the choice is remembered. An icon in the header, of which
 * a wide window makes the lowest cell of the axis; in words where the header of a phone has no room for it.
 */
export function MotionToggle({
  words,
  hasIcon = false,
  className = '',
}: {
  words: MotionWords;
  hasIcon?: boolean;
  /** Of the control in words. */
  className?: string;
}) {
  const { isPaused } = useMotion();
  const name = isPaused ? words.resumeMotion : words.pauseMotion;
  const toggle = () => motionPreference.set(isPaused);
  if (!hasIcon)
    return (
      <Control onClick={toggle} className={className}>
        {name}
      </Control>
    );
  const Drawn = isPaused ? Play : Pause;
  return (
    <Control onClick={toggle} aria-label={name} title={name} className="motion-toggle icon-button">
      <Drawn aria-hidden="true" className="size-4" fill="currentColor" strokeWidth={0} />
    </Control>
  );
}
