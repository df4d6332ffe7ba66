import { removeFixtures } from '../../postbuild/export-fixture';
import type { LaunchContent } from '../content';
import { foundBy } from '../fixture';
import { countedThings } from './counted-things';

afterAll(removeFixtures);

const textsOf = async (change: (content: LaunchContent) => void) =>
  (await foundBy(countedThings, change)).map(({ field, text }) => `${field} ${text}`);
const foundIn = (intro: string) =>
  textsOf(({ home }) => {
    home.intro = intro;
  });

it('accepts the shipped texts', async () => {
  expect(await textsOf(() => undefined)).toEqual([]);
});

it('reports texts that still count three once there are four indicators', async () => {
  const found = await textsOf(({ indicators, home }) => {
    home.label = 'Three indicators, one chart';
    indicators.items.push(...indicators.items.slice(0, 1));
  });
  expect(found).toContain(
    'home.label “Three indicators”: expected the number of indicators, four.',
  );
});

it.each([
  ['All four indicators.', 'indicators, three'],
  ['We ship 12 indicators.', 'indicators, three'],
  ['Two charting indicators by subscription.', 'indicators, three'],
  ['All five premium indicators.', 'indicators, three'],
  ['One suite. Four ways to pay for it.', 'plans, three'],
  ['Choose among 2 plans.', 'plans, three'],
  ['Access to five indicators.', 'indicators, three'],
  ['Only two indicators, done well.', 'indicators, three'],
])('reports “%s”', async (intro, words) => {
  expect(await foundIn(intro)).toEqual([
    expect.stringMatching(new RegExp(`^home\\.intro .*: expected the number of ${words}\\.$`)),
  ]);
});

it.each([
  'All three indicators on three plans.',
  'At least two indicators agree.',
  'Use one or two indicators.',
  'More than five indicators confuse.',
  '2 to 4 indicators, or 2-5 indicators, or 1–2 indicators.',
  'A version 1.2 indicators use.',
  'Six months; plans may change.',
  'One indicator at a time.',
  'Four of the indicators.',
])('accepts “%s”', async (intro) => {
  expect(await foundIn(intro)).toEqual([]);
});

it('reads the texts of the page after payment too', async () => {
  const found = await textsOf(({ accessDesk }) => {
    accessDesk.complete = 'All two indicators are there.';
  });
  expect(found).toEqual([expect.stringMatching(/^accessDesk\.complete /)]);
});

it('leaves the limits of the platform, and what customers say', async () => {
  const found = await textsOf(({ platformPlans, testimonials }) => {
    platformPlans.note = 'Small: 5 indicators on a chart.';
    for (const item of testimonials.items) item.content = 'I use two indicators.';
  });
  expect(found).toEqual([]);
});
