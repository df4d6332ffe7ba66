import type { IndexRow } from '@/lib/schemas/repaint-index';
import { indexCounts, indexResults, shownRows } from './repaint-index';

const counts = { compared: 1, changed: 0, removed: 0, late: 0 };
const row = (id: string, family: IndexRow['family'], verdict: IndexRow['verdict']): IndexRow => ({
  ...{ id, name: id, family, verdict },
  ...counts,
});
const head = { date: '2026-11-20', packages: [], seeds: [1], markets: ['a'], bars: 500, every: 5 };
const results = {
  ...head,
  rows: [
    row('one', 'swings', 'changed'),
    row('two', 'swings', 'late'),
    row('three', 'averages', 'late'),
    row('four', 'levels', 'same'),
    row('silent', 'candles', 'none'),
    row('own-smart-money', 'swings', 'late'),
    row('own-zones', 'levels', 'late'),
    row('own-present', 'levels', 'changed'),
  ],
};

it('counts neither ours nor what has nothing to compare', () => {
  const { families, ...sums } = indexCounts(results);
  expect(sums).toEqual({ all: 4, changed: 1, late: 2, marking: 3, markingMoved: 2 });
  expect(families.find(({ family }) => family === 'swings')).toEqual({
    ...{ family: 'swings', all: 2, changed: 1, late: 1, same: 0 },
  });
  expect(families.map(({ all }) => all).reduce((sum, one) => sum + one)).toBe(sums.all);
});

it('rows of ours need the indicator that draws their marks', () => {
  const own = (...sold: string[]) =>
    shownRows(results, sold).flatMap(({ id }) => (id.startsWith('own-') ? id : []));
  expect(own('smart-money', 'zones', 'sessions')).toHaveLength(3);
  expect(own('zones')).toEqual(['own-zones']);
  expect(own('sessions')).toEqual(['own-present']);
  expect(own()).toEqual([]);
  expect(shownRows(results, [])).toHaveLength(5);
});

it('a site without the file has no results', () => {
  expect(indexResults('no-such-folder')).toBeNull();
  expect(indexCounts(null)).toMatchObject({ all: 0, changed: 0 });
});
