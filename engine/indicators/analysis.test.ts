import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/engine/market/bar';
import { BASE_STEP_MS, simulatedMarket } from '@/engine/market/simulated-market';
import { aggregate } from '@/engine/market/timeframe';
import { analyse, ofKind, trendTable } from './analysis';
import { run } from './indicator';
import type { Mark, Trend } from './mark';
import type { Standing } from './standing';
import { createSuite } from './suite';

const trend = (timeframe: number, direction: Trend['direction']): Trend => ({
  kind: 'trend',
  id: `trend:${timeframe}:${direction}`,
  knownAt: 0,
  timeframe,
  direction,
  structure: null,
  average: null,
});
const standing = (mark: Mark, endedAt: number | null = null): Standing => ({ mark, endedAt });

describe('the trend table', () => {
  it('has a row for every timeframe, lowest first, flat where nothing is known', () => {
    const rows = trendTable(
      [standing(trend(4 * HOUR_MS, 'down')), standing(trend(HOUR_MS, 'up'))],
      BASE_STEP_MS,
    );
    expect(rows).toEqual([
      { timeframe: 5 * MINUTE_MS, direction: 'flat' },
      { timeframe: 15 * MINUTE_MS, direction: 'flat' },
      { timeframe: HOUR_MS, direction: 'up' },
      { timeframe: 4 * HOUR_MS, direction: 'down' },
      { timeframe: DAY_MS, direction: 'flat' },
    ]);
  });

  it('says what the row says that has replaced another', () => {
    const rows = trendTable(
      [standing(trend(HOUR_MS, 'up'), 7), standing(trend(HOUR_MS, 'down'))],
      HOUR_MS,
    );
    expect(rows[0]).toEqual({ timeframe: HOUR_MS, direction: 'down' });
  });

  it('is flat again where a row was replaced by none', () => {
    expect(trendTable([standing(trend(HOUR_MS, 'up'), 7)], HOUR_MS)[0]?.direction).toBe('flat');
  });

  it('leaves out timeframes that the bars cannot build', () => {
    const timeframes = (step: number) => trendTable([], step).map(({ timeframe }) => timeframe);
    expect(timeframes(15 * MINUTE_MS)).toEqual([15 * MINUTE_MS, HOUR_MS, 4 * HOUR_MS, DAY_MS]);
    expect(timeframes(7 * MINUTE_MS)).toEqual([]);
  });
});

describe('an analysis', () => {
  const market = simulatedMarket(2, 1000);
  const settings = { step: BASE_STEP_MS, timeframe: 15 * MINUTE_MS };
  const analysis = analyse(market, settings);
  const log = run(createSuite(settings), market);

  it('leaves out the bar of the chart that is not complete', () => {
    expect(analysis.bars).toEqual(aggregate(market, 15 * MINUTE_MS, BASE_STEP_MS).slice(0, 333));
  });

  it('has every mark that was confirmed', () => {
    const ids = (marks: readonly Mark[]) => marks.map(({ id }) => id).sort();
    const confirmed = log.filter(({ type }) => type === 'confirmed').map(({ mark }) => mark);
    expect(ids(analysis.standings.map(({ mark }) => mark))).toEqual(ids(confirmed));
  });

  it('ends order blocks with the event that mitigates them', () => {
    const mitigated = log.filter(({ type }) => type === 'mitigated');
    const ended = ofKind(analysis.standings, 'order-block').filter(
      ({ endedAt }) => endedAt !== null,
    );
    expect(new Map(ended.map(({ mark, endedAt }) => [mark.id, endedAt]))).toEqual(
      new Map(mitigated.map(({ mark, knownAt }) => [mark.id, knownAt])),
    );
    expect(ended.length).toBeGreaterThan(0);
  });

  it('shows the trend table as it stands at the last bar', () => {
    expect(analysis.trends).toEqual(trendTable(analysis.standings, BASE_STEP_MS));
    expect(analysis.trends.some(({ direction }) => direction !== 'flat')).toBe(true);
  });

  it('picks the standings of a kind', () => {
    const breaks = ofKind(analysis.standings, 'break');
    expect(new Set(breaks.map(({ mark }) => mark.kind))).toEqual(new Set(['break']));
    expect(breaks).toHaveLength(
      analysis.standings.filter(({ mark }) => mark.kind === 'break').length,
    );
  });

  it('finds nothing in a market without bars', () => {
    expect(analyse([], settings)).toMatchObject({ bars: [], standings: [] });
  });
});
