import { SWING_REACH } from '@/engine/indicators/structure';
import { createEarlySwings } from './early-swings';
import type { Repainting } from './repainting';
import { createZigzag } from './zigzag';

export const REPAINTING_IDS = ['early-swings', 'zigzag'] as const;
export type RepaintingId = (typeof REPAINTING_IDS)[number];

const VERSIONS: Readonly<Record<RepaintingId, () => Repainting>> = {
  'early-swings': () => createEarlySwings(SWING_REACH),
  zigzag: createZigzag,
};

export const createRepainting = (id: RepaintingId) => VERSIONS[id]();
