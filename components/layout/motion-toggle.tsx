'use client';

import { Pause, Play } from 'lucide-react';
import { Control } from '@/components/ui/control';
import { useMotion } from '@/lib/browser/page-state';
import { motionPreference } from '@/lib/browser/preference';
import type { Content } from '@/lib/content/resolve-content';

export type MotionTexts = Pick<Content['controls'], 'pauseMotion' | 'resumeMotion'>;

export function MotionToggle({
  texts,
  hasIcon = false,
  className = '',
}: {
  texts: MotionTexts;
  hasIcon?: boolean;
  className?: string;
}) {
  const { isPaused, isReduced } = useMotion();
  const name = isPaused ? texts.resumeMotion : texts.pauseMotion;
  const toggle = () => motionPreference.set(isPaused);
  // Nothing moves, so there is nothing to pause.
  if (isReduced) return null;
  if (!hasIcon)
    return (
      <Control onClick={toggle} className={`${className} motion-reduce:hidden`}>
        {name}
      </Control>
    );
  const Drawn = isPaused ? Play : Pause;
  return (
    <Control
      onClick={toggle}
      aria-label={name}
      title={name}
      className="motion-toggle icon-button motion-reduce:hidden"
    >
      <Drawn aria-hidden="true" className="size-4" fill="currentColor" strokeWidth={0} />
    </Control>
  );
}
