import type { RepaintingMark } from '@/engine/indicators/indicator';
import { createRepainting, REPAINTING_IDS } from '@/engine/indicators/repainting';
import { MINUTE_MS } from '@/engine/market/bar';
import { BASE_STEP_MS, simulatedMarket } from '@/engine/market/simulated-market';
import { chartOf } from '@/engine/testing/bars';
import { fc, numRuns } from '@/engine/testing/properties';
import { createRepaintHistory } from './repaint-history';

const TIMEFRAME_MS = 15 * MINUTE_MS;
const { bars } = chartOf(simulatedMarket(6, 2400), TIMEFRAME_MS, BASE_STEP_MS);
const byId = (marks: Iterable<RepaintingMark>) => new Map([...marks].map((one) => [one.id, one]));

describe.each(REPAINTING_IDS)('the history of %s', (id) => {
  const newVersion = () => createRepainting(id);
  const history = createRepaintHistory(newVersion());
  for (const bar of bars) history.next(bar, bar.time + TIMEFRAME_MS);
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

  it('returns marks and counts changes, for positions in any order', () => {
    const order = fc.array(place, { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(order, place, (positions, since) => {
        for (const position of positions) {
          const { marks, vanished, ...counts } = history.at(position, since, 0);
          const view = { marks: byId(marks), vanished: byId(vanished), ...counts };
          expect(view).toEqual(wanted(position, Math.min(since, position)));
        }
      }),
      { numRuns },
    );
  });
});
