import type { Indicator, Indicators } from '@/lib/content/schemas/landing';
import { rebranded } from './rebranded';

/** More indicators, with titles as long as the design has room for. */
const more: [id: string, title: string, description: string][] = [
  [
    'imbalances',
    'Multi-Session Volume Imbalance and Absorption Footprint Map',
    'Marks the bars that traded far more on one side than on the other, and keeps their prices until the market returns.',
  ],
  ['ranges', 'Range Edges', 'Rules the two edges between which price has moved for longest.'],
  ['gaps', 'Opening Gaps', 'Keeps every gap between two sessions until it has been filled.'],
  [
    'averages',
    'Anchored Averages of Week, Month, Quarter and Year',
    'Averages that begin at each period’s open, one line for each.',
  ],
  ['alerts', 'Alert Desk', 'Collects the alerts of the other seven, and sends each of them once.'],
];

function indicator([id, title, description]: (typeof more)[number], index: number): Indicator[] {
  const { items } = rebranded.indicators;
  const shipped = items[index % items.length];
  return shipped ? [{ ...shipped, id, title, description }] : [];
}

/** Eight indicators. */
export const indicators: Indicators = {
  ...rebranded.indicators,
  items: [...rebranded.indicators.items, ...more.flatMap(indicator)],
};
