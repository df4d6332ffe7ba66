import { MINUTE_MS } from '@/engine/market/bar';
import { createPlayer, type Player } from '@/engine/replay/player';
import { shortSource } from './short-source';
import { unlimited } from './time-limits';

/** @returns a player of the short market that has done nothing yet */
export const newPlayer = (): Player => createPlayer(shortSource(), 15 * MINUTE_MS);

/** @returns a player at rest that has nothing left to do */
export function finishedPlayer(): Player {
  const player = newPlayer();
  player.tick(0, unlimited);
  player.tick(0, unlimited);
  return player;
}
