import type { Locator, Page } from '@playwright/test';
import { demoOf, openDemo, withoutNotices } from '@/e2e/support/demo';
import { openPage, openStill, scrollY, swipe } from '@/e2e/support/page';
import { content } from '@/lib/content/content';
import { MAX_MONTHS } from '@/lib/schemas/billing';
import { expectAccessible } from './support/axe';
import { noSideways, setText, sideways, tooSmall } from './support/layout';
import { chooseLink, chosenPlan, servePaymentPages, toasts } from './support/payment-pages';
import { expect, test } from './support/test';
import { expectNoShift, watchVitals } from './support/vitals';

const { plans, planFeatures, pricing } = content;

test.beforeEach(({ page }) => withoutNotices(page));

test('a click announces and opens the payment page, and Back shows no toast', {
  tag: ['@firefox', '@webkit'],
}, async ({ page, context }) => {
  const { title, text } = content.controls.redirecting;
  await servePaymentPages(context);
  await openStill(page, '/');
  const status = page.locator('#toast-status');
  await expect(status).toHaveRole('status');
  await expect(page.locator('#toast-alert')).toHaveRole('alert');
  await chooseLink(page).evaluate((link) => link.scrollIntoView({ block: 'center' }));
  await chooseLink(page).click();
  await expect(status).toHaveText(`${title} ${text}`);
  // Small steps, because the redirect soon removes the toast.
  const count = async () => {
    await page.clock.runFor(20);
    return toasts(page).count();
  };
  await expect.poll(count, { intervals: [50] }).toBe(1);
  for (const words of [title, text]) await expect(toasts(page)).toContainText(words);
  await expect(toasts(page)).toBeInViewport({ ratio: 1 });
  await page.clock.runFor(1000);
  await page.waitForURL(chosenPlan.paymentLink);
  // Not awaited: the call may never return after navigation.
  void page.evaluate(() => history.back()).catch(() => {});
  // Firefox fires no load event for a page from its back/forward cache.
  await expect.poll(() => page.evaluate(() => location.pathname).catch(() => '')).toBe('/');
  const left = () =>
    page.evaluate(() => [
      document.querySelectorAll('[data-sonner-toast]').length,
      document.querySelector('#toast-status')?.textContent,
    ]);
  await expect.poll(left).toEqual([0, '']);
});

/** Returns the enlarged cards' names. */
function enlarged(page: Page): Promise<(string | undefined)[]> {
  return page
    .locator('#pricing')
    .getByRole('article')
    .evaluateAll((cards) =>
      cards
        .filter((card) => new DOMMatrix(getComputedStyle(card).transform).a > 1.02)
        .map((card) => card.querySelector('h3')?.textContent ?? undefined),
    );
}

test('at most one hovered or focused card is highlighted', async ({ page }) => {
  await openPage(page, '/');
  expect(await enlarged(page)).toEqual([]);
  for (const how of ['focus', 'hover'] as const)
    for (const { title } of plans) {
      const card = page.getByRole('article', { name: title, exact: true });
      await (how === 'hover' ? card.getByRole('heading').hover() : card.getByRole('link').focus());
      await expect.poll(() => enlarged(page), `${how} ${title}`).toEqual([title]);
    }
  // The focus is still in the last card.
  await page.getByRole('heading', { level: 2, name: pricing.title }).hover();
  await expect.poll(() => enlarged(page)).toEqual([plans.at(-1)?.title]);
});

/** Returns the number of card columns. */
function columns(page: Page): Promise<number> {
  return page
    .locator('#pricing article')
    .evaluateAll((cards) => new Set(cards.map((card) => (card as HTMLElement).offsetLeft)).size);
}

test('plans are columns with aligned features on a desktop, cards with price links on a phone', async ({
  page,
}) => {
  await openPage(page, '/');
  const bar = page.getByRole('navigation', { name: pricing.label });
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await columns(page), `${width} pixels`).toBe(plans.length);
    await expect(bar).toBeHidden();
    for (const { text } of planFeatures) {
      const same = page.locator('#pricing article li').filter({ hasText: text });
      await expect(same).toHaveCount(plans.length);
      const tops = await same.evaluateAll((rows) =>
        rows.map((row) => Math.round(row.getBoundingClientRect().top)),
      );
      expect(new Set(tops).size, `${text} at ${width} pixels`).toBe(1);
    }
  }
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto('/#pricing');
  const totals = bar.getByRole('link');
  await expect(totals).toHaveCount(plans.length);
  for (const total of await totals.all()) await expect(total).toBeInViewport({ ratio: 1 });
  for (const { text } of planFeatures)
    await expect(
      page.locator('#pricing article [data-included="true"]:visible').filter({ hasText: text }),
    ).toHaveCount(1);
  await totals.last().click();
  await expect(page.locator('#pricing article').last()).toBeInViewport();

  for (const name of ['', 'Half-Year Plan ', `${'Long'.repeat(8)} `])
    for (const width of [320, 390, 700]) {
      await page.setViewportSize({ width, height: 664 });
      if (name)
        await totals.first().evaluate((link, text) => link.firstChild?.replaceWith(text), name);
      const what = `one row at ${width} pixels, with the name ${name}`;
      expect((await bar.boundingBox())?.height, what).toBeLessThanOrEqual(64);
      expect(await tooSmall(bar, 44), what).toEqual([]);
      expect(await sideways(page), what).toEqual(noSideways);
    }

  await page.setViewportSize({ width: 1280, height: 900 });
  await setText(page, '200%', 'normal');
  expect(await columns(page), 'with large text').toBe(1);
  expect(await sideways(page)).toEqual(noSideways);
});

test('the cost chart reacts to keys and clicks; nothing shifts', async ({ page }) => {
  await watchVitals(page);
  await openPage(page, '/');
  const costs = page.locator('#costs');
  const months = costs.getByLabel(pricing.costs.question);
  await months.fill('13');
  await months.press('ArrowUp');
  await expect(costs.getByRole('table').first()).toHaveAccessibleName(/14/);
  const { x = 0, width = 0 } = (await months.boundingBox()) ?? {};
  const fifth = (width * 4.5) / MAX_MONTHS;
  await months.click({ position: { x: fifth, y: 100 } });
  await expect(months).toHaveValue('5');
  const crosshair = await costs.locator('.cost-plot line').boundingBox();
  expect(Math.abs((crosshair?.x ?? 0) - x - fifth)).toBeLessThan(2);
  await expectNoShift(page);
  await expectAccessible(page, '#costs');
});

test.describe('in pictures', () => {
  // The page's CSP refuses the style with which Playwright hides the caret.
  test.use({ allowedMessages: [/inline style/], allowedErrors: [/inline style/] });

  test('the slider hides nothing of the cost chart', {
    tag: ['@firefox', '@webkit'],
  }, async ({ page }) => {
    await openPage(page, '/');
    const plot = page.locator('.cost-plot');
    await plot.evaluate((drawing) => drawing.scrollIntoView({ block: 'center' }));
    const picture = () => plot.screenshot();
    const shown = await picture();
    await plot.getByRole('slider').evaluate((slider) => {
      slider.style.opacity = '0';
    });
    expect((await picture()).equals(shown)).toBe(true);
  });
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true });

  /** Records each value that the slider has, however briefly. */
  const watched = (slider: Locator) =>
    slider.evaluate((input: HTMLInputElement) => {
      const seen: string[] = [];
      new MutationObserver(() => seen.push(input.ariaValueText ?? '')).observe(input, {
        attributeFilter: ['aria-valuetext'],
      });
      Object.assign(window, { seen });
    });
  const valuesSeen = (page: Page) =>
    page.evaluate(() => (window as unknown as { seen: string[] }).seen);

  test('scrolling never changes a slider; dragging sideways, taps and keys do', async ({
    page,
  }) => {
    await openDemo(page);
    const months = page.getByLabel(pricing.costs.question);
    const { scrubber, pause } = demoOf(page);
    await pause.click();
    for (const slider of [scrubber, months]) {
      await slider.evaluate((input) => input.scrollIntoView({ block: 'center' }));
      const value = await slider.inputValue();
      await watched(slider);
      const at = async (part: number) => {
        const { x = 0, y = 0, width = 0, height = 0 } = (await slider.boundingBox()) ?? {};
        return { x: x + part * width, y: y + height / 2 };
      };
      const top = await scrollY(page);
      await swipe(page, await at(0.9), { x: 30, y: -200 });
      await expect.poll(() => scrollY(page)).toBeGreaterThan(top + 50);
      expect(await valuesSeen(page)).toEqual([]);
      await expect(slider).toHaveValue(value);

      await slider.evaluate((input) => input.scrollIntoView({ block: 'center' }));
      // On a busy machine, the page may still be scrolling, or take a tap for the end of the drag.
      await expect(async () => {
        const [from, to] = [await at(0.2), await at(0.7)];
        await swipe(page, from, { x: to.x - from.x, y: 20 });
        await expect(slider).not.toHaveValue(value, { timeout: 1000 });
      }).toPass();
      const dragged = await slider.inputValue();
      await expect(async () => {
        const { x, y } = await at(0.9);
        await page.touchscreen.tap(x, y);
        await expect(slider).not.toHaveValue(dragged, { timeout: 1000 });
      }).toPass();
      const tapped = await slider.inputValue();
      await slider.press('ArrowLeft');
      await expect(slider).toHaveValue(`${Number(tapped) - 1}`);
    }
  });
});
