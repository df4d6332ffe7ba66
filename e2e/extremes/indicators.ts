import type { Indicators } from '@/components/landing/indicators/schema';
import { indicators as usual } from '@/e2e/content/indicators';

const picture = { file: 'zones.png', alt: 'A chart with a zone that reaches its end.' };

/** The demo can have each engine indicator only once. */
const undrawn = usual.items.map(({ draws: _, ...item }) => item);

export const indicators: Indicators = {
  ...usual,
  items: [
    ...usual.items.map((item, index) => (index === 1 ? { ...item, image: picture } : item)),
    ...['a', 'b', 'c'].flatMap((turn) =>
      undrawn.map((item) => ({
        ...item,
        id: `${item.id}-${turn}`,
        title: `Wertpapierhandelsstrukturanalysen: ${item.title}`,
        type: 'Wertpapieranalysen',
        features: item.features.map((feature) => `Wertpapierhandelsstrukturen: ${feature}`),
      })),
    ),
  ],
};
