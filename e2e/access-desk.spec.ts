import type { Page } from '@playwright/test';
import { accessDesk } from '@/content/access-desk';
import { paymentSuccess } from '@/content/payment-success';
import { site } from '@/content/site';
import { storageKeys } from '@/lib/browser/storage-keys';
import { deskOf, openDesk } from './support/access-desk';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/test';
import { settled, watchVitals } from './support/vitals';

const { refund, keeping } = accessDesk;

const kept = (page: Page) => page.evaluate((key) => localStorage.getItem(key), storageKeys.access);

test('steps are ticked, counted, and still ticked after a reload @every @firefox', async ({
  page,
}) => {
  const desk = await openDesk(page);
  expect(await kept(page)).toBeNull();
  await desk.boxes[0]?.check();
  await desk.boxes[3]?.check();
  await desk.boxes[3]?.uncheck();
  await expect(desk.progress).toHaveText(`1 of ${desk.boxes.length} done`);
  await page.reload();
  await expect(desk.progress).toHaveText(`1 of ${desk.boxes.length} done`);
  await expect(desk.boxes[0] ?? desk.progress).toBeChecked();
  for (const box of desk.boxes.slice(1)) await box.check();
  await expect(page.getByText(accessDesk.complete)).toBeVisible();
});

test('the last refund day follows from the day of payment', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-21T12:00:00'));
  const desk = await openDesk(page);
  const days = {
    '': refund.ifToday.replace('{until}', '28 November 2026'),
    '2026-11-20': refund.open.replace('{until}', '27 November 2026'),
    '2026-11-14': refund.last,
    '2026-11-01': refund.ended.replace('{until}', '8 November 2026'),
    '2026-12-01': refund.early,
    // What the field holds while a year is being typed.
    '0002-11-20': refund.ifToday.replace('{until}', '28 November 2026'),
  };
  for (const [paidOn, words] of Object.entries(days)) {
    await desk.paidOn.fill(paidOn);
    await expect(desk.until, paidOn).toHaveText(words);
  }
});

test('a date can be typed, key by key @firefox', async ({ page }) => {
  const desk = await openDesk(page);
  await desk.paidOn.focus();
  await page.keyboard.type('11202026', { delay: 20 });
  await expect(desk.paidOn).toHaveValue('2026-11-20');
});

test('everything that is kept can be erased', async ({ page }) => {
  const desk = await openDesk(page);
  await desk.boxes[0]?.check();
  await desk.username.fill('Harbour_Pilot');
  await desk.paidOn.fill('2026-11-20');
  expect(await kept(page)).toContain('Harbour_Pilot');
  await desk.erase.click();
  await expect(page.getByText(keeping.erased)).toBeVisible();
  expect(await kept(page)).toBeNull();
  await expect(desk.username).toHaveValue('');
  await expect(desk.paidOn).toHaveValue('');
  await expect(desk.progress).toHaveText(`0 of ${desk.boxes.length} done`);
});

test('A1, A2: axe finds nothing at rest and in use @phone', async ({ page }) => {
  const desk = await openDesk(page, '?session_id=cs_test_1');
  await expectAccessible(page);
  await desk.boxes[0]?.check();
  await desk.username.fill('pilot@mail.example');
  await desk.troubles.first().locator('summary').click();
  await expectAccessible(page);
});

test('on paper are the steps, the answers and what was typed, and no control', async ({ page }) => {
  const desk = await openDesk(page);
  await desk.username.fill('Harbour_Pilot');
  await page.emulateMedia({ media: 'print' });
  for (const item of await desk.troubles.all())
    await expect(item.locator('p').first()).toBeVisible();
  await expect(desk.message).toContainText('Harbour_Pilot');
  await expect(desk.message).toBeVisible();
  await expect(desk.until).toBeVisible();
  await expect(page.locator('button:visible')).toHaveCount(0);
});

test('R-NAV-3: nothing shifts while it loads, with nothing kept and with much @every', async ({
  page,
}) => {
  await watchVitals(page);
  for (const _ of ['nothing kept', 'much kept']) {
    const desk = await openDesk(page);
    await settled(page);
    const shifts = await page.evaluate(() => window.layoutShifts);
    // A line of text may move by a fraction of a pixel when its font arrives.
    expect(shifts?.reduce((total, { value }) => total + value, 0)).toBeLessThan(0.005);
    for (const box of desk.boxes) await box.check();
    await desk.username.fill('Harbour Pilot of the Outer Anchorage');
    await desk.paidOn.fill('2026-11-20');
  }
});

test('it prints when asked', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  const desk = await openDesk(page);
  await desk.print.click();
  await expect(page.locator('body')).toHaveAttribute('data-printed');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('steps, refund days and every trouble can be read; nothing is offered that needs it @every', async ({
    page,
  }) => {
    await page.goto('/payment-success');
    const desk = deskOf(page);
    const main = page.getByRole('main');
    for (const { title } of paymentSuccess.steps)
      await expect(main.getByRole('heading', { name: title, exact: true })).toBeVisible();
    await expect(main.getByText(`within ${site.refundDays} days of the payment`)).toBeVisible();
    for (const item of await desk.troubles.all()) {
      await item.locator('summary').click();
      await expect(item.locator('p').first()).toBeVisible();
    }
    for (const part of [desk.username, desk.paidOn, desk.message, desk.erase, desk.print])
      await expect(part).toBeHidden();
    await expect(main.locator('button:visible')).toHaveCount(0);
  });
});
