import { demo } from '@/content/demo';
import { demoWords as words } from '@/content/demo-words';
import { tokens } from '@/engine/chart/tokens';
import { fill } from '@/lib/text/fill';
import {
  atRest,
  demoOf,
  naiveProofOf,
  openDemo,
  openMarket,
  paintedWith,
  proofOf,
} from './support/demo';
import { expect, test } from './support/test';

test('DEMO: the proof line counts up while it plays, and nothing changes since', async ({
  page,
}) => {
  await openDemo(page);
  const { speed, pause, region } = demoOf(page);
  await expect(region.getByText(/^Bar \d+ · \d+ marks confirmed · 0 changed since$/)).toBeVisible();
  await speed.selectOption(fill(words.controls.perSecond, { bars: 60 }));
  await expect.poll(async () => (await proofOf(page)).bar).toBeGreaterThan(20);
  const before = await proofOf(page);
  await expect.poll(async () => (await proofOf(page)).bar).toBeGreaterThan(before.bar + 60);
  await pause.click();
  const after = await atRest(page);
  expect(after.confirmed).toBeGreaterThan(before.confirmed + 10);
  expect([before.changed, after.changed]).toEqual([0, 0]);
  const spoken = region.getByRole('status').filter({ hasText: `Bar ${after.bar}` });
  await expect(spoken, 'and says the sum where it stops').toContainText('0 changed since');
});

test('DEMO: the repainting version moves its marks, its counter climbs, and no figure is one of profit', async ({
  page,
}) => {
  await openMarket(page, 7);
  await atRest(page);
  const { naive, naiveChart, chart, play, pause, speed, region } = demoOf(page);
  await test.step('the repainting version moves its marks, and its counter climbs', async () => {
    await expect(naiveChart).toHaveCount(0);
    await naive.check();
    await expect(naiveChart).toBeVisible();
    await expect(region.getByText(words.proof.naive)).toBeVisible();
    await expect.poll(() => paintedWith(naiveChart, tokens.surface)).toBeGreaterThan(0);
    const before = await naiveProofOf(page);
    expect(before.changed).toBeGreaterThan(0);
    await speed.selectOption(fill(words.controls.perSecond, { bars: 60 }));
    await play.click();
    await expect.poll(async () => (await naiveProofOf(page)).bar).toBeGreaterThan(before.bar + 40);
    await pause.click();
    const proof = await atRest(page);
    const after = await naiveProofOf(page);
    expect(after.bar).toBe(proof.bar);
    expect(after.changed).toBeGreaterThan(before.changed + 5);
    expect(after.drawn).toBeGreaterThanOrEqual(after.changed);
    expect(proof.changed, 'the other one stays at').toBe(0);

    await naiveChart.press('End');
    await naiveChart.press('ArrowLeft');
    const [time, prices] = ((await naiveChart.getAttribute('aria-valuetext')) ?? '').split(' · ');
    await expect(chart, 'they share a crosshair').toHaveAttribute(
      'aria-valuetext',
      new RegExp(`^${time} · ${prices}`),
    );
  });

  await test.step('it is labelled, and no figure of it is one of profit', async () => {
    const { switchOf, events } = demoOf(page);
    await switchOf(words.indicators.sessions).check();
    await events.first().click();
    await expect(region.getByText(demo.notice)).toBeVisible();
    const text = await region.innerText();
    const values = await region
      .getByRole('slider')
      .evaluateAll((charts) => charts.map((chart) => chart.getAttribute('aria-valuetext')));
    expect(`${text} ${values}`).not.toMatch(
      /profit|\bP&L\b|\bgain|return on|win rate|\bwins?\b|\bpips\b|equity|drawdown|[$€£]|[+-]\d+(?:\.\d+)? ?%/i,
    );
  });

  await naive.uncheck();
  await expect(naiveChart).toHaveCount(0);
});
