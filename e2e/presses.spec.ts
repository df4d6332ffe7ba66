import type { Page } from '@playwright/test';
import { content } from '@/lib/content/content';
import { carouselOf } from './support/carousel';
import { demoOf } from './support/demo';
import { noticeSwitch } from './support/notices';
import { hydrated } from './support/page';
import { chosenPlan } from './support/payment-pages';
import { expect, test } from './support/test';
import { SLOWER } from './support/trace';

const { notices, pricing, testimonials } = content;

/** What is pressed, and what shows at once that it was: done already, or remembered where the press can be seen. */
const controls = {
  menu: ['#site-menu-toggle', '#site-menu:is([open], :target)'],
  'close menu': ['#site-menu .icon-button', ':root:not(:has(#site-menu:is([open], :target)))'],
  'hash link': ['#home .button-primary', ':root'],
  question: ['#faqs .faq-item:nth-of-type(2) > summary', '#faqs .faq-item:nth-of-type(2)[open]'],
  'next slide': [
    `#testimonials [aria-label="${testimonials.controls.next}"]`,
    '#testimonials :is([data-pressed], .carousel-slide:nth-child(2)[data-current="true"])',
  ],
  demo: [
    '#demo .demo-rail button',
    '#demo :is(button[data-pressed], .demo-stage[data-started="true"], [data-scripts] button[aria-disabled="true"])',
  ],
  'notice switch': [
    '#notices .needs-script button',
    '#notices :is([data-pressed], .notice-words span)',
  ],
  slider: ['#costs-months', '#costs-months'],
  // The browser says itself that it leads on; last, as it would lead away.
  plan: ['#pricing article:last-of-type .plan-choose > a', ':root'],
} as const;
type Control = keyof typeof controls;
const { plan: _, ...others } = controls;
const names = Object.keys(others) as Control[];

/** Where the slider is put. */
const MONTHS = 13;
/** Between two presses of one load: together they reach from the first paint to beyond the last part that comes. */
const GAP_MS = 130;
const LOADS = 6;

declare global {
  interface Window {
    /** Each press with whether there was a sign of it two frames later. */
    presses?: { name: string; hasSign: boolean }[];
  }
}

/** Presses each control once, in this order, from the first paint on. */
async function pressFromFirstPaint(page: Page, order: readonly Control[]): Promise<void> {
  const steps = order.map((name) => ({ name, press: controls[name][0], sign: controls[name][1] }));
  await page.addInitScript(
    ({ list, gapMs, months }) => {
      window.presses = [];
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const pressAll = async () => {
        const start = performance.now();
        for (const [place, { name, press, sign }] of list.entries()) {
          let control: HTMLElement | null = null;
          // What is pressed has to be in the page: on a slow line that is its last flight.
          while (!control || performance.now() < start + place * gapMs) {
            await frame();
            control = document.querySelector(press);
          }
          control.scrollIntoView({ block: 'center', behavior: 'instant' });
          control.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
          if (control instanceof HTMLInputElement) {
            control.value = `${months}`;
            control.dispatchEvent(new Event('input', { bubbles: true }));
          } else control.click();
          await frame();
          await frame();
          window.presses?.push({ name, hasSign: document.querySelector(sign) !== null });
        }
      };
      new PerformanceObserver((_, observer) => {
        observer.disconnect();
        pressAll();
      }).observe({ type: 'paint', buffered: true });
    },
    { list: steps, gapMs: GAP_MS, months: MONTHS },
  );
}

/** Makes the machine and its line a phone's. */
async function likePhone(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const bytesPerSecond = (9_000_000 / 8) | 0;
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 60,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
}

test(`whatever is pressed at ${LOADS * (names.length + 1)} moments from the first paint until all runs, on a phone: each has a sign within two frames and is done once`, async ({
  browser,
}) => {
  test.slow();
  for (let load = 0; load < LOADS; load += 1)
    await test.step(`load ${load + 1}`, async () => {
      const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
      await likePhone(page);
      // Each load begins with another control.
      const turn = (load * 3) % names.length;
      const order = [...names.slice(turn), ...names.slice(0, turn), 'plan'] as const;
      await pressFromFirstPaint(page, order);
      const asked: string[] = [];
      await page.route(chosenPlan.paymentLink, (route) => {
        asked.push(route.request().url());
        // As if the visitor stopped the browser on its way: the page stays.
        return route.abort('aborted');
      });
      await page.goto('/');
      await expect
        .poll(() => page.evaluate(() => window.presses?.length), { timeout: 20_000 })
        .toBe(order.length);
      const presses = await page.evaluate(() => window.presses ?? []);
      expect(presses).toEqual(order.map((name) => ({ name, hasSign: true })));
      await hydrated(page);
      await expect.poll(() => asked, { timeout: 15_000 }).toHaveLength(1);
      const isMenuLast = order.indexOf('menu') > order.indexOf('close menu');
      await expect(page.locator('#site-menu[open]')).toHaveCount(isMenuLast ? 1 : 0);
      if (isMenuLast) await page.keyboard.press('Escape');
      const { slides } = carouselOf(page);
      await expect(slides.nth(1)).toHaveAttribute('data-current', 'true');
      await expect(noticeSwitch(page, notices.turnOn)).toBeEnabled();
      await expect(demoOf(page).chart).toBeVisible();
      const answers = page.locator('#costs').getByRole('table').first();
      await expect(answers).toHaveAccessibleName(new RegExp(`${MONTHS}`));
      expect(pricing.costs.start).not.toBe(MONTHS);
      await expect(page.locator('#faqs details[open]')).toHaveCount(1);
      await expect(page.locator('button[data-pressed]')).toHaveCount(0);
      expect(asked, 'once').toHaveLength(1);
      await page.close();
    });
});
