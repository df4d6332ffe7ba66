import { expectRunning, withoutNotices } from '@/e2e/support/demo';
import { beforeInput, earlyControl, hold, loadedScripts } from '@/e2e/support/page';
import { content } from '@/lib/content/content';
import { carouselOf } from './support/carousel';
import { startNotices } from './support/notices';
import { expect, test } from './support/test';
import { expectNoShift, watchVitals } from './support/vitals';

const { controls, home, routes, sections } = content;

/** Found only in React's code. */
const REACT = 'react.dev/errors';

test.describe('with only nearby islands hydrated', () => {
  test.use({ hydratesFar: false });

  test('nearby islands hydrate on the first input, without a shift or a request', async ({
    page,
    context,
  }) => {
    await watchVitals(page);
    const headerButtons = page.getByRole('banner').getByRole('button');
    const early = await beforeInput(page, '/', async () => {
      await page.locator('[data-started]').waitFor({ state: 'attached' });
      return headerButtons.count();
    });
    expect(early).toBe(0);
    await context.setOffline(true);
    // Discards shifts from before any input.
    await page.evaluate(() => window.layoutShifts?.splice(0));
    await page.mouse.move(300, 300);
    await page.mouse.move(310, 300);
    await expect(headerButtons.first()).toBeVisible();
    await context.setOffline(false);
    await expect(carouselOf(page).next, 'distant islands do not hydrate').toHaveCount(0);
    await page.locator('#demo').evaluate((demo) => {
      const top = demo.getBoundingClientRect().top - 1.5 * window.innerHeight;
      window.scrollBy({ top, behavior: 'instant' });
    });
    await expect(page.locator(`#demo ${earlyControl}`), 'nearby islands hydrate').toHaveCount(0);
    for (const { id } of sections) {
      await page.locator(`#${id}`).scrollIntoViewIfNeeded();
      await expect(page.locator(`#${id} ${earlyControl}`)).toHaveCount(0);
    }
    await expect(carouselOf(page).next).toBeVisible();
    await expectNoShift(page);
  });

  test('with Save-Data, React loads on the first input', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    const scripts = loadedScripts(page);
    const early = await beforeInput(page, routes.terms.path, () => scripts.addressesWith(REACT));
    expect(early).toEqual([]);
    await page.keyboard.press('Shift');
    await expect(page.getByRole('button', { name: controls.pauseMotion }).first()).toBeVisible();
  });

  test('a press before the entry script ran is an input, and starts the demo that it links to', {
    tag: '@firefox',
  }, async ({ page }) => {
    const waiting = await hold(page, '**/start.js');
    await withoutNotices(page);
    await page.goto('/', { waitUntil: 'commit' });
    await page.locator('#home').getByRole('link', { name: home.test?.name }).click();
    await expect.poll(() => waiting.length).toBe(1);
    await waiting[0]?.continue();
    await expectRunning(page);
  });

  for (const [when, isHeld] of [
    ['before', false],
    ['during', true],
  ] as const)
    test(`a control that is pressed ${when} hydration answers after it`, {
      tag: '@firefox',
    }, async ({ page }) => {
      const waiting = await hold(page, '**/islands-*.js');
      await withoutNotices(page);
      await page.goto('/');
      const early = page.locator('.demo-start').locator(earlyControl);
      await early.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      const { x = 0, y = 0 } = (await early.boundingBox()) ?? {};
      await page.mouse.move(x + 20, y + 20);
      await page.mouse.down();
      if (!isHeld) await page.mouse.up();
      await expect.poll(() => waiting.length).toBeGreaterThan(0);
      await page.unroute('**/islands-*.js');
      if (isHeld) {
        await expect(early).toHaveCount(0);
        await page.mouse.up();
      }
      await expectRunning(page);
    });
});

test.describe('with motion', () => {
  test.use({
    hydratesFar: false,
    viewport: { width: 1440, height: 900 },
  });

  test('an idle page requests no frames and runs no animations after 10 s', async ({ page }) => {
    await withoutNotices(page);
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await page.goto('/');
    await startNotices(page);
    await page.locator('canvas').waitFor();
    await page.mouse.move(300, 300);
    await expect(page.getByRole('button', { name: controls.pauseMotion }).first()).toBeVisible();
    await page.clock.runFor(10_000);
    await page.evaluate(() => {
      const { requestAnimationFrame: request } = window;
      Object.assign(window, { framesAsked: 0 });
      window.requestAnimationFrame = (work) => {
        (window as unknown as { framesAsked: number }).framesAsked += 1;
        return request(work);
      };
    });
    await page.clock.runFor(4000);
    const seen = await page.evaluate(() => ({
      frames: (window as unknown as { framesAsked: number }).framesAsked,
      running: document
        .getAnimations()
        .filter(
          ({ playState, timeline }) => playState === 'running' && timeline === document.timeline,
        )
        .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 100)),
    }));
    expect(seen).toEqual({ frames: 0, running: [] });
  });
});
