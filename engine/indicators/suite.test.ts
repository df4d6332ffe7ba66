import fc from 'fast-check';
import { aggregate, type Bar, DAY_MS, HOUR_MS, MINUTE_MS } from '@/engine/market/bar';
import { BASE_STEP_MS, simulatedMarket } from '@/engine/market/simulated-market';
import { arbitraryBars } from '@/engine/testing/bars';
import { expectNoRepaint, run } from '@/engine/testing/expectations';
import { numRuns } from '@/engine/testing/num-runs';
import {
  confirmed,
  type Indicator,
  type IndicatorEvent,
  type Level,
  type Mark,
  type OpeningRange,
  type OrderBlock,
  type Trend,
  type Zone,
} from './indicator';
import { createSessions } from './sessions';
import { createSmartMoney } from './smart-money';
import {
  analyse,
  createStandings,
  createSuite,
  INDICATOR_IDS,
  indicatorOf,
  ofKind,
  type Standing,
  type Suite,
  trendTable,
} from './suite';

const TIMEFRAMES = [5 * MINUTE_MS, 15 * MINUTE_MS, HOUR_MS];
const market = simulatedMarket(1, 3000);

/**
 * Smart money names the chart's bar, which opened before the bar fed that completes it. Here each event gets the time at
 * which it was told, as the expectation wants it; its own stays in the id.
 */
function told(suite: Suite): Indicator {
  return {
    next: ({ ...bar }: Bar) =>
      suite.next(bar).map(({ type, knownAt, mark }) => ({
        type,
        knownAt: bar.time,
        mark: {
          ...mark,
          id: `${mark.id} at ${knownAt}`,
          knownAt: type === 'confirmed' ? bar.time : mark.knownAt,
        },
      })),
  };
}

it.each(TIMEFRAMES)('never repaints on a chart of %d ms', (timeframe) => {
  const create = () => told(createSuite({ step: BASE_STEP_MS, timeframe }));
  fc.assert(
    fc.property(arbitraryBars({ weekends: true }), (bars) => expectNoRepaint(create, bars, [])),
    { numRuns: numRuns / 10 },
  );
  expectNoRepaint(create, market.slice(0, 800), []);
});

it.each(TIMEFRAMES)('says nothing of a bar of %d ms before it has closed', (timeframe) => {
  const suite = createSuite({ step: BASE_STEP_MS, timeframe });
  const early = market.flatMap((bar) =>
    suite.next(bar).filter(({ knownAt, mark }) => {
      const length = indicatorOf(mark.kind) === 'smart-money' ? timeframe : BASE_STEP_MS;
      return knownAt + length > bar.time + BASE_STEP_MS;
    }),
  );
  expect(early).toEqual([]);
});

it('tells of one bar in the order smart money, zones, sessions', () => {
  const suite = createSuite({ step: BASE_STEP_MS, timeframe: 15 * MINUTE_MS });
  const orders = market.map((bar) =>
    suite.next(bar).map(({ mark }) => INDICATOR_IDS.indexOf(indicatorOf(mark.kind))),
  );
  expect(orders).toEqual(orders.map((order) => [...order].sort((one, other) => one - other)));
  expect(orders.some((order) => new Set(order).size === INDICATOR_IDS.length)).toBe(true);
});

const madeBy = (log: readonly IndicatorEvent[], id: string) =>
  log.filter(({ mark }) => indicatorOf(mark.kind) === id);

it('reads smart money from the bars of the chart, sessions from the bars fed', () => {
  const timeframe = 15 * MINUTE_MS;
  const log = run(createSuite({ step: BASE_STEP_MS, timeframe }), market);
  const bars = aggregate(market, timeframe, BASE_STEP_MS);
  const smartMoney = run(createSmartMoney(), bars);
  expect(madeBy(log, 'smart-money')).toEqual(smartMoney);
  const sessions = createSessions(BASE_STEP_MS);
  expect(madeBy(log, 'sessions')).toEqual(run(sessions, market));
  expect(smartMoney.length).toBeGreaterThan(100);
});

/** @returns `zone 1h`-like kinds of what was marked */
function marked(bars: readonly Bar[], step: number): Set<string> {
  const log = run(createSuite({ step, timeframe: step }), bars);
  return new Set(
    log.map(({ mark }) => ('timeframe' in mark ? `${mark.kind} ${mark.timeframe}` : mark.kind)),
  );
}

const long = simulatedMarket(4, 12_000);
const coarser = (step: number) => aggregate(long, step, BASE_STEP_MS);

it('reads zones from the lowest two of the higher timeframes', () => {
  const zones = (step: number) =>
    [...marked(coarser(step), step)].filter((kind) => kind.startsWith('zone')).sort();
  expect(zones(BASE_STEP_MS)).toEqual([`zone ${4 * HOUR_MS}`, `zone ${HOUR_MS}`]);
  expect(zones(HOUR_MS)).toEqual([`zone ${4 * HOUR_MS}`, `zone ${DAY_MS}`]);
});

it('leaves out what its bars cannot build: sessions, short timeframes, uneven ones', () => {
  const everyTwoHours = marked(coarser(2 * HOUR_MS), 2 * HOUR_MS);
  expect(everyTwoHours).toContain(`trend ${4 * HOUR_MS}`);
  expect(everyTwoHours).toContain('level');
  for (const kind of [`trend ${HOUR_MS}`, `zone ${HOUR_MS}`, 'session', 'opening-range'])
    expect(everyTwoHours).not.toContain(kind);
  const uneven = marked(market, 7 * MINUTE_MS);
  expect(uneven).toContain('swing');
  expect([...uneven].filter((kind) => /^(zone|trend)/.test(kind))).toEqual([]);
});

it('refuses a chart whose bars those fed do not fill', () => {
  expect(() => createSuite({ step: 10 * MINUTE_MS, timeframe: 15 * MINUTE_MS })).toThrow(
    RangeError,
  );
});

it('tells which sessions are running', () => {
  const suite = createSuite({ step: BASE_STEP_MS, timeframe: HOUR_MS });
  for (const bar of market.slice(0, 20)) suite.next(bar);
  expect(suite.developing().map(({ name }) => name)).toEqual(['Asia']);
});

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
  const settings = { step: BASE_STEP_MS, timeframe: 15 * MINUTE_MS };
  const bars = market.slice(0, 1000);
  const analysis = analyse(bars, settings);

  it('leaves out the bar of the chart that is not complete', () => {
    expect(analysis.bars).toEqual(aggregate(bars, 15 * MINUTE_MS, BASE_STEP_MS).slice(0, 333));
  });

  it('has every mark that was confirmed, by its kind, and the trend table of the last bar', () => {
    const made = run(createSuite(settings), bars).filter(({ type }) => type === 'confirmed');
    expect(analysis.standings).toHaveLength(made.length);
    for (const kind of ['break', 'order-block', 'zone'] as const) {
      const ids = ofKind(analysis.standings, kind).map(({ mark }) => mark.id);
      const wanted = made.filter(({ mark }) => mark.kind === kind).map(({ mark }) => mark.id);
      expect(ids.sort()).toEqual(wanted.sort());
      expect(ids.length).toBeGreaterThan(0);
    }
    expect(analysis.trends).toEqual(trendTable(analysis.standings, BASE_STEP_MS));
    expect(analysis.trends.some(({ direction }) => direction !== 'flat')).toBe(true);
  });

  it('finds nothing in a market without bars', () => {
    expect(analyse([], settings)).toMatchObject({ bars: [], standings: [] });
  });
});

describe('what stands', () => {
  const area = { knownAt: 1, from: 0, low: 1, high: 2 };
  const zone: Zone = { ...area, kind: 'zone', id: 'zone', side: 'demand', timeframe: 60 };
  const block: OrderBlock = { ...area, kind: 'order-block', id: 'block', direction: 'up' };
  const gap: Mark = { ...area, kind: 'gap', id: 'gap', direction: 'up' };
  const opening: OpeningRange = {
    ...area,
    kind: 'opening-range',
    id: 'opening',
    name: 'Asia',
    to: 1,
  };
  const level: Level = {
    kind: 'level',
    id: 'level',
    knownAt: 1,
    name: 'day open',
    from: 0,
    price: 1,
  };

  /** @returns where a mark stands after it was confirmed and the event happened to it, at 7 */
  function endOf(type: IndicatorEvent['type'], mark: Mark): number | null | undefined {
    const standings = createStandings();
    standings.apply(confirmed(mark));
    standings.apply({ type, mark, knownAt: 7 });
    return standings.since()[0]?.endedAt;
  }

  it.each<[type: IndicatorEvent['type'], mark: Mark, end: number | null]>([
    ['broken', zone, 7],
    ['expired', zone, 7],
    ['mitigated', block, 7],
    ['filled', gap, 7],
    ['replaced', level, 7],
    ['touched', zone, null],
    ['taken', level, null],
    ['broken', opening, null],
  ])('ends a mark that is %s, or lets it stand: %j', (type, mark, end) => {
    expect(endOf(type, mark)).toBe(end);
  });

  it('ends a mark once: what is said of it later changes nothing', () => {
    const standings = createStandings();
    const ends = (knownAt: number): IndicatorEvent => ({ type: 'broken', mark: zone, knownAt });
    for (const event of [confirmed(zone), ends(7), ends(9)]) standings.apply(event);
    expect(standings.since()).toEqual([{ mark: zone, endedAt: 7 }]);
  });

  it.each([5, 15, 60])('has what is not over at a time, on a chart of %d minutes', (minutes) => {
    const fed = market.slice(0, 1200);
    const standings = createStandings();
    const suite = createSuite({ step: BASE_STEP_MS, timeframe: minutes * MINUTE_MS });
    for (const event of run(suite, fed)) standings.apply(event);
    const all = standings.since();
    for (const { time } of fed.filter((_, place) => place % 50 === 0)) {
      const wanted = all.filter(({ mark, endedAt }) => {
        const happenedOnce = ['swing', 'break', 'session', 'opening-range'].includes(mark.kind);
        return (happenedOnce ? mark.knownAt : (endedAt ?? Infinity)) >= time;
      });
      // Longer bars of the chart are told of later than they open: a few that are over come along.
      const found = standings.since(time).filter((one) => minutes === 5 || wanted.includes(one));
      expect(found).toEqual(wanted);
    }
    expect(standings.since(0)).toEqual(all);
  });
});
