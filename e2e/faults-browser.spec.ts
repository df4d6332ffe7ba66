import type { Page } from '@playwright/test';
import { content } from '@/lib/content/content';
import { scriptsDone } from './support/broken-files';
import { carouselOf } from './support/carousel';
import { demoOf } from './support/demo';
import { initFaults, translate } from './support/init-faults';
import { noticeSwitch } from './support/notices';
import { openPage } from './support/page';
import { expect, test } from './support/test';
import { expectUsable, expectWaysOut } from './support/usable';

const { controls, demo, demoWords, notices } = content;

test.use({
  // So that all code runs that a fault could meet.
  reducedMotion: 'no-preference',
  // React says that the page is not what the server sent, and draws it anew; a module says that it cannot describe itself.
  allowedErrors: [/Minified React error #418|Getter must be a function/],
  // React says what a boundary kept to itself; Firefox leaves its words out.
  allowedMessages: [/^Error$|canvas is blocked/],
});

/** Uses what scripts bring: motion control, carousel, notices, demo. */
async function tryControls(page: Page): Promise<void> {
  await page.getByRole('button', { name: controls.pauseMotion }).click();
  await expect(page.getByRole('button', { name: controls.resumeMotion })).toBeVisible();
  const { slides, next } = carouselOf(page);
  await next.click();
  await expect(slides.nth(1)).toHaveAttribute('data-current', 'true');
  await noticeSwitch(page, notices.turnOff).click();
  await expect(noticeSwitch(page, notices.turnOn)).toBeVisible();
  const { start, region } = demoOf(page);
  await start.click();
  await expect(region.getByText(demo.figures.naive.name)).toHaveCount(0);
}

for (const [what, faults] of Object.entries(initFaults))
  test(`fault: ${what}: everything works`, async ({ page }) => {
    for (const fault of faults) await page.addInitScript(fault);
    await openPage(page, '/');
    // React may find that the page is not the server's, and draw it anew: what is clicked meanwhile is lost.
    await scriptsDone(page);
    await expectUsable(page, what);
    await tryControls(page);
    // Storage and canvas fail together.
    if (!what.startsWith('storage')) return;
    await expect(page.getByText(notices.offUnsaved)).toBeVisible();
    // Said of our chart, and of the version beside it.
    const undrawable = demoOf(page).region.getByText(demoWords.chart.undrawable);
    await expect(undrawable.first()).toBeVisible();
  });

test('fault: the page is translated once its scripts have come: everything works @firefox', async ({
  page,
}) => {
  await openPage(page, '/');
  await page.evaluate(translate);
  await tryControls(page);
  await expectUsable(page);
  await expectWaysOut(page);
});

declare global {
  interface Window {
    sentWords?: string;
    injected?: string[];
    violations?: string[];
  }
}

/**
 * @returns what a page says, but for the notices, which come and go, and the days of a payment and its last refund day, which
 * follow the visitor's calendar. Runs in the page.
 */
function words(): string {
  const main = document.querySelector('main')?.cloneNode(true) as HTMLElement;
  for (const part of main.querySelectorAll(
    '[data-notice-stack], #refund-day, .every-plan li > span',
  ))
    part.remove();
  const footer = document.querySelector('footer')?.textContent;
  return `${main.textContent} ${footer}`.replaceAll(/\s+/g, ' ');
}

test.describe('in 2050, in the first time zone of the day, in Arabic', () => {
  // Figures count up where motion is welcome.
  test.use({ timezoneId: 'Pacific/Kiritimati', locale: 'ar-EG', reducedMotion: 'reduce' });

  // React complains on the console where words are not those that the server sent, and that fails a test.
  test('fault: the clock is far ahead: every page goes on saying what the server sent', async ({
    page,
  }) => {
    await page.clock.setFixedTime('2050-12-31T12:00:00Z');
    await page.addInitScript(
      `document.addEventListener('DOMContentLoaded', () => { window.sentWords = (${words})(); })`,
    );
    for (const path of ['/', '/payment-success']) {
      await openPage(page, path);
      const sent = await page.evaluate(() => window.sentWords);
      expect(sent?.length, path).toBeGreaterThan(1000);
      expect(await page.evaluate(words), path).toBe(sent);
    }
  });
});

const injections = [
  '<script>(window.injected ??= []).push("script")</script>',
  '<img src="data:," alt="" onerror="(window.injected ??= []).push(\'handler\')">',
  '<script src="https://evil.example/script.js"></script>',
  '<base href="https://evil.example/">',
];

test.describe('where somebody put code into the HTML', () => {
  test.use({
    reducedMotion: 'reduce',
    // Browsers report requests that the policy stops before they leave.
    allowedOrigins: ['https://evil.example'],
    // What they say about what the policy refused: Chromium on the console, Firefox as an error.
    allowedMessages: [/Content Security Policy/],
    // React finds a page that is not what it had sent, and draws it anew.
    allowedErrors: [/^The page’s settings blocked|Minified React error #418/],
  });

  test('fault: it does not run @firefox', async ({ page }) => {
    await page.addInitScript(() =>
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
        window.violations ??= [];
        window.violations.push(effectiveDirective);
      }),
    );
    const reached: string[] = [];
    await page.route('https://evil.example/**', (route) => {
      reached.push(route.request().url());
      return route.abort();
    });
    await page.route('/', async (route) => {
      const response = await route.fetch();
      const html = (await response.text()).replace('</main>', `${injections.join('')}</main>`);
      await route.fulfill({ response, body: html });
    });
    await openPage(page, '/');
    await expect
      .poll(() => page.evaluate(() => [...new Set(window.violations)].sort()))
      .toEqual(['base-uri', 'script-src-attr', 'script-src-elem']);
    expect(await page.evaluate(() => window.injected)).toBeUndefined();
    expect(reached).toEqual([]);
    await expectUsable(page);
  });
});
