import type { Page, Route } from '@playwright/test';
import { storageKeys } from '@/lib/browser/storage-keys';
import { content } from '@/lib/content/content';
import { counterOrigin, serveCounter, toldTo } from './support/counter';
import { startDemo, withoutNotices } from './support/demo';
import { hydrated, openPage } from './support/page';
import { chooseLink, chosenPlan, paymentOrigin, servePaymentPages } from './support/payment-pages';
import { servers } from './support/servers';
import { expect, test } from './support/test';
import { settled, watchVitals } from './support/vitals';
import { variant } from './variants/extremes';

/** The services that the shipped site leaves off: visits are counted, campaigns kept, pictures fetched. */
const { origin } = servers.extremes;
const avatars = 'https://avatars.example';
test.use({ baseURL: origin, allowedMessages: [/Failed to load resource/] });

const { faqs, plans } = content;
const link = chosenPlan.paymentLink;
const kept = (page: Page) => page.evaluate(() => ({ ...sessionStorage }));

/** The address of the payment page with a campaign's parameters. */
function leadingWith(parameters: string): RegExp {
  const literal = link.replaceAll('.', '\\.');
  return new RegExp(`^${literal}\\?client_reference_id=[0-9a-f]{32}${parameters}$`);
}

test.beforeEach(async ({ page, context }) => {
  await servePaymentPages(context);
  await withoutNotices(page);
});

test.describe('analytics', () => {
  test('the service is told what was used, and nothing about who used it', async ({
    page,
    context,
  }) => {
    const asked = await serveCounter(context);
    const told = () => toldTo(asked);
    const at = { domain: 'localhost', url: `${origin}/` };
    await openPage(page, '/?utm_source=news&email=ann@example.com#faqs');
    await expect.poll(told).toEqual([{ name: 'pageview', ...at }]);
    await page.locator('#faqs summary').nth(1).click();
    await expect.poll(() => asked.length).toBe(2);
    await startDemo(page);
    await expect.poll(() => asked.length).toBe(3);
    await chooseLink(page).click();
    await page.waitForURL(new RegExp(`^${paymentOrigin}`));
    await expect.poll(told).toEqual([
      { name: 'pageview', ...at },
      { name: 'question opened', ...at, props: { question: faqs.items[1]?.id } },
      { name: 'demo started', ...at },
      { name: 'plan chosen', ...at, props: { plan: plans.at(-1)?.id } },
    ]);
    for (const request of asked) {
      const headers = await request.allHeaders();
      expect(headers).not.toHaveProperty('cookie');
      expect(headers).not.toHaveProperty('referer');
    }
    asked.length = 0;
    await openPage(page, '/payment-success?session_id=cs_test_1');
    await expect.poll(() => asked.length).toBe(1);
    expect(JSON.stringify(told()), 'an order in the address is not told').not.toContain('cs_test');
  });

  // Another signal is a case of the unit tests.
  test('with globalPrivacyControl nothing is told, kept or added to a link', async ({
    page,
    context,
  }) => {
    const asked = await serveCounter(context);
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'globalPrivacyControl', { get: () => true }),
    );
    // From before the visitor asked for privacy.
    await page.addInitScript((key) => sessionStorage.setItem(key, '{}'), storageKeys.campaign);
    await openPage(page, '/?utm_source=news');
    await page.locator('#faqs summary').nth(1).click();
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await expect(chooseLink(page)).toHaveAttribute('href', link);
    await expect.poll(() => kept(page)).toEqual({});
  });

  test('fault: where its code is blocked, the page works as ever', async ({ page }) => {
    const stopped: string[] = [];
    await page.route('**/_next/static/chunks/*.js', async (route) => {
      const response = await route.fetch();
      if (!(await response.text()).includes('pageview')) return route.fulfill({ response });
      stopped.push(route.request().url());
      return route.abort('blockedbyclient');
    });
    await openPage(page, '/?utm_source=news');
    await expect.poll(() => stopped.length).toBeGreaterThan(0);
    await page.locator('#faqs summary').nth(1).click();
    await expect(page.locator('#faqs details').nth(1)).toHaveAttribute('open');
    await chooseLink(page).click();
    await expect(page).toHaveURL(new RegExp(`^${paymentOrigin}`));
  });
});

test.describe('campaigns', () => {
  test('one goes along to the payment page, from whichever page it led to; of two the last counts; fault: the service that counts visits is blocked', async ({
    page,
    context,
  }) => {
    await context.route(`${counterOrigin}/**`, (route) => route.abort('blockedbyclient'));
    await openPage(page, '/terms?utm_source=news&utm_medium=e+mail&gclid=Abc-1');
    await expect.poll(async () => Object.keys(await kept(page))).toEqual([storageKeys.campaign]);
    await openPage(page, '/');
    const address = leadingWith('&utm_source=news&utm_medium=e_mail&gclid=Abc-1');
    await expect(chooseLink(page)).toHaveAttribute('href', address);
    await chooseLink(page).click();
    await page.waitForURL(address);
    expect(await context.cookies()).toEqual([]);

    await openPage(page, '/?utm_source=ads');
    await expect(chooseLink(page)).toHaveAttribute(
      'href',
      leadingWith(
        '&utm_source=ads&first_utm_source=news&first_utm_medium=e_mail&first_gclid=Abc-1',
      ),
    );
  });

  test('fault: hostile parameters become harmless or nothing; storage that is forbidden, or holds garbage, leaves a campaign for the page', async ({
    page,
  }) => {
    await page.addInitScript(
      (key) => sessionStorage.setItem(key, '{"__proto__":{"first":{"ref":"a"}}}'),
      storageKeys.campaign,
    );
    const hostile = new URLSearchParams([
      ['utm_source', '<script>alert(1)</script>'],
      ['utm_source', 'again'],
      ['utm_medium', 'ann@example.com'],
      ['utm_campaign', 'a\r\nSet-Cookie: b=c'],
      ['utm_term', 'x'.repeat(3000)],
      ['__proto__', 'a'],
      ['client_reference_id', 'own'],
      ['prefilled_email', 'ann@example.com'],
    ]);
    await openPage(page, `/?${hostile}`);
    const harmless =
      '&utm_source=script_alert_1_script&utm_campaign=a_Set-Cookie_b_c&utm_term=x{150}';
    await expect(chooseLink(page)).toHaveAttribute('href', leadingWith(harmless));

    await page.addInitScript(() => {
      const get = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
      Object.defineProperty(window, 'sessionStorage', { get });
    });
    await openPage(page, '/?utm_source=ads');
    await expect(chooseLink(page)).toHaveAttribute('href', leadingWith('&utm_source=ads'));
  });
});

test.describe('avatars', () => {
  const [item] = variant.content.testimonials?.items ?? [];
  const square = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYPj/HwADAgH/p9MHqwAAAABJRU5ErkJggg==',
    'base64',
  );

  test('PR7: one request per missing picture, of initials and a colour, without a referrer; without campaign nothing is kept', async ({
    page,
  }) => {
    await watchVitals(page);
    const asked: Route[] = [];
    // The others' are asked for as they come near.
    await page.route(`${avatars}/?name=MW&**`, (route) => void asked.push(route));
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await hydrated(page);
    const figure = page.locator('#testimonials figure').first();
    const initials = figure.locator('svg text');
    const portrait = figure.locator('img');
    await page.evaluate(() => window.layoutShifts?.splice(0));
    await figure.scrollIntoViewIfNeeded();
    await expect.poll(() => asked.length).toBe(1);

    await test.step('fault: while the service hangs it lies over initials drawn here, and shows nothing', async () => {
      await expect(initials).toHaveText('MW');
      await expect(initials).toBeVisible();
      await expect(figure).toContainText(item?.author ?? '');
    });

    const request = asked[0]?.request();
    const { pathname, searchParams } = new URL(request?.url() ?? '');
    expect([request?.method(), pathname]).toEqual(['GET', '/']);
    expect([...searchParams.keys()]).toEqual(['name', 'background']);
    expect(searchParams.get('name')).toBe('MW');
    expect(searchParams.get('background')).toMatch(/^[0-9a-f]{6}$/i);
    const headers = await request?.allHeaders();
    expect(headers).not.toHaveProperty('referer');
    expect(headers).not.toHaveProperty('cookie');
    await asked[0]?.fulfill({ contentType: 'image/png', body: square });
    await expect
      .poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(1);
    expect(asked).toHaveLength(1);
    await expect(chooseLink(page)).toHaveAttribute('href', link);
    expect(await kept(page)).toEqual({});

    await test.step('fault: where it is blocked the initials stay, and nothing shifts', async () => {
      await page.route(`${avatars}/**`, (route) => route.abort('blockedbyclient'));
      await openPage(page, '/');
      await page.evaluate(() => window.layoutShifts?.splice(0));
      await figure.scrollIntoViewIfNeeded();
      await expect(portrait).toHaveCount(0);
      await expect(initials).toBeVisible();
      await settled(page);
      expect(await page.evaluate(() => window.layoutShifts)).toEqual([]);
    });
  });
});
