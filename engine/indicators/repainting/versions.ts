import type { Repainting } from '@/engine/indicators/indicator';
import { SWING_REACH } from '@/engine/indicators/structure';
import { createEarlySwings } from './early-swings';
import { createZigzag } from './zigzag';

/** Counterexamples to compare the suite with. They look at no later bar either, but move or
 * remove what they drew. */
export const REPAINTING_IDS = ['early-swings', 'zigzag'] as const;
export type RepaintingId = (typeof REPAINTING_IDS)[number];

const VERSIONS: Readonly<Record<RepaintingId, () => Repainting>> = {
  'early-swings': () => createEarlySwings(SWING_REACH),
  zigzag: createZigzag,
};

export const createRepainting = (id: RepaintingId) => VERSIONS[id]();
