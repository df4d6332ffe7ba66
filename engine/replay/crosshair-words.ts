import type { Scene } from '@/engine/chart/scene';
import type { Crosshair } from './crosshair';
import { barTime } from './event-words';
import { marksUnder } from './under-crosshair';

/** @returns time, prices and marks under the crosshair in one line; null where there is none */
export function crosshairWords(scene: Scene, crosshair: Crosshair | null): string | null {
  const bar = crosshair && scene.bars[crosshair.bar];
  if (!bar) return null;
  const price = (value: number) => value.toFixed(scene.digits);
  const { time, open, high, low, close } = bar;
  const prices = `O ${price(open)} H ${price(high)} L ${price(low)} C ${price(close)}`;
  return [barTime(time), prices, ...marksUnder(scene, crosshair)].join(' · ');
}
