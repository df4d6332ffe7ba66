import { type Palette, TONES } from '#chart/renderer';
import type { Break, Level, Swing, Zone } from '#indicators/indicator';
import { HOUR_MS } from '#market/bar';

const known = { id: 'one', at: 5, knownAt: 6 };

export const SWING: Swing = {
  ...known,
  kind: 'swing',
  time: 3,
  price: 110,
  side: 'high',
  label: 'HH',
};

export const BREAK: Break = {
  ...known,
  kind: 'break',
  from: 3,
  price: 105,
  direction: 'up',
  label: 'BOS',
};

export const LEVEL: Level = { ...known, kind: 'level', name: 'day open', from: 3, price: 105 };

export const ZONE: Zone = {
  ...known,
  kind: 'zone',
  side: 'demand',
  timeframe: HOUR_MS,
  from: 3,
  low: 95,
  high: 105,
};

export const palette = Object.fromEntries(TONES.map((tone) => [tone, `#${tone}`])) as Palette;
