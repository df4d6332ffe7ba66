import type { Bar } from '@/engine/market/bar';
import { between, mulberry32, type Random } from '@/engine/market/random';
import { toTick } from '@/engine/market/simulated-market';

function priced(bar: Bar, change: (price: number) => number): Bar {
  const [open, high, low, close] = [bar.open, bar.high, bar.low, bar.close].map(change);
  return { ...bar, open, high, low, close } as Bar;
}

const JUMP_CHANCE = 1 / 60;
const JUMP = { min: 0.0008, max: 0.003 };
const MAX_SHIFT = 0.02;
const HOLE_CHANCE = 1 / 150;
const MAX_HOLE_BARS = 40;

function gaps(bars: readonly Bar[], random: Random): Bar[] {
  let [shift, missing] = [0, 0];
  return bars.flatMap((bar) => {
    const isUp = random() < 0.5 - shift / (2 * MAX_SHIFT);
    const size = between(JUMP.min, JUMP.max, random);
    if (random() < JUMP_CHANCE) shift += isUp ? size : -size;
    if (random() < HOLE_CHANCE) missing = Math.ceil(between(0, MAX_HOLE_BARS, random));
    missing--;
    return missing >= 0 ? [] : [priced(bar, (price) => toTick(price + shift))];
  });
}

const TICK = 0.0004;
const HALT_CHANCE = 1 / 40;
const MAX_HALT_BARS = 30;

function flat(bars: readonly Bar[], random: Random): Bar[] {
  let halt = 0;
  let close = bars[0]?.open ?? 0;
  return bars.map((bar) => {
    if (random() < HALT_CHANCE) halt = Math.ceil(between(0, MAX_HALT_BARS, random));
    halt--;
    const onStep = (price: number) => toTick(Math.round(price / TICK) * TICK);
    const made = priced(bar, halt >= 0 ? () => close : onStep);
    close = made.close;
    return halt >= 0 ? { ...made, volume: 1 } : made;
  });
}

const PAUSE_BARS = { min: 120, max: 320 };
const FALL_BARS = 6;
const FALL = { min: 0.03, max: 0.08 };
const RECOVERY = 0.02;
const WILDNESS = { wick: 0.15, stray: 0.06 };

function crash(bars: readonly Bar[], random: Random): Bar[] {
  const newPause = () => Math.ceil(between(PAUSE_BARS.min, PAUSE_BARS.max, random));
  let [pause, left, target, level] = [newPause(), 0, 1, 1];
  return bars.map((bar) => {
    const before = level;
    if (pause-- === 0) {
      [pause, left] = [newPause(), FALL_BARS];
      target = level * (1 - between(FALL.min, FALL.max, random));
    }
    const stray = between(-WILDNESS.stray, WILDNESS.stray, random);
    level += left > 0 ? (target - level) / left-- : (1 - level) * (RECOVERY + stray);
    const wick = () => 1 + random() * Math.abs(1 - level) * WILDNESS.wick;
    const [open, close] = [toTick(bar.open * before), toTick(bar.close * level)];
    const high = toTick(bar.high * Math.max(before, level) * wick());
    const low = toTick((bar.low * Math.min(before, level)) / wick());
    return { ...bar, open, high, low, close };
  });
}

const KINDS = { gaps, flat, crash };
export type MarketKind = keyof typeof KINDS;

export function hardened(kind: MarketKind, seed: number, bars: readonly Bar[]): Bar[] {
  return KINDS[kind](bars, mulberry32(~seed));
}
