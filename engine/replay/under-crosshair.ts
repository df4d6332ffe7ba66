import type { Drawn } from '@/engine/chart/drawn';
import type { Scene } from '@/engine/chart/scene';
import type { Bar } from '@/engine/market/bar';
import type { Crosshair } from './crosshair';

/** @returns whether the mark covers the bar, and where it has a height also the price or part of the bar's range */
function covers(mark: Drawn, bar: Bar, price: number): boolean {
  const isAt = (level: number) => level >= bar.low && level <= bar.high;
  switch (mark.kind) {
    case 'swing':
      return mark.time === bar.time;
    case 'break':
      return (
        mark.from <= bar.time && bar.time <= mark.to && (mark.to === bar.time || isAt(mark.price))
      );
    case 'level':
      return mark.from <= bar.time && isAt(mark.price);
    default: {
      const isDuring = mark.from <= bar.time && (mark.to === null || bar.time < mark.to);
      return isDuring && mark.low <= price && price <= mark.high;
    }
  }
}

/** @returns names of the marks under the crosshair, each once, in the order in which they are drawn */
export function marksUnder({ bars, marks }: Scene, { bar, price }: Crosshair): string[] {
  const under = bars[bar];
  if (!under) return [];
  const labels = marks.filter((mark) => covers(mark, under, price)).map(({ label }) => label);
  return [...new Set(labels.filter((label) => label !== ''))];
}
