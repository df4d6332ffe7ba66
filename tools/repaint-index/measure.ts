import { checkSeries, type Finding } from 'repaint-check';
import type { IndexCase, IndexRow } from '@/lib/schemas/repaint-index';
import type { Candidate } from './candidates';
import { priceText } from './drawings';
import type { Market } from './markets';
import { seriesOf } from './series';

/** Every fifth bar is a cut. Before the first, most averages have no value yet. */
export const EVERY = 5;
const FIRST_CUT = 50;

const cutsOf = (count: number): number[] =>
  Array.from(
    { length: Math.floor((count - FIRST_CUT) / EVERY) + 1 },
    (_, index) => FIRST_CUT + EVERY * index,
  );

interface Found {
  market: Market;
  cuts: readonly number[];
  series: ReturnType<typeof seriesOf>;
  finding: Finding;
  /** Values that a later cut had to repeat. */
  compared: number;
}

async function findingsOn({ on }: Candidate, market: Market): Promise<Found[]> {
  const { bars } = market;
  const cuts = cutsOf(bars.length);
  const series = seriesOf(on(market), bars, cuts);
  const { columns } = await checkSeries(({ length }) => series.get(length) ?? {}, bars, { cuts });
  return columns.map((finding) => ({
    ...{ market, cuts, series, finding },
    compared: cuts
      .slice(0, -1)
      .flatMap((cut) => series.get(cut)?.[finding.name] ?? [])
      .filter((value) => value !== null).length,
  }));
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
const said = (value: number | string | null) =>
  typeof value === 'number' ? priceText(value) : value;

/** Returns the first case that anyone can see again: a bar's value on the first `before` bars, and on `after` bars. */
function exampleIn({ market, series, cuts, finding }: Found, isLate: boolean): IndexCase[] {
  const { name: column } = finding;
  const valuesAt = (cut: number) => series.get(cut)?.[column] ?? [];
  for (const [index, after] of cuts.slice(1).entries()) {
    const before = cuts[index] ?? 0;
    const now = valuesAt(after);
    for (const [at, value] of valuesAt(before).entries()) {
      const [from, to] = [said(value), said(now[at] ?? null)];
      if (from !== to && (from === null) === isLate)
        return [{ market: market.id, column, bar: at + 1, before, after, from, to }];
    }
  }
  return [];
}

/** Computes an indicator on the first bars of each market, then on more and more. */
export async function measure(candidate: Candidate, markets: readonly Market[]): Promise<IndexRow> {
  const lists: Found[][] = [];
  for (const market of markets) lists.push(await findingsOn(candidate, market));
  const all = lists.flat().filter(({ finding }) => finding.verdict !== 'incomparable');
  const total = (field: 'changed' | 'vanished' | 'appeared') =>
    sum(all.map(({ finding }) => finding[field]));
  const counts = {
    compared: sum(all.map(({ compared }) => compared)),
    changed: total('changed'),
    removed: total('vanished'),
    late: total('appeared'),
  };
  const { compared, changed, removed, late } = counts;
  const verdict =
    changed + removed > 0 ? 'changed' : late > 0 ? 'late' : compared > 0 ? 'same' : 'none';
  const { id, name, family } = candidate;
  const row: IndexRow = { id, name, family, verdict, ...counts };
  if (verdict === 'same' || verdict === 'none') return row;
  const guilty = all.filter(({ finding }) =>
    verdict === 'changed' ? finding.changed + finding.vanished > 0 : finding.appeared > 0,
  );
  const [example] = guilty.flatMap((found) => exampleIn(found, verdict === 'late'));
  const delays = all.flatMap(({ finding }) => finding.late ?? []);
  return {
    ...row,
    columns: [...new Set(guilty.map(({ finding }) => finding.name.replace(/ \d+$/, '')))],
    back: Math.max(...guilty.map(({ finding }) => finding.farthestBack ?? 0)),
    ...(delays.length > 0 && {
      delay: {
        least: Math.min(...delays.map(({ least }) => least)),
        most: Math.max(...delays.map(({ most }) => most)),
      },
    }),
    ...(example && { example }),
  };
}
