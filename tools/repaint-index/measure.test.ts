import type { Candidate } from './candidates';
import { type Drawing, OPEN } from './drawings';
import { simulated } from './markets';
import { measure } from './measure';
import type { Shown } from './series';

const whole = simulated(1);
const market = { ...whole, bars: whole.bars.slice(0, 200) };

const measured = (on: (closes: number[]) => Shown) => {
  const candidate: Candidate = {
    ...{ id: 'one', name: 'One', family: 'averages' },
    on: () => (bars) => on(bars.map(({ close }) => close)),
  };
  return measure(candidate, [market]);
};

const plot = (valueAt: (closes: number[], at: number) => number | null | undefined) =>
  measured((closes) => {
    const it = closes.map((_, at) => valueAt(closes, at) ?? null);
    return { values: { it }, drawings: [] };
  });

const drawn = (drawings: (count: number) => Drawing[]) =>
  measured(({ length }) => ({ values: {}, drawings: drawings(length) }));

const average = (closes: readonly number[]) =>
  closes.reduce((sum, close) => sum + close, 0) / closes.length;

/** Marks the highest close of ten bars, and moves the newest mark to a higher one. */
function zigzag(closes: number[]): (number | null)[] {
  const marks: (number | null)[] = closes.map(() => null);
  let last = 0;
  for (const [at, close] of closes.entries()) {
    const recent = closes.slice(Math.max(0, at - 9), at + 1);
    if (close !== Math.max(...recent)) continue;
    if (at - last < 10) marks[last] = null;
    marks[at] = close;
    last = at;
  }
  return marks;
}

it.each<[fault: string, verdict: string, Parameters<typeof plot>[0]]>([
  ['an average', 'same', (closes, at) => (at < 9 ? null : average(closes.slice(at - 9, at + 1)))],
  ['a zigzag', 'changed', (closes, at) => zigzag(closes)[at]],
  ['the next close, shift(-1),', 'late', (closes, at) => closes[at + 1]],
  [
    'a centered average',
    'late',
    (closes, at) => closes[at + 5] && average(closes.slice(at - 5, at + 6)),
  ],
  [
    'a centered average of what there is',
    'changed',
    (closes, at) => average(closes.slice(Math.max(0, at - 5), at + 6)),
  ],
  ['a value revised two bars later', 'changed', (closes, at) => closes[at + 2] ?? closes[at]],
  ['a scale from all bars', 'changed', (closes, at) => (closes[at] ?? 0) / Math.max(...closes)],
  ['a constant, which says nothing', 'none', () => 7],
  ['a readout at the newest bar', 'none', (closes, at) => (at === closes.length - 1 ? 7 : null)],
])('a plot of %s is "%s"', async (_, verdict, valueAt) => {
  const row = await plot(valueAt);
  expect(row.verdict).toBe(verdict);
  expect(row.example === undefined).toBe(verdict === 'same' || verdict === 'none');
});

it('tells how late, how far back and where, so that anyone can see it again', async () => {
  const row = await plot((closes, at) => closes[at + 3]);
  expect(row).toMatchObject({ late: 90, changed: 0, removed: 0, back: 3, columns: ['it'] });
  expect(row.delay).toEqual({ least: 3, most: 3 });
  const { bars } = market;
  const example = { market: 'market-1', column: 'it', bar: 48, before: 50, after: 55, from: null };
  expect(row.example).toEqual({ ...example, to: `${bars[50]?.close}` });
});

const line: Drawing = { kind: 'line', from: 20, to: OPEN, look: '1.08' };

it.each<[what: string, verdict: string, (count: number) => Drawing[]]>([
  ['grows with the newest bar', 'same', () => [line]],
  ['ends', 'same', (count) => [{ ...line, to: count > 95 ? 96 : OPEN }]],
  ['grows after its end', 'same', (count) => [{ ...line, to: count - 20 }]],
  ['is cut short', 'changed', (count) => [{ ...line, to: count > 90 ? 70 : OPEN }]],
  ['gets another price', 'changed', (count) => [{ ...line, look: count > 90 ? '1.09' : '1.08' }]],
  ['is taken off', 'changed', (count) => (count > 90 ? [] : [line])],
  ['begins on a closed bar', 'late', (count) => (count > 90 ? [line] : [])],
  [
    'is joined by another',
    'late',
    (count) => (count > 90 ? [{ ...line, look: '1.09' }, line] : [line]),
  ],
  [
    'trades places with its like',
    'same',
    (count) => {
      const both = [line, { ...line, look: '1.09' }];
      return count % 2 === 0 ? both : both.toReversed();
    },
  ],
  [
    'stands at the newest bar only',
    'none',
    (count) => [{ ...line, kind: 'label', from: count - 1 }],
  ],
  ['lies in the future', 'none', (count) => [{ ...line, from: count + 5 }]],
])('a line that %s is "%s"', async (_, verdict, drawings) => {
  expect((await drawn(drawings)).verdict).toBe(verdict);
});

it('a line that takes the place of a box counts as two drawings', async () => {
  const box = { ...line, kind: 'box' };
  const row = await drawn((count) => (count > 90 ? [line] : [box]));
  expect(row).toMatchObject({ changed: 0, removed: 1, late: 1 });
});
