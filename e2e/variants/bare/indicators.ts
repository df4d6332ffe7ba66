/** One indicator with one feature and no icon, which the demo would not have. */
import type { Indicators } from '@/lib/content/schemas/landing';
import { indicators as shipped } from '@/shipped/indicators';

export const indicators: Indicators = {
  ...shipped,
  featureIcons: [],
  items: shipped.items.slice(0, 1).map(({ draws, features, ...item }) => ({
    ...item,
    features: features.slice(0, 1),
  })),
};
