import { isDeepStrictEqual } from 'node:util';
import { createNaiveStructure } from '@/engine/indicators/naive/naive-structure';
import { SMART_MONEY_DEFAULTS } from '@/engine/indicators/smart-money/smart-money';
import { simulatedMarket } from '@/engine/market/simulated-market';
import { createNaiveRecording } from './naive-recording';

const bars = simulatedMarket(6, 500);
const structure = createNaiveStructure({ reach: SMART_MONEY_DEFAULTS.reach });
const recording = createNaiveRecording();
const first = recording.at(0);

/** What was shown after each bar when it was the last, beside what happened on the chart by then. */
const shown = bars.map((bar, index) => {
  const changes = structure.next(bar);
  recording.next(bar);
  const view = recording.at(index + 1);
  return { changes, marks: new Map(structure.marks()), view };
});
const changesUntil = (position: number) =>
  shown.slice(0, position).flatMap(({ changes }) => changes);

it('begins with an empty chart', () => {
  expect(first).toEqual({ marks: [], vanished: [], drawn: 0, changed: 0 });
});

it('shows the marks that were drawn at each bar', () => {
  for (const { marks, view } of shown)
    if (!isDeepStrictEqual(new Map(view.marks.map((mark) => [mark.id, mark])), marks))
      expect(view.marks).toEqual([...marks.values()]);
  expect(shown.at(-1)?.marks.size).toBeGreaterThan(20);
});

it('counts marks that were drawn, and those that were ever taken off, each once', () => {
  for (const position of [1, 50, 200, 500]) {
    const changes = changesUntil(position);
    const ids = (type: string) =>
      new Set(changes.filter((change) => change.type === type).map(({ mark }) => mark.id));
    const { drawn, changed } = recording.at(position);
    expect({ drawn, changed }).toEqual({
      drawn: ids('drawn').size,
      changed: ids('removed').size,
    });
  }
  expect(recording.at(500).changed).toBeGreaterThan(20);
});

it('keeps what vanished and did not come back, as it was drawn last', () => {
  const { marks, vanished, drawn, changed } = recording.at(500);
  const removed = changesUntil(500).filter(({ type }) => type === 'removed');
  const last = new Map(removed.map(({ mark }) => [mark.id, mark]));
  for (const { id } of marks) last.delete(id);
  expect(new Map(vanished.map((mark) => [mark.id, mark]))).toEqual(last);
  expect(marks.length + vanished.length).toBe(drawn);
  // Some only got another label: they changed, and are still there.
  expect(vanished.length).toBeLessThan(changed);
  expect(vanished.length).toBeGreaterThan(0);
});
