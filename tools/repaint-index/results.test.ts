import { readFileSync } from 'node:fs';
import { indexResults } from '@/lib/pages/repaint-index';
import { candidates } from './candidates';
import { csvOf, markets, SEEDS, simulated } from './markets';
import { measure } from './measure';

/** The site's, not the tests'. An owner may delete the file. */
const results = indexResults('.');
const rows = results?.rows ?? [];

const REDONE =
  'zigzag pivot-point-supertrend own-present ichimoku williams-fractals order-blocks-signals own-smart-money supertrend rsi bb macd three-black-crows';
const all = candidates();

(results ? describe : describe.skip)('content/repaint-index.json', () => {
  it.each(REDONE.split(' '))('has what the command finds of %s', async (id) => {
    const candidate = all.find((one) => one.id === id);
    if (!candidate) throw new Error(`no indicator ${id}`);
    expect(rows.find((row) => row.id === id)).toEqual(await measure(candidate, markets()));
  });

  it('is redone for at least one of each verdict', () => {
    const redone = rows.filter(({ id }) => REDONE.split(' ').includes(id));
    const verdicts = (some: typeof rows) => [...new Set(some.map(({ verdict }) => verdict))].sort();
    expect(verdicts(redone)).toEqual(verdicts(rows));
  });

  it('has every indicator of the installed package, and a case for each that changed or was late', () => {
    expect(rows.map(({ id }) => id)).toEqual(all.map(({ id }) => id));
    for (const { name, version } of results?.packages ?? [])
      expect(JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version).toBe(
        version,
      );
    for (const { id, verdict, example } of rows)
      expect([id, example !== undefined]).toEqual([id, ['changed', 'late'].includes(verdict)]);
  });
});

it.each(SEEDS)('public/prices/market-%i.csv has the prices of its seed', (seed) => {
  const { id, bars } = simulated(seed);
  expect(readFileSync(`public/prices/${id}.csv`, 'utf8')).toBe(csvOf(bars));
});
