import type { Mark } from '@/engine/indicators/indicator';
import { createMarkStates, type MarkState } from '@/engine/indicators/mark-states';
import { createWholeSuite } from '@/engine/indicators/whole-suite';
import type { Bar } from '@/engine/market/bar';
import type { Family, OwnId } from '@/lib/schemas/repaint-index';
import { type Drawing, OPEN, priceText } from './drawings';
import type { Indicator } from './series';

type Shows = Mark['kind'] | 'running session';

/** Our indicators by their marks, and what their charts show besides: what holds at the newest bar. */
export const OWN: readonly { id: OwnId; family: Family; shows: readonly Shows[] }[] = [
  { id: 'own-smart-money', family: 'swings', shows: ['swing', 'break', 'order-block', 'gap'] },
  { id: 'own-zones', family: 'levels', shows: ['zone'] },
  { id: 'own-sessions', family: 'levels', shows: ['session', 'opening-range'] },
  { id: 'own-present', family: 'levels', shows: ['dealing-range', 'level', 'running session'] },
];

const rangeText = ({ low, high }: { low: number; high: number }) =>
  `${priceText(low)} to ${priceText(high)}`;

function lookOf(mark: Mark): string {
  if (mark.kind === 'level') return `${mark.name} ${priceText(mark.price)}`;
  if ('price' in mark) return `${mark.label} ${priceText(mark.price)}`.trim();
  return 'low' in mark ? rangeText(mark) : '';
}

/** Draws a mark as the chart does, which takes off levels and dealing ranges when others replace them. */
function drawingOf({ mark, endedAt }: MarkState, at: (time: number) => number): Drawing[] {
  const { kind } = mark;
  if (kind === 'trend') return [];
  const look = lookOf(mark);
  if (kind === 'swing') return [{ kind, look, from: at(mark.time), to: at(mark.time) }];
  if (kind === 'break') return [{ kind, look, from: at(mark.from), to: at(mark.at) }];
  const isReplaced = (kind === 'level' || kind === 'dealing-range') && endedAt !== null;
  if (isReplaced) return [];
  const end = 'to' in mark ? mark.to - 1 : endedAt;
  return [{ kind, look, from: at(mark.from), to: end === null ? OPEN : at(end) }];
}

export const ownIndicator =
  (shows: readonly Shows[], step: number): Indicator =>
  (bars) => {
    const suite = createWholeSuite({ step, timeframe: step });
    const states = createMarkStates();
    for (const bar of bars) for (const event of suite.next(bar)) states.apply(event);
    const at = (time: number) => bars.findLastIndex((bar: Bar) => bar.time <= time);
    const running = suite.developing().map((session): Drawing => {
      return {
        kind: 'running session',
        from: at(session.from),
        to: OPEN,
        look: rangeText(session),
      };
    });
    const drawings = states.since().flatMap((state) => drawingOf(state, at));
    const isShown = ({ kind }: Drawing) => shows.some((shown) => shown === kind);
    return { values: {}, drawings: [...drawings, ...running].filter(isShown) };
  };
