import type { Page } from '@playwright/test';
import { paymentSuccess } from '@/content/payment-success';
import { site } from '@/content/site';
import { openPage } from './support/open-page';
import { plainText } from './support/plain-text';
import { readThrough } from './support/read-through';
import { loadedScripts } from './support/scripts';
import { servers } from './support/servers';
import { expect, test } from './support/test';

const path = '/payment-success';
const mainText = (page: Page) => page.getByRole('main').innerText();

/** Names that minifying keeps: the panel reads the one from the address, the query library's client has the other. */
const panelCode = 'session_id';
const queryCode = 'getQueryCache';

test('R-ROUTE-4: it thanks, says what happens next and where help is @every', async ({ page }) => {
  await openPage(page, path);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(paymentSuccess.title);
  await expect(main.getByRole('list').getByRole('heading')).toHaveText(
    paymentSuccess.steps.map(({ title }) => title),
  );
  for (const { text } of paymentSuccess.steps)
    await expect(main.getByText(plainText(text))).toBeVisible();
  await expect(main.getByText(plainText(paymentSuccess.help.text))).toContainText(
    site.supportEmail,
  );
  await expect(main.getByRole('link', { name: paymentSuccess.memberLink })).toHaveAttribute(
    'href',
    site.memberSiteUrl,
  );
  await expect(main.getByRole('link', { name: paymentSuccess.homeLink })).toHaveAttribute(
    'href',
    '/',
  );
});

test('R-ROUTE-4: all of it is in the HTML', async ({ request }) => {
  const html = await (await request.get(path)).text();
  for (const { title } of paymentSuccess.steps) expect(html).toContain(title);
  expect(html).toContain(paymentSuccess.help.title);
});

test('LAW17: it does not claim that a payment went through', async ({ page }) => {
  await openPage(page, path);
  expect(await mainText(page)).toContain('If your payment went through');
  expect(await mainText(page)).not.toMatch(
    /payment (?:(?:is|was|has been) )?(?:confirmed|successful|complete|received)|you (?:have )?paid for/i,
  );
});

const hostile = {
  'a script': '?session_id=<script>alert(1)</script>MARK',
  'an event handler': '?session_id="><img src=x onerror=alert(1)>MARK',
  'a script address': '?next=javascript:alert(1)MARK&plan=MARK&email=MARK@evil.example',
  'ten kilobytes': `?session_id=MARK${'x'.repeat(10_000)}`,
  'a broken encoding': '?session_id=%E0%A4%AMARK',
  'a prototype':
    '?__proto__[polluted]=MARK&constructor.prototype.polluted=MARK&session_id=__proto__',
  'another site':
    '?session_id=//evil.example/MARK&next=//evil.example&redirect=https://evil.example',
  'a path': '?session_id=..%2F..%2FMARK',
};

test('R-ROUTE-4: nothing in the query is run, repeated or believed', async ({ page }) => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    return dialog.dismiss();
  });
  await openPage(page, path);
  const plain = await mainText(page);
  for (const [what, query] of Object.entries(hostile)) {
    const response = await openPage(page, `${path}${query}`);
    expect(response.status(), what).toBe(200);
    expect(await mainText(page), what).toBe(plain);
    expect(await page.evaluate(() => document.body.outerHTML), what).not.toContain('MARK');
    expect(await page.evaluate(() => 'polluted' in {}), what).toBe(false);
    expect(new URL(page.url()).origin, what).toBe(servers.site.origin);
  }
  expect(dialogs).toEqual([]);
});

test('R-ROUTE-4 D6: the landing page loads nothing of its panel, nor of data loading', async ({
  page,
}) => {
  const scripts = loadedScripts(page);
  await openPage(page, '/');
  await readThrough(page);
  await page.getByRole('main').getByRole('link', { name: 'Choose Annual' }).focus();
  await page.waitForLoadState('networkidle');
  for (const words of [panelCode, queryCode])
    expect(await scripts.addressesWith(words)).toEqual([]);
});

test('R-ROUTE-4 D6: it has its panel in a chunk of its own, and no data loading without a path', async ({
  page,
}) => {
  const scripts = loadedScripts(page);
  await openPage(page, `${path}?session_id=paid`);
  await expect.poll(() => scripts.addressesWith(panelCode)).toHaveLength(1);
  await page.waitForLoadState('networkidle');
  expect(await scripts.addressesWith(queryCode)).toEqual([]);
});
