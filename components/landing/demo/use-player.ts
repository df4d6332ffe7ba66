'use client';

import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { createPlayer, type Pace, type Player, type Snapshot } from '@/engine/replay/player';
import type { Source } from '@/engine/replay/source';
import { useDocumentVisible } from '@/lib/browser/motion';

/** Part of a frame that the analysis may take; drawing needs the rest. */
const ANALYSIS_BUDGET_MS = 5;

/** @returns the state of the player, as often as the pace says */
export function useSnapshot(player: Player, pace: Pace): Snapshot {
  const subscribe = useCallback(
    (listener: () => void) => player.subscribe(pace, listener),
    [player, pace],
  );
  const snapshot = () => player.snapshot(pace);
  return useSyncExternalStore(subscribe, snapshot, snapshot);
}

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
  const snapshot = useSnapshot(player, 'controls');
  const isVisible = useDocumentVisible();
  const isRunning = isSeen && isVisible && player.isBusy();

  useEffect(() => {
    if (!isRunning) return;
    let before = performance.now();
    let frame = requestAnimationFrame(step);
    function step(now: number) {
      frame = requestAnimationFrame(step);
      const end = performance.now() + ANALYSIS_BUDGET_MS;
      // A frame is dated by its beginning, which the first one can have before the effect ran.
      player.tick(Math.max(0, now - before), () => performance.now() >= end);
      before = now;
    }
    return () => cancelAnimationFrame(frame);
  }, [player, isRunning]);

  return { player, snapshot };
}
