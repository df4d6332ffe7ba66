import { DAY_MS, HOUR_MS, MINUTE_MS } from '#market/bar';
import { BASE_STEP_MS, simulatedMarket } from '#market/simulated-market';
import { FIRST_OPENING } from '#market/trading-hours';
import { chartOf } from '#testing/bars';
import { run } from '#testing/expectations';
import type { Trend } from './indicator';
import { createSessions } from './sessions';
import { createSmartMoney } from './smart-money';
import { createStructureSuite, INDICATOR_IDS, INDICATOR_OF, LAYER_OF, trendTable } from './suite';
import { createWholeSuite } from './whole-suite';
import { createZones } from './zones';

const market = simulatedMarket(1, 3000);
const quarters = { step: BASE_STEP_MS, timeframe: 15 * MINUTE_MS };

it.each(INDICATOR_IDS)('%s alone logs the same as in the whole suite', (id) => {
  const suites = [createWholeSuite(quarters), createWholeSuite(quarters, [id])] as const;
  const [all, alone] = suites.map((suite) => market.flatMap((bar) => suite.next(bar)));
  expect(alone?.length).toBeGreaterThan(0);
  expect(alone).toEqual(all?.filter(({ mark }) => INDICATOR_OF[mark.kind] === id));
  const [, { developing }] = suites;
  if (id !== 'sessions') expect(developing()).toEqual([]);
});

it('structure alone logs the same as in the whole suite', () => {
  const log = run(createWholeSuite(quarters), market);
  const structure = log.filter(({ mark }) => LAYER_OF[mark.kind] === 'structure');
  expect(run(createStructureSuite(quarters), market)).toEqual(structure);
});

it('smart money gets chart bars; zones and sessions get market bars', () => {
  const log = run(createWholeSuite(quarters), market);
  const madeBy = (id: string) => log.filter(({ mark }) => INDICATOR_OF[mark.kind] === id);
  const bars = chartOf(market, quarters.timeframe, BASE_STEP_MS).bars;
  expect(madeBy('smart-money')).toEqual(run(createSmartMoney(), bars, quarters.timeframe));
  expect(madeBy('zones')).toEqual(
    run(createZones(BASE_STEP_MS, [HOUR_MS, 4 * HOUR_MS]), market, BASE_STEP_MS),
  );
  expect(madeBy('sessions')).toEqual(run(createSessions(BASE_STEP_MS), market, BASE_STEP_MS));
});

describe('the whole suite on other bars', () => {
  const stretched = simulatedMarket(4, 12_000).map((bar) => ({
    ...bar,
    time: (bar.time - FIRST_OPENING) * 12,
  }));

  it.each<[minutes: number, hours: number[]]>([
    [60, [4, 24]],
    [240, [24, 168]],
  ])('computes zones on a %d-minute chart from the next two timeframes', (minutes, hours) => {
    const log = run(createWholeSuite({ step: HOUR_MS, timeframe: minutes * MINUTE_MS }), stretched);
    const found = log.flatMap(({ mark }) =>
      mark.kind === 'zone' ? [mark.timeframe / HOUR_MS] : [],
    );
    expect([...new Set(found)].sort((one, other) => one - other)).toEqual(hours);
  });

  it('refuses timeframes that are not multiples of the step', () => {
    const create = () => createWholeSuite({ step: 10 * MINUTE_MS, timeframe: 15 * MINUTE_MS });
    expect(create).toThrow(RangeError);
  });
});

describe('the trend table', () => {
  const row = (timeframe: number, direction: Trend['direction'], endedAt: number | null = null) => {
    const mark: Trend = {
      kind: 'trend',
      id: `${timeframe} ${direction}`,
      at: 0,
      knownAt: 0,
      timeframe,
      direction,
      structure: null,
      average: null,
    };
    return { mark, testedAt: null, endedAt };
  };
  const table = (step: number, ...rows: ReturnType<typeof row>[]) =>
    trendTable(rows, step).map(({ timeframe, direction }) => [timeframe / MINUTE_MS, direction]);

  it('has a row for every timeframe, lowest first, flat without a trend', () => {
    const rows = [row(4 * HOUR_MS, 'down'), row(HOUR_MS, 'up'), row(DAY_MS, 'up', 7)];
    expect(table(15 * MINUTE_MS, ...rows)).toEqual([
      [15, 'flat'],
      [60, 'up'],
      [240, 'down'],
      [1440, 'flat'],
    ]);
    expect(table(7 * MINUTE_MS)).toEqual([]);
  });
});
