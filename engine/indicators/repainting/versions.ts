import { DEFAULT_SETTINGS, type IndicatorSettings } from '@/engine/indicators/settings';
import { createEarlySwings } from './early-swings';
import { createHigherTimeframe } from './higher-timeframe';
import type { Repainting } from './repainting';
import { createZigzag } from './zigzag';

/**
 * Ways to repaint that traders meet: counter-examples, to be held against the suite. Each has its definition and source
 * in a file of its own. They see no later bar either; but what they have drawn they move or take off again.
 */
export const REPAINTING_IDS = ['early-swings', 'zigzag', 'higher-timeframe'] as const;
export type RepaintingId = (typeof REPAINTING_IDS)[number];

/**
 * @param timeframe length of the bars that it will be fed, ms
 * @param settings those of the chart beside it
 */
export function createRepainting(
  id: RepaintingId,
  timeframe: number,
  settings: Partial<IndicatorSettings> = {},
): Repainting {
  const { swingReach, dayStart } = { ...DEFAULT_SETTINGS, ...settings };
  switch (id) {
    case 'early-swings':
      return createEarlySwings(swingReach);
    case 'zigzag':
      return createZigzag();
    case 'higher-timeframe':
      return createHigherTimeframe(timeframe, dayStart);
  }
}
