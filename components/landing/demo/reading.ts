import { demoWords as words } from '@/content/demo';
import type { Scene, ShownMark } from '@/engine/chart/scene';
import type { Mark } from '@/engine/indicators/indicator';
import { formatPrice } from '@/engine/market/price-form';
import { type Crosshair, marksUnder } from '@/engine/replay/pointing';
import { fill } from '@/lib/text/fill';
import { barWords, eventWords, knownWords } from './event-list';

/** @returns time, prices and marks under the crosshair in one line; null where there is none */
export function crosshairWords(scene: Scene, crosshair: Crosshair | null): string | null {
  const bar = crosshair && scene.bars[crosshair.bar];
  if (!bar) return null;
  const price = (value: number) => formatPrice(value, scene.prices);
  const { time, open, high, low, close } = bar;
  const prices = fill(words.chart.prices, {
    open: price(open),
    high: price(high),
    low: price(low),
    close: price(close),
  });
  return [barWords(time, scene.step), prices, ...marksUnder(scene, crosshair)].join(' · ');
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What a mark is, where it lies, when it was known. */
export interface MarkWords {
  /** As in the list, beginning with a capital. */
  what: string;
  when: string;
}

/** @param standing what has happened to the mark so far, as far as that is known here */
export function markWords(
  mark: Mark,
  { prices, step }: Pick<Scene, 'prices' | 'step'>,
  standing: Pick<ShownMark, 'endedAt' | 'testedAt'> | undefined,
): MarkWords {
  const { at, knownAt } = mark;
  const { endedAt = null, testedAt = null } = standing ?? {};
  const what = eventWords({ type: 'confirmed', at, knownAt, mark }, prices) ?? '';
  const from = 'time' in mark ? mark.time : 'from' in mark ? mark.from : at;
  const bars = { from: barWords(from, step), bar: barWords(at, step) };
  const when = fill(words.mark.known, { ...bars, known: knownWords(knownAt, step) });
  const end = endedAt === null ? '' : fill(words.mark.ended, { ended: barWords(endedAt, step) });
  const took =
    testedAt !== null && eventWords({ type: 'taken', at: testedAt, knownAt, mark }, prices);
  const taken =
    took && `${capitalized(took)}${fill(words.feed.bar, { bar: barWords(testedAt, step) })}.`;
  return { what: capitalized(what), when: [when, taken, end].filter(Boolean).join(' ') };
}

/** @returns what the chart says of a mark that is pointed out, and where it is not in view that it is not */
export function chosenWords(scene: Scene, mark: Mark): string {
  const shown = scene.marks.find((one) => one.mark.id === mark.id);
  const { what, when } = markWords(mark, scene, shown);
  return `${what}. ${shown ? when : words.mark.outOfView}`;
}
