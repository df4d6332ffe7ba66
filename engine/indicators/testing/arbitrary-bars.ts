import fc from 'fast-check';
import { type Bar, DAY_MS, MINUTE_MS } from '@/engine/market/bar';

export interface BarOptions {
  /** Between two bars where none is missing, in milliseconds; 5 minutes unless given. */
  readonly step?: number;
  /** Most bars of a series; 300 unless given. */
  readonly mostBars?: number;
  /** Opening of the first bar; Monday, 2 March 2026, 00:00 UTC unless given. */
  readonly from?: number;
  /** Whether holes of two days come up too. */
  readonly weekends?: boolean;
}

/** How a bar differs from the one before it; prices in ticks. */
interface Shape {
  readonly jump: number;
  readonly body: number;
  readonly upperWick: number;
  readonly lowerWick: number;
  /** Bars missing before it. */
  readonly missing: number;
  readonly volume: number;
  /** How often the shape comes in a row: stretches of one price, and straight trends. */
  readonly times: number;
}

/** So coarse that equal highs, lows and closes are common; a power of two, so that sums are exact. */
const tick = 0.25;
/** So many that the longest fall stays above 0. */
const startInTicks = 8000;
const firstMonday = Date.UTC(2026, 2, 2);
const weekend = 2 * DAY_MS;

const usually = <T>(common: T, rare: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 12, arbitrary: fc.constant(common) }, { weight: 1, arbitrary: rare });

/** Mostly short, at times longer than several bodies, which makes outside bars. */
const wick = fc.oneof({ weight: 5, arbitrary: fc.nat(2) }, { weight: 1, arbitrary: fc.nat(8) });

function shape(step: number, weekends: boolean): fc.Arbitrary<Shape> {
  const few = fc.integer({ min: 1, max: 30 });
  return fc.record({
    jump: usually(0, fc.integer({ min: -5, max: 5 })),
    body: fc.integer({ min: -4, max: 4 }),
    upperWick: wick,
    lowerWick: wick,
    missing: usually(0, weekends ? fc.oneof(few, fc.constant(weekend / step)) : few),
    volume: fc.nat(1000),
    times: usually(1, fc.integer({ min: 2, max: 8 })),
  });
}

function toBars(shapes: readonly Shape[], from: number, step: number): Bar[] {
  let price = startInTicks;
  let time = from;
  return shapes.map(({ jump, body, upperWick, lowerWick, missing, volume }) => {
    const open = price + jump;
    const close = open + body;
    const opening = time + missing * step;
    price = close;
    time = opening + step;
    return {
      time: opening,
      open: open * tick,
      high: (Math.max(open, close) + upperWick) * tick,
      low: (Math.min(open, close) - lowerWick) * tick,
      close: close * tick,
      volume,
    };
  });
}

/** @returns random walks of 0 to `mostBars` bars on a coarse tick, with holes in time, jumps, stretches and outside bars */
export function arbitraryBars(options: BarOptions = {}): fc.Arbitrary<Bar[]> {
  const { step = 5 * MINUTE_MS, mostBars = 300, from = firstMonday, weekends = false } = options;
  // Without `size`, fast-check would keep to about ten bars.
  return fc.array(shape(step, weekends), { maxLength: mostBars, size: 'max' }).map((shapes) => {
    const repeated = shapes.flatMap((one) => new Array<Shape>(one.times).fill(one));
    return toBars(repeated.slice(0, mostBars), from, step);
  });
}
