import type { Page } from '@playwright/test';
import { controls } from '@/content/controls';
import { faqs } from '@/content/faqs';
import { notices } from '@/content/notices';
import { plans } from '@/content/plans';
import { routes } from '@/content/routes';
import { site } from '@/content/site';
import { testimonials } from '@/content/testimonials';
import { openPage } from './support/open-page';
import { readThrough } from './support/read-through';
import { expect, test } from './support/test';

test.use({ allowedMessages: [/status of 404/] });

const stored = (page: Page) =>
  page.evaluate(() => ({ local: { ...localStorage }, session: { ...sessionStorage } }));

/** Does with the landing page what a visitor can do without choosing to be remembered. */
async function tryLandingPage(page: Page): Promise<void> {
  await readThrough(page);
  await page.getByRole('button', { name: testimonials.controls.next }).click();
  await page.getByRole('button', { name: testimonials.controls.previous }).click();
  for (const { question } of faqs.items.slice(0, 3))
    await page.getByRole('group').filter({ hasText: question }).locator('summary').click();
  for (const { title } of plans) {
    const choose = page.getByRole('main').getByRole('link', { name: `Choose ${title}` });
    await choose.hover();
    await choose.focus();
  }
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
}

test('PR1 PR3 PR4: using every page asks no other origin, sets no cookie and stores nothing', async ({
  page,
  context,
  baseURL,
}) => {
  test.slow(); // seven pages, with all there is to do on them
  const origins = new Set<string>();
  const cookies: string[] = [];
  context.on('request', (request) => origins.add(new URL(request.url()).origin));
  context.on('response', async (response) => {
    if (response.headers()['set-cookie']) cookies.push(response.url());
  });
  for (const { path } of Object.values(routes)) {
    await openPage(page, path);
    if (path === '/') {
      await page.getByRole('button', { name: notices.dismiss, exact: true }).click();
      await tryLandingPage(page);
    }
    await readThrough(page);
    await page.waitForLoadState('networkidle');
    expect(await stored(page), path).toEqual({ local: {}, session: {} });
    expect(await page.evaluate(() => document.cookie), path).toBe('');
  }
  expect([...origins]).toEqual([baseURL]);
  expect(cookies).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);
  expect(context.serviceWorkers()).toEqual([]);
});

test('PR4: only what is pressed is stored, under the two names of the privacy page', async ({
  page,
}) => {
  await openPage(page, '/');
  const pause = page.getByRole('button', { name: controls.pauseMotion });
  const turnOff = page.locator('#notices').getByRole('button', { name: notices.turnOff });
  await pause.click();
  expect(await stored(page)).toEqual({ local: { 'ui:motion': 'off' }, session: {} });
  await turnOff.click();
  expect(await stored(page)).toEqual({
    local: { 'ui:motion': 'off', 'ui:notices': 'off' },
    session: {},
  });
  await page.getByRole('button', { name: controls.resumeMotion }).click();
  await page.locator('#notices').getByRole('button', { name: notices.turnOn }).click();
  expect(await stored(page)).toEqual({ local: {}, session: {} });
});

test('PR9: links to other sites are https, expected, and safe where they open a tab', async ({
  page,
  baseURL,
}) => {
  const expected = [site.memberSiteUrl, ...plans.map(({ paymentLink }) => paymentLink)].map(
    (url) => new URL(url ?? '').origin,
  );
  for (const { path } of Object.values(routes)) {
    await openPage(page, path);
    const links = await page.locator('a[href]').evaluateAll((all) =>
      (all as HTMLAnchorElement[]).map(({ href, origin, target, rel }) => ({
        href,
        origin,
        target,
        rel,
      })),
    );
    const outgoing = links.filter(
      ({ href, origin }) => origin !== baseURL && !href.startsWith('mailto:'),
    );
    expect(outgoing.length, path).toBeGreaterThan(0);
    for (const { href, origin, target, rel } of outgoing) {
      expect(href).toMatch(/^https:/);
      expect(expected, href).toContain(origin);
      if (target) expect(rel, href).toContain('noopener');
    }
  }
});

test('PR9: the payment links say nothing about the page they are on to another window', async ({
  page,
}) => {
  await openPage(page, '/');
  for (const { title, paymentLink } of plans) {
    const choose = page.getByRole('main').getByRole('link', { name: `Choose ${title}` });
    await expect(choose).toHaveAttribute('href', paymentLink ?? '');
    await expect(choose).toHaveAttribute('rel', /noopener/);
  }
});
