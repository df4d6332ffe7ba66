'use client';

import { useEffect, useState } from 'react';
import { useDocumentVisible } from '@/lib/browser/motion';
import { createPlayer, type Player, type Snapshot, type Source } from './player';
import { useView } from './use-view';

/** Milliseconds of a frame that the analysis may take; drawing needs the rest. */
const budget = 5;

/**
 * Plays while the demo can be seen.
 *
 * @param source the first market; later ones are loaded into the player
 * @param isSeen false stops the frames: nothing is computed off screen
 * @returns the state as the controls show it: it does not follow the bars that pass
 */
export function usePlayer(
  source: Source,
  timeframe: number,
  isSeen: boolean,
): { player: Player; snapshot: Snapshot } {
  const [player] = useState(() => createPlayer(source, timeframe));
  const snapshot = useView(player.views.controls);
  const isVisible = useDocumentVisible();
  const isRunning = isSeen && isVisible && player.isBusy();

  useEffect(() => {
    if (!isRunning) return;
    let before = performance.now();
    let frame = requestAnimationFrame(step);
    function step(now: number) {
      frame = requestAnimationFrame(step);
      const end = performance.now() + budget;
      // A frame is dated by its beginning, which the first one can have before the effect ran.
      player.tick(Math.max(0, now - before), () => performance.now() >= end);
      before = now;
    }
    return () => cancelAnimationFrame(frame);
  }, [player, isRunning]);

  return { player, snapshot };
}
