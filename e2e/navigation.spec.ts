import type { Page } from '@playwright/test';
import { withoutNotices } from '@/e2e/support/demo';
import {
  destination,
  expectArrival,
  focusedId,
  hydrated,
  jumpTo,
  openPage,
  scrollY,
} from '@/e2e/support/page';
import { content } from '@/lib/content/content';
import { setText } from './support/layout';
import { chooseLink, chosenPlan } from './support/payment-pages';
import { expect, test } from './support/test';

const { faqs, frame, home, navigation, routes } = content;

const linkOf = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true });

/** The header's link to the plans. */
const pricingLink = (page: Page) =>
  page.getByRole('banner').locator('nav a[href="/#pricing"]').first();

/** Moves within one page's history; `goBack` hangs in Firefox. */
const travel = (page: Page, by: -1 | 1) => page.evaluate((steps) => history.go(steps), by);

const expectAddress = (page: Page, path: string, what?: string) =>
  expect
    .poll(() => page.evaluate(() => location.href.replace(location.origin, '')), what)
    .toBe(path);

test.beforeEach(({ page }) => withoutNotices(page));

test.describe('with motion', () => {
  // Too narrow for particles, which would slow down the page's clock.
  test.use({ viewport: { width: 460, height: 900 } });

  test('a hash link scrolls to 80 px above its target in 1800 ms; the wheel stops it', async ({
    page,
  }) => {
    await page.clock.install();
    await openPage(page, '/');
    await page.clock.pauseAt(Date.now() + 60_000);
    const call = page.getByRole('main').getByRole('link', { name: home.primary.name });
    await call.click();
    const goal = await destination(page, 'pricing');
    expect(goal).toBeGreaterThan(2000);
    await page.clock.runFor(1600);
    expect(await scrollY(page)).toBeLessThan(goal - 5);
    await page.clock.runFor(230);
    const section = page.locator('#pricing');
    const top = await section.evaluate((element) => element.getBoundingClientRect().top);
    expect(Math.abs(top - 80)).toBeLessThanOrEqual(1);

    await jumpTo(page, 0);
    await call.click();
    await page.clock.runFor(700);
    const before = await scrollY(page);
    expect(before).toBeGreaterThan(100);
    await page.evaluate(() => {
      addEventListener('wheel', () => document.body.setAttribute('data-held', ''));
    });
    await page.mouse.wheel(0, 30);
    // The wheel event arrives in real time, not on the page's stopped clock.
    await expect(page.locator('body')).toHaveAttribute('data-held');
    await page.clock.fastForward(3000);
    expect(Math.abs((await scrollY(page)) - before)).toBeLessThan(100);
  });
});

test('links jump and move focus, and Back and Forward restore positions', {
  tag: '@firefox',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, '/?utm_source=letter');
  await jumpTo(page, 600);
  await pricingLink(page).click();
  await expectArrival(page, 'pricing');
  await travel(page, -1);
  await expectAddress(page, '/?utm_source=letter');
  await expect.poll(() => scrollY(page)).toBe(600);
  await travel(page, 1);
  await expectAddress(page, '/?utm_source=letter#pricing');
  await expectArrival(page, 'pricing');

  for (const { id, name } of [...navigation.links].reverse())
    await test.step(name, async () => {
      await linkOf(page, name).press('Enter');
      if (id === 'home') await expect.poll(() => scrollY(page)).toBe(0);
      else await expectArrival(page, id);
      await expectAddress(page, `/?utm_source=letter#${id}`, 'the query stays');
      expect(await focusedId(page)).toBe(id);
      await page.keyboard.press('Tab');
      const section = await page.evaluate(
        () => document.activeElement?.closest('main section[id]')?.id,
      );
      expect(section).toBe(id);
    });
  const entries = await page.evaluate(() => history.length);
  for (const start of [400, 600]) {
    await jumpTo(page, start);
    await pricingLink(page).click();
    await expectArrival(page, 'pricing');
  }
  expect(await page.evaluate(() => history.length), 'one history entry').toBe(entries + 1);
});

test('links from other pages scroll to and focus their section, and Back returns', {
  tag: '@webkit',
}, async ({ page }) => {
  await openPage(page, routes.terms.path);
  await pricingLink(page).click();
  await expect(page).toHaveURL('/#pricing');
  await expect.poll(() => focusedId(page)).toBe('pricing');
  await expectArrival(page, 'pricing');
  await page.goBack();
  await expect(page).toHaveURL(routes.terms.path);
});

const [first = '', second = '', third = ''] = faqs.items.map(({ id }) => `faq-${id}`);

test('a hash opens its answer, and at most one answer is open', async ({ page }) => {
  const open = () =>
    page.locator('#faqs details[open]').evaluateAll((all) => all.map(({ id }) => id));
  const summary = (id: string) => page.locator(`#${id} > summary`);
  const expectArrived = async (id: string) => {
    await expect.poll(open).toEqual([id]);
    await expect(summary(id)).toBeFocused();
    await expectArrival(page, id);
  };
  await openPage(page, `/#${third}`);
  await expectArrived(third);
  await page.evaluate((id) => {
    location.hash = id;
  }, second);
  await expectArrived(second);
  await page.goBack();
  await expectArrived(third);
  await page.reload();
  await hydrated(page);
  await expect.poll(open).toEqual([third]);

  await summary(second).click();
  await expect.poll(open).toEqual([second]);
  await expect(page.locator('#faqs .faq-answer:visible')).toHaveCount(1);
  await summary(second).click();
  await expect.poll(open).toEqual([]);
  await summary(first).focus();
  for (const key of ['Enter', 'Space']) {
    await page.keyboard.press(key);
    await expect.poll(open).toEqual([first]);
    await page.keyboard.press(key);
    await expect.poll(open).toEqual([]);
  }
});

test('the header marks the section in view, on the home page only', async ({ page }) => {
  await openPage(page, '/');
  const banner = page.getByRole('banner');
  const expectCurrent = (name?: string) =>
    expect(banner.getByRole('navigation').locator('[aria-current="location"]')).toHaveText(
      name ? [name] : [],
    );
  const sections = await page.locator('main section[data-theme]').evaluateAll((all) =>
    all.map((section) => ({
      id: section.id,
      top: section.getBoundingClientRect().top + window.scrollY,
    })),
  );
  for (const { id, top } of sections) {
    await jumpTo(page, top);
    await expectCurrent(navigation.links.find((entry) => entry.id === id)?.name);
  }

  await openPage(page, routes.terms.path);
  await jumpTo(page, 1200);
  await expect(banner.locator('[aria-current]')).toHaveCount(0);
  const contents = page.getByRole('navigation', { name: frame.contents });
  const headerEnd = await banner.evaluate(({ firstElementChild }) => {
    return (firstElementChild as Element).getBoundingClientRect().bottom;
  });
  await expect.poll(async () => (await contents.boundingBox())?.y).toBeGreaterThan(headerEnd);
  await expect(contents.getByRole('link').last()).toBeInViewport();
});

test('a campaign passes from any page to the payment link', async ({ page }) => {
  const campaign = `?utm_source=ad&utm_term=${'x'.repeat(150)}`;
  await openPage(page, routes.terms.path + campaign);
  await pricingLink(page).click();
  await expect(page).toHaveURL(`/${campaign}#pricing`);
  await hydrated(page);
  await expect(chooseLink(page)).toHaveAttribute('href', chosenPlan.paymentLink + campaign);
});

test('hash targets are below the header with text at 100% to 200%', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, routes.terms.path);
  const bar = page.locator('.site-header-bar');
  for (const width of [320, 600, 768, 1024, 1440])
    for (const size of ['100%', '150%', '175%', '200%'])
      await test.step(`${size} at ${width} pixels`, async () => {
        await page.setViewportSize({ width, height: 900 });
        await setText(page, size, 'normal');
        for (const target of ['#contact', 'main h2[id]']) {
          const place = page.locator(target).first();
          await place.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
          const { y = 0, height = 0 } = (await bar.boundingBox()) ?? {};
          // Scroll positions are whole pixels.
          expect.soft((await place.boundingBox())?.y, target).toBeGreaterThan(y + height - 1);
        }
      });
});

test('a wide window lists sections and marks the one in view', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPage(page, '/');
  const axis = page.getByRole('navigation', { name: navigation.sectionsLabel });
  const links = axis.getByRole('link');
  const parts = await links.evaluateAll((all) =>
    all.map((link) => {
      const { y, height } = link.getBoundingClientRect();
      const id = (link as HTMLAnchorElement).hash.slice(1);
      const section = document.getElementById(id)?.getBoundingClientRect();
      return { id, middle: y + height / 2, top: (section?.top ?? 0) - 80 };
    }),
  );
  expect(parts.length).toBeGreaterThan(4);
  /** Returns the number on the axis tag, and the y coordinate of its middle. */
  const tag = () =>
    axis.evaluate((element) => {
      const { top, height, transform } = getComputedStyle(element, '::after');
      const reading = Number(getComputedStyle(element).getPropertyValue('--reading'));
      const shift = new DOMMatrix(transform).m42;
      const middle = Number.parseFloat(top) + Number.parseFloat(height) / 2 + shift;
      return { number: 1 + Math.round(reading), middle };
    });
  for (const [index, { id, middle, top }] of parts.entries()) {
    await jumpTo(page, Math.max(0, top));
    await expect.poll(async () => (await tag()).number, { message: id }).toBe(index + 1);
    await expect.poll(async () => Math.abs((await tag()).middle - middle)).toBeLessThan(2);
  }
  const left = (await axis.boundingBox())?.x ?? 0;
  const ends = await page
    .locator('main section[data-theme], footer, .site-header-bar')
    .evaluateAll((all) => all.map((part) => part.getBoundingClientRect().right));
  expect(Math.max(...ends), 'the axis covers nothing').toBeLessThanOrEqual(left);

  const width = async () => (await links.nth(2).boundingBox())?.width ?? 0;
  await links.nth(1).focus();
  await page.keyboard.press('Tab');
  await expect.poll(width, 'the focused link shows its name').toBeGreaterThan(60);
  await page.keyboard.press('Escape');
  await expect.poll(width).toBeLessThan(44);
});
