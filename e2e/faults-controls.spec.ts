import type { Page, Route } from '@playwright/test';
import { content } from '@/lib/content/content';
import { expectAccessible } from './support/axe';
import { brokenFileMessages } from './support/broken-files';
import { carouselOf } from './support/carousel';
import { demoOf } from './support/demo';
import { noticeSwitch } from './support/notices';
import { giveUpAfter, hold, hydrated } from './support/page';
import { expect, test } from './support/test';
import { expectHonest, expectUsable } from './support/usable';

const { controls, demo, notices, pricing, routes } = content;

// What browsers say of scripts that are refused, Firefox as an error.
const refusal = /Content.Security.Policy|settings blocked/;

test.use({
  allowedMessages: [new RegExp(`${brokenFileMessages.source}|${refusal.source}`)],
  allowedErrors: [refusal],
});

/** Has no script run, as content blockers do it: by a header, so that the browser still says that it has scripts. */
async function refuseScripts(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const headers = { ...response.headers(), 'content-security-policy': "script-src 'none'" };
    await route.fulfill({ response, headers });
  });
}

/** Brings the ten seconds to an end after which a page is as without script, where only style sheets can tell. */
async function endWaiting(page: Page): Promise<void> {
  const delays = await page.evaluate(() =>
    document.getAnimations().map((animation) => {
      animation.finish();
      return animation.effect?.getTiming().delay;
    }),
  );
  expect(new Set(delays.filter(Boolean))).toEqual(new Set([10_000]));
}

/** Expects nothing to be offered that needs a script. */
async function expectScriptless(page: Page): Promise<void> {
  await expect(page.locator('.needs-script:visible, main button:visible')).toHaveCount(0);
  await expect(page.locator('input:not([type="checkbox"]):visible')).toHaveCount(0);
  await expectHonest(page);
}

test('fault: a content blocker refuses all scripts: controls say that they are not ready, then the page is as without script @firefox', async ({
  page,
  browserName,
}) => {
  // What it finds is the same in all engines.
  const expectSound = async () => {
    if (browserName === 'chromium') await expectAccessible(page);
  };
  await refuseScripts(page);
  for (const { path } of [routes.home, routes.paymentSuccess])
    await test.step(path, async () => {
      await page.goto(path);
      await expectHonest(page);
      await expectSound();
      await endWaiting(page);
      await expectScriptless(page);
      const beyond = await page.evaluate(
        () => document.documentElement.scrollHeight - document.body.offsetHeight,
      );
      expect(beyond, 'the page ends with its footer').toBeLessThanOrEqual(0);
      await expectSound();
      if (path === routes.paymentSuccess.path) return;
      await expect(page.getByText(demo.scriptless)).toBeVisible();
      const { slides } = carouselOf(page);
      for (const slide of await slides.all()) {
        await slide.scrollIntoViewIfNeeded();
        await expect(slide).toBeInViewport({ ratio: 0.99 });
      }
      await expectUsable(page);
    });
});

/** Presses buttons of each kind on the landing page, and types, before React is here; one of them before the starter is. */
async function pressEarly(page: Page, starter: Route[]): Promise<void> {
  const { next } = carouselOf(page);
  await next.click({ force: true });
  await expect.poll(() => starter.length).toBe(1);
  await starter.pop()?.continue();
  await expect(next).toHaveAttribute('data-pressed');
  const { start } = demoOf(page);
  const pause = page.getByRole('button', { name: controls.pauseMotion });
  for (const button of [noticeSwitch(page, notices.turnOff), start, pause, pause]) {
    await expect(button).toBeDisabled();
    await button.click({ force: true });
    await expect(button, 'what was pressed is told apart').toHaveCSS('opacity', '1');
  }
  await page.locator('#costs').getByLabel(pricing.costs.question).fill('13');
  await expectHonest(page);
}

test('fault: scripts come late, or are lost: what was pressed meanwhile is done once, or answered there', async ({
  page,
}) => {
  const { region, slides } = carouselOf(page);
  // On a busy machine the presses may take longer than ten seconds.
  await giveUpAfter(page, 50_000);
  const starter = await hold(page, '**/page/start-*.js');
  const waiting = await hold(page, '**/turbopack-*.js');
  const lost = page.getByText(controls.lostScripts);

  await test.step('late', async () => {
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await pressEarly(page, starter);
    await expect.poll(() => waiting.length).toBe(1);
    await waiting.pop()?.continue();
    await hydrated(page);
    await expect(slides.nth(1)).toHaveAttribute('data-current', 'true');
    await expect(page.getByRole('button', { name: controls.resumeMotion })).toBeEnabled();
    await expect(noticeSwitch(page, notices.turnOn)).toBeEnabled();
    await expect(demoOf(page).chart).toBeVisible();
    await expect(page.locator('#costs').getByRole('table').first()).toHaveAccessibleName(/13/);
    await expect(page.locator('[data-pressed]:is(button)')).toHaveCount(0);
    await expect(lost).toHaveCount(0);
  });

  await test.step('lost', async () => {
    await page.evaluate(() => localStorage.clear());
    await page.goto('/?again', { waitUntil: 'domcontentloaded' });
    await pressEarly(page, starter);
    await expect.poll(() => waiting.length).toBe(1);
    await waiting.pop()?.fulfill({ status: 404, body: '' });
    // The starter asks a second time, past what the browser has kept.
    await expect.poll(() => waiting.length).toBe(1);
    await waiting.pop()?.fulfill({ status: 404, body: '' });
    await expect(lost).toHaveCount(5);
    for (const place of [
      region,
      page.locator('#demo'),
      page.locator('#costs'),
      page.locator('#notices'),
    ])
      await expect(place.getByText(controls.lostScripts)).toBeVisible();
    await expectScriptless(page);
    await expectUsable(page);
    await expectAccessible(page, '#demo', '#testimonials', '#costs', '#notices');
  });
});

test('fault: scripts come after they were given up: everything works', async ({ page }) => {
  await giveUpAfter(page, 2000);
  const waiting = await hold(page, '**/turbopack-*.js');
  await page.goto('/');
  const button = noticeSwitch(page, notices.turnOff);
  await button.click({ force: true });
  const lost = page.getByText(controls.lostScripts);
  await expect(lost).toBeVisible();
  await expect.poll(() => waiting.length).toBe(1);
  await waiting.pop()?.continue();
  await hydrated(page);
  await expect(button).toBeEnabled();
  await expect(lost).toHaveCount(0);
});
