/**
 * `npm run repaint-index`: measures every indicator of `lightweight-charts-indicators`, and ours; writes
 * `content/repaint-index.json`, and the prices as CSV. `-- <id> …` only prints what it finds of these.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { INDEX_FILE, type IndexResults } from '@/lib/schemas/repaint-index';
import { candidates } from './candidates';
import { BARS, csvOf, markets, SEEDS, simulated } from './markets';
import { EVERY, measure } from './measure';

const versionOf = (name: string): string =>
  JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version;

/** One indicator a line, so that changes are readable. */
function printed({ rows, ...head }: IndexResults): string {
  const lines = rows.map((row) => `    ${JSON.stringify(row)}`);
  const text = JSON.stringify({ ...head, rows: [] }, null, 2);
  return `${text.replace(/\[\]\n\}$/, `[\n${lines.join(',\n')}\n  ]\n}`)}\n`;
}

async function main(wanted: readonly string[]): Promise<void> {
  const all = markets();
  const chosen = candidates().filter(({ id }) => wanted.length === 0 || wanted.includes(id));
  const rows = [];
  for (const candidate of chosen) rows.push(await measure(candidate, all));
  if (wanted.length > 0) {
    console.log(JSON.stringify(rows, null, 2));
    return;
  }
  const packages = ['lightweight-charts-indicators', 'oakscriptjs'];
  const results: IndexResults = {
    date: new Date().toISOString().slice(0, 10),
    packages: packages.map((name) => ({ name, version: versionOf(name) })),
    seeds: SEEDS,
    markets: all.map(({ id }) => id),
    bars: BARS,
    every: EVERY,
    rows,
  };
  writeFileSync(INDEX_FILE, printed(results));
  for (const seed of SEEDS) {
    const { id, bars } = simulated(seed);
    writeFileSync(`public/prices/${id}.csv`, csvOf(bars));
  }
  for (const verdict of ['changed', 'late', 'same', 'none'] as const)
    console.log(`${verdict}: ${rows.filter((row) => row.verdict === verdict).length}`);
  console.log(`${Math.round(performance.now() / 1000)} s`);
}

main(process.argv.slice(2));
