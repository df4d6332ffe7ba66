import { indicators } from '@/content/indicators';
import { INDICATOR_IDS, type IndicatorId } from '@/engine/indicators/suite';

export const ENABLED_INDICATORS: readonly IndicatorId[] = INDICATOR_IDS.filter((id) =>
  indicators.items.some(({ draws }) => draws === id),
);
