import { openPage } from './support/open-page';
import { expect, test } from './support/test';

/** Where and when a visitor's machine may think that it is. */
const machines = {
  'a clock ten years ahead': { time: '2036-02-29T23:59:59Z', timezoneId: 'UTC', locale: 'en-US' },
  'a clock ten years behind': { time: '2016-01-01T00:00:00Z', timezoneId: 'UTC', locale: 'en-US' },
  'a clock in 2050, in the first time zone of the day, in Arabic': {
    time: '2050-12-31T12:00:00Z',
    timezoneId: 'Pacific/Kiritimati',
    locale: 'ar-EG',
  },
  'the last time zone of the day, in German': {
    time: '2026-03-08T10:30:00Z',
    timezoneId: 'Pacific/Pago_Pago',
    locale: 'de-DE',
  },
};

const paths = ['/', '/terms', '/payment-success'];

declare global {
  interface Window {
    sentWords?: string;
  }
}

/**
 * @returns what a page says, but for the notices, which come and go, and the last refund day, which follows the visitor's
 * calendar. Runs in the page.
 */
function words(): string {
  const main = document.querySelector('main')?.cloneNode(true) as HTMLElement;
  for (const part of main.querySelectorAll('[data-notice-stack], #refund-day')) part.remove();
  const footer = document.querySelector('footer')?.textContent;
  return `${main.textContent} ${footer}`.replaceAll(/\s+/g, ' ');
}

// Figures count up where motion is welcome.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [what, { time, ...locality }] of Object.entries(machines))
  test.describe(what, () => {
    test.use(locality);

    // React complains on the console where words are not those that the server sent, and that fails a test.
    test(`fault: with ${what} every page goes on saying what the server sent`, async ({ page }) => {
      await page.clock.setFixedTime(time);
      await page.addInitScript(
        `document.addEventListener('DOMContentLoaded', () => { window.sentWords = (${words})(); })`,
      );
      for (const path of paths) {
        await openPage(page, path);
        const sent = await page.evaluate(() => window.sentWords);
        expect(sent?.length, path).toBeGreaterThan(1000);
        expect(await page.evaluate(words), path).toBe(sent);
      }
    });
  });
