import type { IsTimeUp } from '@/engine/replay/recording';

/** All the time there is. */
export const unlimited: IsTimeUp = () => false;

/** No time at all. */
export const noTime: IsTimeUp = () => true;

/** @returns a limit that is over after `steps` looks at it */
export function timeFor(steps: number): IsTimeUp {
  let left = steps;
  return () => left-- <= 0;
}
