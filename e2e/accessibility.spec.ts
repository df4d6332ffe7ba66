/** Tests pages and their states with axe, the keyboard, large text, print and forced colors. */
import type { Locator, Page } from '@playwright/test';
import { withoutNotices } from '@/e2e/support/demo';
import { everyPath, notFoundMessage, openPage, openStill, setTabHidden } from '@/e2e/support/page';
import { content } from '@/lib/content/content';
import { contrast } from '@/lib/pictures/colors';
import { noBreak } from '@/lib/text/sentences';
import { expectAccessible } from './support/axe';
import { carouselOf } from './support/carousel';
import { cutOff, noSideways, setText, sideways, tooSmall } from './support/layout';
import { holdNotice, noticeCards, noticeSwitch, showFirstNotice } from './support/notices';
import { expect, test } from './support/test';
import { expectUsable, expectWaysOut, plainText } from './support/usable';

const { closing, controls, faqs, notices, plans, routes, testimonials } = content;

test.use({ allowedMessages: [notFoundMessage] });

interface Ink {
  ink: string;
  ground: string;
  of: string;
}

/** Returns pairs of text and background color (`#rrggbb`) on the page, each with a sample of its HTML. */
function inksOnPaper(page: Page): Promise<Ink[]> {
  return page.evaluate(() => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    const transparent = 'rgba(0, 0, 0, 0)';
    const onWhite = (color: string) => {
      if (!canvas) throw new Error('the browser has no canvas');
      for (const layer of ['white', color]) {
        canvas.fillStyle = layer;
        canvas.fillRect(0, 0, 1, 1);
      }
      const channels = [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3);
      return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
    };
    const pairs = new Map<string, Ink>();
    const shapes = 'img, svg, svg :not(text), .icon';
    for (const element of document.querySelectorAll(`body, body *:not(${shapes})`)) {
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      let behind = element;
      while (behind.parentElement && getComputedStyle(behind).backgroundColor === transparent)
        behind = behind.parentElement;
      const { color, fill } = getComputedStyle(element);
      const ink = onWhite(element instanceof SVGElement ? fill : color);
      const ground = onWhite(getComputedStyle(behind).backgroundColor);
      pairs.set(ink + ground, { ink, ground, of: element.outerHTML.slice(0, 100) });
    }
    return [...pairs.values()];
  });
}

const index = `${routes.repaintIndex?.path}`;
const kinds = ['/', routes.privacy.path, index, routes.paymentSuccess.path, '/no-such-page'];

for (const path of kinds)
  test(`${path} passes axe, fits large text and prints legibly`, async ({ page }) => {
    await withoutNotices(page);
    const response = await openPage(page, path);
    expect(response.status()).toBe(path === '/no-such-page' ? 404 : 200);
    for (const width of [1280, 320])
      await test.step(`at ${width} pixels`, async () => {
        await page.setViewportSize({ width, height: 900 });
        await expectAccessible(page);
        expect(await tooSmall(page.locator('body'), 24)).toEqual([]);
        expect(await cutOff(page)).toEqual([]);
      });

    await test.step('with WCAG 1.4.12 text spacing', async () => {
      await setText(page, '100%', 'wide');
      await expect(page.locator('h1')).not.toHaveCSS('letter-spacing', 'normal');
      expect(await sideways(page)).toEqual(noSideways);
      expect(await cutOff(page)).toEqual([]);
    });

    await test.step('with text at 200%', async () => {
      await setText(page, '200%', 'normal');
      for (const width of [320, 640, 1280]) {
        await page.setViewportSize({ width, height: 640 });
        expect.soft(await sideways(page), `${width} pixels`).toEqual(noSideways);
      }
    });

    await test.step('in print: dark text on light, and no controls', async () => {
      await setText(page, '100%', 'normal');
      await page.emulateMedia({ media: 'print' });
      const inks = await inksOnPaper(page);
      expect(new Set(inks.map(({ ink }) => ink)).size, 'ink colors').toBeGreaterThan(1);
      // Browsers do not print backgrounds by default.
      for (const { ink, ground, of } of inks)
        for (const behind of [ground, '#ffffff'])
          expect.soft(contrast(ink, behind), `${ink} on ${behind}: ${of}`).toBeGreaterThan(4.5);
      await expect(page.getByRole('banner')).toBeHidden();
      await expect(page.locator('button:visible')).toHaveCount(0);
      for (const section of await page.locator('main section[id], footer').all())
        await expect(section).toBeVisible();
      if (path !== '/') return;
      for (const { answer } of faqs.items)
        await expect(page.locator('#faqs').getByText(noBreak(plainText(answer)))).toBeVisible();
      const filters = await page
        .locator('figure img:not(.own-picture)')
        .evaluateAll((all) => all.map((image) => getComputedStyle(image).filter));
      for (const filter of filters) expect(filter).toContain('invert');
    });
  });

test('pages fit a phone, with 44-pixel controls, and pass axe', {
  tag: '@phone',
}, async ({ page }) => {
  await withoutNotices(page);
  for (const path of everyPath) {
    await openPage(page, path);
    expect.soft(await tooSmall(page.locator('body'), 44), path).toEqual([]);
    expect.soft(await sideways(page), path).toEqual(noSideways);
    expect.soft(await cutOff(page), path).toEqual([]);
    if (!kinds.includes(path)) await expectAccessible(page);
  }
});

test('a plan can be chosen at 400% zoom', async ({ page }) => {
  // The size of a 1280-by-1024-pixel window at 400% zoom.
  await page.setViewportSize({ width: 320, height: 256 });
  await openPage(page, '/');
  await expectUsable(page);
  await expectWaysOut(page);
});

test.describe('with motion', () => {
  // The carousel shows Start only with motion.
  test.use({ viewport: { width: 320, height: 900 } });

  test('landing page states pass axe at 320 and 1280 pixels', async ({ page }) => {
    await openStill(page, '/');
    await carouselOf(page).next.click();
    await expect(carouselOf(page).start).toBeVisible();
    await page.locator('#faqs summary').nth(1).click();
    await showFirstNotice(page);
    await holdNotice(noticeCards(page));
    await page.clock.runFor(300);
    await expect(noticeCards(page)).toHaveCSS('opacity', '1');
    // Axe needs timers; hiding the tab stops everything else.
    await page.clock.resume();
    await setTabHidden(page, true);
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 900 });
      await page.locator('#pricing article a').nth(1).focus();
      const plan = page.getByRole('article', { name: plans[0]?.title ?? '', exact: true });
      await plan.getByRole('heading').hover();
      await expect(page.locator('html')).toHaveAttribute('data-scrolled', 'true');
      const sections = ['#testimonials', '#faqs', '.plan-cards'];
      await expectAccessible(page, '.notice-stack', 'header.site-header', ...sections);
    }
    await noticeSwitch(page, notices.turnOff).click();
    await page.getByRole('button', { name: controls.pauseMotion }).click();
    await expect(page.getByRole('button', { name: controls.resumeMotion })).toBeVisible();
    await expectAccessible(page, '#notices', 'footer');
  });
});

/** Returns the system's background color. */
function canvas(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
}

async function expectBorder(element: Locator): Promise<void> {
  const border = await element.evaluate((target) => {
    const {
      borderTopStyle: style,
      borderTopWidth,
      borderTopColor: color,
    } = getComputedStyle(target);
    return { style, width: Number.parseFloat(borderTopWidth), color };
  });
  expect(border.style).toBe('solid');
  expect(border.width).toBeGreaterThanOrEqual(1);
  expect(border.color).not.toBe(await canvas(element.page()));
}

test.describe('with forced colors', () => {
  test.use({ forcedColors: 'active' });

  test('forced colors keep edges, labels, signs and the focus visible', async ({ page }) => {
    await openStill(page, '/');
    await showFirstNotice(page);
    const notice = noticeCards(page);
    await expectBorder(notice);
    await expectBorder(notice.getByText(notices.simulatedLabel, { exact: true }));
    const ground = await canvas(page);
    for (const card of await page.locator('#pricing').getByRole('article').all())
      await expectBorder(card);
    await expectBorder(page.locator('.plan-badge'));
    const chips = page
      .locator('#testimonials')
      .getByText(testimonials.sampleLabel, { exact: true });
    const samples = testimonials.items.filter(({ provenance }) => provenance.status === 'example');
    await expect(chips).toHaveCount(samples.length);
    for (const chip of await chips.all()) await expectBorder(chip);
    await expectBorder(page.getByRole('link', { name: closing.primary.name }));
    await expectBorder(carouselOf(page).stop.locator('..'));
    // System colors do not apply to pictures. The color scheme follows them.
    for (const [colorScheme, filter] of [
      ['dark', 'brightness(0) invert(1)'],
      ['light', 'brightness(0)'],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      for (const icon of await page.locator('.brand-icon').all())
        await expect(icon).toHaveCSS('filter', filter);
    }

    const shapes = await page.locator('#compare [data-included]').evaluateAll((cells) =>
      cells.map((cell) => {
        const { height, borderBottomColor } = getComputedStyle(cell, '::before');
        return { has: (cell as HTMLElement).dataset.included, height, borderBottomColor };
      }),
    );
    for (const { borderBottomColor } of shapes) expect(borderBottomColor).not.toBe(ground);
    const signs = new Set(shapes.map(({ has, height }) => `${has} ${height}`));
    expect(signs.size, 'one sign for included, another for not included').toBe(2);
    await expect(page.locator('[data-cursor]')).toHaveCount(0);
    for (let stop = 0; stop < 8; stop += 1) {
      await page.keyboard.press('Tab');
      const outline = await page.evaluate(() => {
        const style = getComputedStyle(document.activeElement ?? document.body);
        return { line: style.outlineStyle, width: style.outlineWidth, color: style.outlineColor };
      });
      expect(outline.line).toBe('solid');
      expect(Number.parseFloat(outline.width)).toBeGreaterThanOrEqual(2);
      expect(outline.color).not.toBe(ground);
    }
  });
});

/** Returns the focused element's name, and how many of five points on it are visible. */
function focused(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const { left, top, width, height } = element.getBoundingClientRect();
    const points = [[0.5, 0.5], ...[0.1, 0.9].flatMap((x) => [0.1, 0.9].map((y) => [x, y]))];
    const seen = points.filter(([x = 0, y = 0]) => {
      const hit = document.elementFromPoint(left + width * x, top + height * y);
      return hit !== null && (element.contains(hit) || hit.contains(element));
    });
    const name = element.getAttribute('aria-label') ?? element.textContent?.slice(0, 40);
    return { name: `${element.tagName} ${name}`, seen: seen.length };
  });
}

for (const width of [1280, 320])
  test(`Tab reaches the end at ${width} pixels, and nothing covers the focus`, async ({ page }) => {
    await page.setViewportSize({ width, height: 720 });
    await openStill(page, '/');
    const stops: string[] = [];
    for (;;) {
      await page.keyboard.press('Tab');
      const stop = await focused(page);
      if (!stop) break;
      stops.push(stop.name);
      const seen = async () => {
        await page.clock.runFor(50);
        return (await focused(page))?.seen;
      };
      if (stop.seen === 0)
        await expect
          .poll(seen, { message: `${stop.name} (stop ${stops.length})`, intervals: [50] })
          .toBeGreaterThan(0);
      expect(stops.length, 'Tab reaches the end of the page').toBeLessThan(150);
    }
    expect(stops.length).toBeGreaterThan(40);
  });
