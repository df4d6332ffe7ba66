import type { ShownMark } from '#chart/scene';
import type { Mark } from '#indicators/indicator';
import type { Bar } from '#market/bar';
import { WAYS as ALL_WAYS, type Create, counted, type Paint, type Played } from '#testing/proof';
import { EVERYTHING } from '#testing/replay';
import { seriesOf } from '#testing/series';
import { countsAt } from './counts';
import { createRecording, type Recording } from './recording';

const chart: Played = { series: seriesOf('even', 4), timeframe: 15 * 60_000 };

const WAYS = {
  ...ALL_WAYS,
  forward: (length: number) => ALL_WAYS.forward(length).slice(-45),
  panned: (length: number) => Array.from({ length: 45 }, (_, at) => [length, 90 - 2 * at] as const),
};

const is = (kind: Mark['kind'], { mark }: ShownMark) => mark.kind === kind;
const isArea = (shown: ShownMark) => is('gap', shown) || is('order-block', shown);
interface Moment {
  bars: readonly Bar[];
  marks: readonly ShownMark[];
  position: number;
}
const marked =
  (change: (shown: ShownMark, moment: Moment) => ShownMark | ShownMark[]): Paint =>
  (scene, position) => ({
    ...scene,
    marks: scene.marks.flatMap((shown) => change(shown, { ...scene, position })),
  });
const withMark = (shown: ShownMark, change: object) =>
  ({ ...shown, mark: { ...shown.mark, ...change } }) as ShownMark;

/** Changes marks of a kind once they are ten bars old. */
const later = (kind: Mark['kind'], change: (mark: never) => object): Paint =>
  marked((shown, { bars }) =>
    is(kind, shown) && 'at' in shown.mark && shown.mark.at < (bars.at(-10)?.time ?? 0)
      ? withMark(shown, change(shown.mark as never))
      : shown,
  );

const flipped = { up: 'down', down: 'up', supply: 'demand', demand: 'supply' } as const;
const swapped = { HH: 'LH', LH: 'HH', HL: 'LL', LL: 'HL', '': '' };
type Flip = keyof typeof flipped;
type Swap = keyof typeof swapped;

const FAULTS: readonly [what: string, paint: Paint, ways?: readonly (keyof typeof WAYS)[]][] = [
  [
    'a swing relabeled',
    later('swing', ({ label }: { label: Swap }) => ({ label: swapped[label] })),
  ],
  [
    'a break recolored',
    later('break', (mark: { direction: Flip }) => ({ direction: flipped[mark.direction] })),
  ],
  ['a zone filled like a gap', later('zone', () => ({ kind: 'gap' }))],
  [
    'a zone hatched the other way',
    later('zone', ({ side }: { side: Flip }) => ({ side: flipped[side] })),
  ],
  [
    'a break moved in price',
    later('break', ({ price }: { price: number }) => ({ price: price - 9 })),
  ],
  [
    'a break that starts elsewhere',
    later('break', ({ from }: { from: number }) => ({ from: from - 2 * chart.timeframe })),
  ],
  [
    'a swing tied to another bar',
    later('swing', ({ at }: { at: number }) => ({ at: at - chart.timeframe })),
  ],
  ['a zone stretched', later('zone', ({ high }: { high: number }) => ({ high: high + 9 }))],
  ['a level moved', later('level', ({ price }: { price: number }) => ({ price: price - 5 }))],
  [
    'swings moved to a later, more extreme price',
    marked((shown, { bars }) => {
      const { mark } = shown;
      if (mark.kind !== 'swing') return shown;
      const after = bars.filter(({ time }) => time >= mark.time).map((bar) => bar[mark.side]);
      const price = mark.side === 'high' ? Math.max(...after) : Math.min(...after);
      return withMark(shown, { price });
    }),
  ],
  [
    'swings hidden when ten bars old',
    marked((shown, { bars }) =>
      is('swing', shown) && 'time' in shown.mark && shown.mark.time < (bars.at(-10)?.time ?? 0)
        ? []
        : shown,
    ),
    ['forward', 'jump', 'panned'],
  ],
  [
    'a zone that a newer zone removes',
    marked((shown, { marks }) =>
      is('zone', shown) && shown !== marks.findLast((one) => is('zone', one)) ? [] : shown,
    ),
    ['forward', 'jump'],
  ],
  [
    'boxes hidden when they end',
    marked((shown) => (isArea(shown) && shown.endedAt !== null ? [] : shown)),
  ],
  [
    'boxes missing at the last bar in view',
    marked((shown, { bars }) =>
      isArea(shown) && 'from' in shown.mark && shown.mark.from === bars.at(-1)?.time ? [] : shown,
    ),
    ['panned'],
  ],
  [
    'boxes that end too early',
    marked((shown, { bars }) =>
      isArea(shown) ? { ...shown, endedAt: shown.endedAt ?? bars.at(-3)?.time ?? 0 } : shown,
    ),
  ],
  [
    'swings drawn two bars late',
    marked((shown, { bars }) =>
      is('swing', shown) && 'at' in shown.mark && shown.mark.at > (bars.at(-3)?.time ?? 0)
        ? []
        : shown,
    ),
  ],
  [
    'marks missing in bars that were not painted',
    marked((shown, { position }) => (is('break', shown) && position % 2 === 0 ? [] : shown)),
  ],
  [
    'a mark that is not in the log',
    marked((shown) =>
      is('swing', shown) ? [shown, withMark(shown, { id: 'swing:high:1' })] : shown,
    ),
  ],
  [
    'marks drawn a bar early',
    (scene, position, recording) => ({
      ...scene,
      marks: recording.at(Math.min(position + 1, recording.reached()), scene.bars[0]?.time ?? 0)
        .markStates,
    }),
    ['jump'],
  ],
  ['a chart one bar behind its marks', (scene) => ({ ...scene, bars: scene.bars.slice(0, -1) })],
  [
    'a last bar with wrong prices',
    ({ bars, ...scene }) => {
      const last = bars.at(-1) as Bar;
      return { ...scene, bars: [...bars.slice(0, -1), { ...last, high: last.high + 9 }] };
    },
  ],
];

describe.each(FAULTS)('%s', (_, paint, ways = ['forward']) => {
  it.each(ways)('is counted on the way %s', (way) => {
    expect(counted(createRecording, chart, WAYS[way], paint).changed).toBeGreaterThan(0);
  });
});

it('a mark that changes in the log is counted', () => {
  const moving: Create = (market, settings) => {
    const honest = createRecording(market, settings);
    const at: Recording['at'] = (position, since) => {
      const state = honest.at(position, since);
      const old = honest.bars[position - 10]?.time ?? 0;
      for (const { mark } of state.markStates)
        if (mark.kind === 'swing' && mark.at === old)
          Object.assign(mark, { price: mark.price + (mark.side === 'high' ? -5 : 5) });
      return state;
    };
    return { ...honest, at };
  };
  expect(counted(moving, chart).changed).toBeGreaterThan(0);
});

it('every mark that the demo counts is painted, and none changes', () => {
  const eachBar = (length: number) => Array.from({ length }, (_, at) => [at + 1, 0] as const);
  const { recording, painted, changed } = counted(createRecording, chart, eachBar);
  const { confirmed } = countsAt(recording, recording.bars.length, EVERYTHING);
  expect({ painted, changed }).toEqual({ painted: confirmed, changed: 0 });
  expect(confirmed).toBeGreaterThan(100);
});
