import type { RepaintingMark } from '@/engine/indicators/indicator';
import { createRepainting, REPAINTING_IDS } from '@/engine/indicators/repainting/versions';
import { MINUTE_MS } from '@/engine/market/bar';
import { BASE_STEP_MS, simulatedMarket } from '@/engine/market/simulated-market';
import { chartOf } from '@/engine/testing/bars';
import { fc, numRuns } from '@/engine/testing/properties';
import { createRepaintingBook } from './repainting-book';

const TIMEFRAME_MS = 15 * MINUTE_MS;
const { bars } = chartOf(simulatedMarket(6, 2400), TIMEFRAME_MS, BASE_STEP_MS);

const byId = (marks: Iterable<RepaintingMark>) => new Map([...marks].map((one) => [one.id, one]));

describe.each(REPAINTING_IDS)('the book of %s', (id) => {
  const newVersion = () => createRepainting(id);
  const book = createRepaintingBook(newVersion());
  for (const bar of bars) book.next(bar, bar.time + TIMEFRAME_MS);
  const changesAt = newVersion();
  const changes = bars.map((bar) => changesAt(bar, bar.time + TIMEFRAME_MS));

  function wanted(position: number, since: number) {
    const marks = new Map<string, RepaintingMark>();
    for (const { type, mark } of changes.slice(0, since).flat())
      type === 'drawn' ? marks.set(mark.id, mark) : marks.delete(mark.id);
    const seen = new Set(marks.keys());
    const changed = new Map<string, RepaintingMark>();
    for (const { type, mark } of changes.slice(since, position).flat()) {
      if (type === 'drawn') marks.set(mark.id, mark);
      else marks.delete(mark.id);
      if (type === 'drawn') seen.add(mark.id);
      else changed.set(mark.id, mark);
    }
    const vanished = [...changed.values()].filter((mark) => !marks.has(mark.id));
    return { marks, vanished: byId(vanished), drawn: seen.size, changed: changed.size };
  }

  const place = fc.integer({ min: 0, max: bars.length });

  it('has what was drawn at any bar, and counts what went since somebody looked, in whatever order it is asked', () => {
    const order = fc.array(place, { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(order, place, (positions, since) => {
        for (const position of positions) {
          const { marks, vanished, ...counts } = book.at(position, since, 0);
          const view = { marks: byId(marks), vanished: byId(vanished), ...counts };
          expect(view).toEqual(wanted(position, Math.min(since, position)));
        }
      }),
      { numRuns },
    );
  });

  it('has of a part of the bars what lies on them, and the mark before them', () => {
    fc.assert(
      fc.property(place, place, place, (one, since, other) => {
        const [first, position] = [Math.min(one, other), Math.max(one, other)];
        const all = book.at(position, since, 0);
        const part = book.at(position, since, first);
        const placeOf = (mark: RepaintingMark) => (mark.kind === 'break' ? mark.at : mark.time);
        const from = bars[first]?.time ?? Infinity;
        const inView = (marks: readonly RepaintingMark[]) =>
          marks.filter((mark) => placeOf(mark) >= from);
        expect(inView(part.marks)).toEqual(inView(all.marks));
        expect(inView(part.vanished)).toEqual(inView(all.vanished));
        const before = all.marks.findLast((mark) => mark.at < from);
        if (before) expect(part.marks).toContain(before);
      }),
      { numRuns: 4 * numRuns },
    );
  });

  it('counts a mark that changed before somebody looked, and once more after', () => {
    for (let since = 0; since < 240; since++) {
      const position = since + 4;
      const { drawn, changed } = wanted(position, since);
      expect(book.at(position, since, 0)).toMatchObject({ drawn, changed });
    }
  });

  it('counts nothing as gone before anybody could have seen it, and something soon after', () => {
    const half = bars.length / 2;
    expect(book.at(bars.length, 0, 0).changed).toBeGreaterThan(10);
    expect(book.at(half, half, 0)).toMatchObject({ vanished: [], changed: 0 });
    expect(book.at(bars.length, half, 0).changed).toBeGreaterThan(4);
  });
});
