import { faultLinesOf } from '../fault-lines';

it.each<[kind: string, value: unknown, line: string]>([
  [
    'a limit of nothing',
    0,
    'content/platform-plans.ts: platformPlans.plans[0].perChart: expected a whole number from 1 to 1000, got 0',
  ],
  [
    'a plan twice',
    'free',
    'content/platform-plans.ts: platformPlans.plans[1].id: expected an id that no other item has, got "free"',
  ],
  [
    'a day that is none',
    '2026-02-30',
    'content/platform-plans.ts: platformPlans.asOf: expected a day of the calendar, got "2026-02-30"',
  ],
  [
    'limits from nowhere',
    { status: 'heard' },
    'content/platform-plans.ts: platformPlans.provenance.status: expected a status: verified, stated, example, got "heard"',
  ],
  [
    'a lost number',
    'Drop some.',
    'content/platform-plans.ts: platformPlans.tool.drop: expected text with {count}, got "Drop some."',
  ],
])('reports %s', (kind, value, line) => {
  const place = kind === 'limits from nowhere' ? line.replace('.status:', ':') : line;
  expect(faultLinesOf(place, value)).toEqual([line]);
});
