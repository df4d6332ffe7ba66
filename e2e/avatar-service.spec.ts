import type { Page, Request, Route } from '@playwright/test';
import { PALETTE } from '@/components/landing/testimonials/avatar';
import { routes } from '@/content/routes';
import { hydrated, openPage } from './support/open-page';
import { servers } from './support/servers';
import { expect, test } from './support/test';
import { settled, watchVitals } from './support/vitals';
import { variant } from './variants/extremes';

const service = 'https://avatars.example';
const items = variant.content.testimonials?.items ?? [];
const square = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYPj/HwADAgH/p9MHqwAAAABJRU5ErkJggg==',
  'base64',
);

/** Origins that a page's policy allows beside its own. */
async function policyOrigins(page: Page): Promise<string[]> {
  const policy = page.locator('meta[http-equiv="Content-Security-Policy"]');
  await expect(policy).toHaveCount(1);
  return (await policy.getAttribute('content'))?.match(/[a-z]+:\/\/[^ ;]+/g) ?? [];
}

test.describe('with an avatar service', () => {
  test.use({
    baseURL: servers.extremes.origin,
    allowedOrigins: [service],
    allowedMessages: [/Failed to load resource/],
  });

  test('PR7: one request per missing picture, of initials and a colour, without a referrer', async ({
    page,
  }) => {
    const asked: Request[] = [];
    await page.route(`${service}/**`, (route) => {
      asked.push(route.request());
      return route.fulfill({ contentType: 'image/png', body: square });
    });
    await openPage(page, '/');
    const portraits = page.locator('#testimonials img');
    await portraits.first().scrollIntoViewIfNeeded();
    await expect(portraits).toHaveCount(items.length);
    await expect
      .poll(() =>
        portraits.evaluateAll((all) =>
          (all as HTMLImageElement[]).map((image) => image.naturalWidth),
        ),
      )
      .toEqual(items.map(() => 1));

    expect(asked).toHaveLength(items.length);
    for (const request of asked) {
      const { origin, pathname, searchParams } = new URL(request.url());
      expect(origin + pathname).toBe(`${service}/`);
      expect([...searchParams.keys()]).toEqual(['name', 'background']);
      expect(searchParams.get('name')).toBe('MW');
      expect(PALETTE).toContain(`#${searchParams.get('background')}`);
      const headers = await request.allHeaders();
      expect(headers).not.toHaveProperty('referer');
      expect(headers).not.toHaveProperty('cookie');
      expect(request.method()).toBe('GET');
    }
  });

  const failures: Record<string, (route: Route) => unknown> = {
    'is blocked': (route) => route.abort('blockedbyclient'),
    'has no such picture': (route) => route.fulfill({ status: 404, body: 'no picture' }),
    'answers with a page': (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Please log in</h1>' }),
    // What a browser makes of the header Cross-Origin-Resource-Policy, which it does not look at in a test's answers.
    'does not allow other sites': (route) => route.abort('blockedbyresponse'),
    hangs: () => undefined,
  };

  test(`fault PR7: where the service ${Object.keys(failures).join(', ')}: initials drawn here, and nothing shifts`, async ({
    page,
  }) => {
    await watchVitals(page);
    for (const [how, answer] of Object.entries(failures)) {
      await page.route(`${service}/**`, answer);
      await page.goto('/', { waitUntil: 'domcontentloaded' });
      await hydrated(page);
      const figure = page.locator('#testimonials figure').first();
      const asked = page.waitForRequest((request) => request.url().startsWith(service));
      await page.evaluate(() => window.layoutShifts?.splice(0));
      await figure.scrollIntoViewIfNeeded();
      await asked;
      // One that hangs lies over the initials, and shows nothing.
      if (how !== 'hangs') await expect(figure.locator('img'), how).toHaveCount(0);
      await expect(figure.locator('svg text'), how).toHaveText('MW');
      await expect(figure.locator('svg text'), how).toBeVisible();
      await expect(figure, how).toContainText(items[0]?.author ?? '');
      await settled(page);
      expect(await page.evaluate(() => window.layoutShifts), how).toEqual([]);
      await page.unroute(`${service}/**`);
    }
  });

  test('PR8: every policy allows that one origin more, and the privacy page names it', async ({
    page,
  }) => {
    await page.route(`${service}/**`, (route) =>
      route.fulfill({ contentType: 'image/png', body: square }),
    );
    for (const { path } of Object.values(routes)) {
      await openPage(page, path);
      expect(await policyOrigins(page), path).toEqual([service]);
      const policy = page.locator('meta[http-equiv="Content-Security-Policy"]');
      await expect(policy).toHaveAttribute(
        'content',
        /img-src 'self' data: https:\/\/avatars\.example;/,
      );
    }
    await openPage(page, '/privacy');
    await expect(page.locator('#sharing')).toContainText('your browser asks avatars.example');
    await expect(page.locator('#information-collected')).toContainText('order reference');
  });
});

test.describe('without one', () => {
  test.use({ allowedMessages: [/status of 404/] });

  test('PR8: no policy allows another origin, and the privacy page says that none is asked', async ({
    page,
  }) => {
    for (const { path } of Object.values(routes)) {
      await openPage(page, path);
      expect(await policyOrigins(page), path).toEqual([]);
    }
    await openPage(page, '/privacy');
    await expect(page.locator('#sharing')).toContainText(
      'Our pages load nothing from other companies',
    );
    await expect(page.getByRole('main')).not.toContainText('avatars.example');
  });

  test('D4: testimonials without a picture show initials drawn here', async ({ page }) => {
    await openPage(page, '/');
    const figures = page.locator('#testimonials figure');
    await expect(figures.locator('svg text')).toHaveText(['OR', 'HR', 'WW']);
    await expect(figures.locator('img')).toHaveCount(0);
  });
});
