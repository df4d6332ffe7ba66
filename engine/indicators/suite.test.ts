import fc from 'fast-check';
import { type Bar, DAY_MS, HOUR_MS, MINUTE_MS } from '@/engine/market/bar';
import { BASE_STEP_MS, simulatedMarket } from '@/engine/market/simulated-market';
import { aggregate } from '@/engine/market/timeframe';
import { type Indicator, type IndicatorEvent, NO_EVENTS, run } from './indicator';
import { createSessions, SESSION_DEFAULTS } from './sessions/sessions';
import { createSmartMoney, SMART_MONEY_DEFAULTS } from './smart-money/smart-money';
import { createSuite, INDICATOR_IDS, indicatorOf, type Suite } from './suite';
import { arbitraryBars } from './testing/arbitrary-bars';
import { expectNoRepaint } from './testing/expect-no-repaint';

const timeframes = [5 * MINUTE_MS, 15 * MINUTE_MS, HOUR_MS];
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

it.each(timeframes)('never repaints on a chart of %d ms', (timeframe) => {
  const create = () => told(createSuite({ step: BASE_STEP_MS, timeframe }));
  fc.assert(
    fc.property(arbitraryBars({ weekends: true }), (bars) => expectNoRepaint(create, bars)),
    { numRuns: 5 },
  );
  expectNoRepaint(create, market.slice(0, 800));
});

it.each(timeframes)('says nothing of a bar of %d ms before it has closed', (timeframe) => {
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
  const bars = aggregate(market, timeframe, BASE_STEP_MS).filter(({ isPartial }) => !isPartial);
  const smartMoney = run(createSmartMoney(SMART_MONEY_DEFAULTS), bars);
  expect(madeBy(log, 'smart-money')).toEqual(smartMoney);
  const sessions = createSessions({ ...SESSION_DEFAULTS, step: BASE_STEP_MS });
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

it('gives the same empty list for every bar without events', () => {
  const suite = createSuite({ step: BASE_STEP_MS, timeframe: HOUR_MS });
  const quiet = market.map((bar) => suite.next(bar)).filter(({ length }) => length === 0);
  expect(quiet.length).toBeGreaterThan(0);
  expect(quiet.every((events) => events === NO_EVENTS)).toBe(true);
});
