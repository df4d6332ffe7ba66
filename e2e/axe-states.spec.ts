import type { Page } from '@playwright/test';
import { faqs } from '@/content/faqs';
import { navigation } from '@/content/navigation';
import { notices } from '@/content/notices';
import { plans } from '@/content/plans';
import { storageKeys } from '@/lib/browser/storage-keys';
import { expectAccessible } from './support/axe';
import { carouselOf } from './support/carousel';
import { noticeCards, noticeSection } from './support/notices';
import { openPage } from './support/open-page';
import { servers } from './support/servers';
import { expect, test } from './support/test';
import { toasts } from './support/toasts';

const annual = plans.find(({ id }) => id === 'annual')?.paymentLink ?? '';

const blank = '<svg xmlns="http://www.w3.org/2000/svg"/>';

interface State {
  name: string;
  /** Selector of what the state changes; without it the whole page is looked at. */
  part?: string;
  reach(page: Page): Promise<void>;
}

const states: State[] = [
  {
    name: 'with a notice on screen',
    async reach(page) {
      const card = noticeCards(page);
      await expect(card).toHaveCount(1);
      await card.hover();
      await expect(card).toHaveCSS('opacity', '1');
    },
  },
  {
    name: 'with the carousel stopped',
    part: '#testimonials',
    async reach(page) {
      await carouselOf(page).stop.click();
      await expect(carouselOf(page).start).toBeVisible();
      await page.mouse.move(0, 0);
    },
  },
  {
    name: 'with the focus in a plan',
    part: '#pricing',
    async reach(page) {
      await page.getByRole('link', { name: /Choose 6-Month Plan/ }).focus();
    },
  },
  {
    name: 'with the pointer on a plan',
    part: '#pricing',
    async reach(page) {
      await page.getByRole('article', { name: 'Monthly', exact: true }).hover();
    },
  },
  {
    name: 'with motion paused',
    async reach(page) {
      await page.getByRole('button', { name: 'Pause motion' }).click();
      await expect(page.getByRole('button', { name: 'Resume motion' })).toBeVisible();
    },
  },
  {
    name: 'with the notices turned off',
    part: '#notices',
    async reach(page) {
      await noticeSection(page).getByRole('button', { name: notices.turnOff }).click();
      await expect(noticeSection(page).getByText(notices.offStatus)).toBeVisible();
    },
  },
  {
    name: 'after a scroll, with the header as a bar',
    part: 'header.site-header',
    async reach(page) {
      await page.mouse.wheel(0, 600);
      await expect(page.locator('header.site-header')).toHaveAttribute('data-scrolled', 'true');
    },
  },
];

for (const width of [320, 1280])
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 }, allowedOrigins: [new URL(annual).origin] });

    for (const { name, part, reach } of states)
      test(`A1, A2: axe finds nothing ${name}`, async ({ page }) => {
        await openPage(page, '/');
        await reach(page);
        await expectAccessible(page, part);
      });

    test('A1, A2: axe finds nothing with a toast on screen', async ({ page }) => {
      // As if the visitor stopped the browser on its way: the page stays.
      await page.route(annual, (route) => route.abort('aborted'));
      await openPage(page, '/');
      await page.getByRole('link', { name: /Choose Annual Plan/ }).click();
      await expect(toasts(page)).toHaveAttribute('data-mounted', 'true');
      await expectAccessible(page, '[data-sonner-toaster]');
    });

    test.describe('of the build in which a plan has no payment link', () => {
      test.use({ baseURL: servers.extremes.origin, allowedOrigins: ['https://avatars.example'] });

      test('A1, A2: axe finds nothing with an error on screen', async ({ page }) => {
        await page.route('https://avatars.example/**', (route) =>
          route.fulfill({ contentType: 'image/svg+xml', body: blank }),
        );
        // A notice that goes while axe looks could not be looked at again; it has tests of its own.
        await page.addInitScript((key) => localStorage.setItem(key, 'off'), storageKeys.notices);
        await openPage(page, '/');
        await page.getByRole('button', { name: /Choose Monthly Plan/ }).click();
        await expect(toasts(page)).toHaveAttribute('data-mounted', 'true');
        await expectAccessible(page);
      });
    });
  });

test.describe('at 320 pixels', () => {
  test.use({ viewport: { width: 320, height: 700 } });

  test('A1, A2: axe finds nothing with the menu open', async ({ page }) => {
    await openPage(page, '/');
    await page.getByRole('button', { name: navigation.openMenu }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
  });

  test('A1, A2: axe finds nothing with any question open, or all closed', async ({ page }) => {
    // Some twenty looks at the page in one test.
    test.slow();
    await openPage(page, '/');
    const summaries = page.locator('#faqs summary');
    await summaries.first().click();
    await expect(page.locator('#faqs .faq-answer:visible')).toHaveCount(0);
    await expectAccessible(page, '#faqs');
    for (const { id } of faqs.items) {
      await page.locator(`#faq-${id} > summary`).click();
      await expect(page.locator(`#faq-${id}`)).toHaveAttribute('open');
      await expectAccessible(page, `#faq-${id}`);
    }
  });
});
