import { gzipSync } from 'node:zlib';
import type { Route } from '@playwright/test';
import { demo } from '@/content/demo';
import { demoWords as words } from '@/content/demo-words';
import { demoOf, expectRunning, openSoon, startDemo } from './support/demo';
import { openPage } from './support/open-page';
import { readThrough } from './support/read-through';
import { loadedScripts } from './support/scripts';
import { expect, test } from './support/test';

/** Only the demo's code has these words. */
const mark = words.proof.naive.slice(0, 40);
/** And only that of the animations, which comes by itself a while after the load, has this one. */
const animations = 'resolveKeyframes';
/** Bytes of the demo's code, compressed. */
const most = 30_000;

test('DEMO: its code is fetched when it is started and not before, and is small', async ({
  page,
}) => {
  const before = loadedScripts(page);
  await openPage(page, '/');
  await readThrough(page);
  await demoOf(page).start.hover();
  await page.waitForLoadState('networkidle');
  await expect
    .poll(() => before.addressesWith(animations), 'what comes by itself has come')
    .not.toEqual([]);
  expect(await before.addressesWith(mark), 'fetched before it was started').toEqual([]);
  await expect(demoOf(page).picture).toBeVisible();
  const missing = demoOf(page).region.getByText(demo.scriptless);
  await expect(missing, 'with JavaScript nothing says that it is missing').toBeHidden();

  const bodies: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) bodies.push(response.body());
  });
  await startDemo(page);
  const codes = await Promise.all(bodies);
  expect(codes.some((code) => code.includes(mark))).toBe(true);
  const size = codes.reduce((sum, code) => sum + gzipSync(code, { level: 9 }).length, 0);
  test.info().annotations.push({ type: 'demo code, gzip', description: `${size} bytes` });
  expect(size).toBeLessThanOrEqual(most);
  await expect(demoOf(page).region.getByText(demo.notice)).toBeVisible();
});

test.describe('where the fetch fails', () => {
  // The browser writes of it.
  test.use({ allowedMessages: [/ERR_FAILED/] });

  test('DEMO: a fetch that fails is told of, and so is one that hangs, until the demo starts', async ({
    page,
  }) => {
    await page.clock.install();
    await openSoon(page, '/');
    const { region, start, picture } = demoOf(page);
    await start.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');

    await test.step('a fetch that fails is told of', async () => {
      await page.route('**/*.js', (route) => route.abort());
      await start.click();
      await expect(region.getByRole('status').filter({ hasText: demo.failed })).toBeVisible();
      await expect(picture).toBeVisible();
      await expect(start).toBeEnabled();
      await page.unroute('**/*.js');
    });

    await test.step('one that hangs is told of after a while', async () => {
      const waiting: Route[] = [];
      await page.route('**/*.js', (route) => void waiting.push(route));
      await start.click();
      await expect(region.getByRole('button', { name: demo.starting })).toBeVisible();
      await expect.poll(() => waiting.length).toBeGreaterThan(0);
      await page.clock.fastForward(10_000);
      await expect(region.getByRole('status').filter({ hasText: demo.slow })).toBeVisible();
      await expect(picture).toBeVisible();
      for (const route of waiting) await route.continue();
    });

    await expectRunning(page);
    for (const words of [demo.failed, demo.slow])
      await expect(region.getByText(words)).toHaveCount(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('DEMO: the picture, what it shows and the notice are there, the button is not', async ({
    page,
  }) => {
    await page.goto('/');
    const { region, picture, start } = demoOf(page);
    for (const width of [390, 768, 1280])
      await test.step(`at ${width} pixels`, async () => {
        await page.setViewportSize({ width, height: 900 });
        await expect(picture).toBeVisible();
        for (const text of [
          demo.intro,
          demo.picture.caption,
          demo.scriptless,
          demo.notice,
          ...demo.checks,
        ])
          await expect(region.getByText(text)).toBeVisible();
        await expect(start).toBeHidden();
      });
  });
});
