import { type IndicatorRegistryEntry, indicatorRegistry } from 'lightweight-charts-indicators';
import type { Family } from '@/lib/schemas/repaint-index';
import type { Market } from './markets';
import { OWN, ownIndicator } from './own';
import { type Indicator, type Output, shownBy } from './series';

export interface Candidate {
  id: string;
  name: string;
  family: Family;
  on(market: Market): Indicator;
}

/** What an indicator marks, by the first of these words in its id and name; otherwise, by its category. */
const FAMILY_WORDS: readonly [family: Family, words: RegExp][] = [
  ['divergences', /diverg/],
  ['averages', /bollinger|bb-/],
  [
    'levels',
    /support|resist|supply|level|zone|liquidity|order.?block|fvg|fibo?\b|fibonacci|profile|footprint|range.detector|session|darvas/,
  ],
  [
    'swings',
    /zig.?zag|swing|pivot|fractal|structure|trend.?line|peak|tops?.(?:and.)?bottom|gann|elliott|breakout/,
  ],
  ['candles', /candle|heikin|heiken|renko|engulfing/],
];

const OSCILLATING = ['Momentum', 'Oscillators', 'Volatility', 'Volume'];

function familyOf({ id, category, group }: IndicatorRegistryEntry, name: string): Family {
  if (group === 'candlestick') return 'candles';
  const words = `${id} ${name}`.toLowerCase();
  const named = FAMILY_WORDS.find(([, pattern]) => pattern.test(words));
  if (named) return named[0];
  if (category === 'Candlestick Patterns') return 'candles';
  return OSCILLATING.includes(category) ? 'oscillators' : 'averages';
}

/** The package gives some indicators the title of their first setting as their name. */
const INPUT_TITLES = new Set(
  indicatorRegistry.flatMap(({ inputConfig }) => inputConfig.map(({ title }) => title)),
);

function portOf(entry: IndicatorRegistryEntry): Candidate {
  const { id, metadata, plotConfig, defaultInputs } = entry;
  const name = INPUT_TITLES.has(entry.name) ? metadata.title : entry.name;
  const titles = Object.fromEntries(plotConfig.map((plot) => [plot.id, plot.title]));
  return {
    id,
    name,
    family: familyOf(entry, name),
    on: () => (bars) => {
      const seconds = bars.map((bar) => ({ ...bar, time: bar.time / 1000 }));
      return shownBy(entry.calculate(seconds, defaultInputs) as Output, bars, titles);
    },
  };
}

/** Every indicator of the package, and ours. */
export const candidates = (): Candidate[] => [
  ...indicatorRegistry.map(portOf),
  ...OWN.map(({ id, family, shows }) => ({
    id,
    name: id,
    family,
    on: ({ step }: Market) => ownIndicator(shows, step),
  })),
];
