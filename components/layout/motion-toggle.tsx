'use client';

import { Pause, Play } from 'lucide-react';
import { useMotion } from '@/lib/browser/motion';

/** The one control that stops particles, carousel and notices; the choice is remembered. */
export function MotionToggle({ pause, resume }: { pause: string; resume: string }) {
  const { isPaused, toggle } = useMotion();
  const Drawn = isPaused ? Play : Pause;
  return (
    <button
      type="button"
      onClick={toggle}
      className="motion-toggle icon-button needs-script fixed right-3 bottom-3 z-30 gap-2 font-medium text-caption sm:w-auto sm:px-3 min-[1320px]:right-14"
    >
      <Drawn aria-hidden="true" className="size-4" strokeWidth={1.5} />
      <span className="max-sm:sr-only">{isPaused ? resume : pause}</span>
    </button>
  );
}
