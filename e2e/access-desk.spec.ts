import type { Page } from '@playwright/test';
import { storageKeys } from '@/lib/browser/storage-keys';
import { content } from '@/lib/content/content';
import { formatDate } from '@/lib/text/format';
import { deskOf, openDesk } from './support/access-desk';
import { expectAccessible } from './support/axe';
import { copiedText } from './support/page';
import { expect, test } from './support/test';
import { settled, watchVitals } from './support/vitals';

const { accessDesk, site } = content;
const { username: words, message, keeping, troubles } = accessDesk;

const kept = (page: Page) => page.evaluate((key) => localStorage.getItem(key), storageKeys.access);
const progress = (done: number, all: number) => `${done} of ${all} done`;

test('steps, username and day are kept over a reload, shift nothing, and can be erased @firefox', async ({
  page,
  browserName,
}) => {
  // Firefox does not measure it.
  const isMeasured = browserName === 'chromium';
  if (isMeasured) await watchVitals(page);
  const expectNoShift = async () => {
    if (!isMeasured) return;
    await settled(page);
    const shifts = (await page.evaluate(() => window.layoutShifts)) ?? [];
    // A line of text may move by a fraction of a pixel when its font arrives.
    expect(shifts.reduce((total, { value }) => total + value, 0)).toBeLessThan(0.005);
  };
  await page.clock.setFixedTime(new Date('2026-11-21T12:00:00'));
  const desk = await openDesk(page);
  await expectNoShift();
  expect(await kept(page)).toBeNull();
  const [first = desk.progress, ...others] = desk.boxes;
  await first.check();
  await others[0]?.check();
  await others[0]?.uncheck();
  await expect(desk.progress).toHaveText(progress(1, desk.boxes.length));
  await desk.username.pressSequentially('Harbour_Pilot');
  // Key by key, as a date is typed.
  await desk.paidOn.focus();
  await page.keyboard.type('11202026', { delay: 20 });
  await expect(desk.paidOn).toHaveValue('2026-11-20');
  const end = new Date(Date.UTC(2026, 10, 20 + site.refundDays)).toISOString().slice(0, 10);
  const last = formatDate(end, site.locale);
  await expect(desk.until).toContainText(last);
  expect(await kept(page)).toContain('Harbour_Pilot');

  await openDesk(page);
  await expectNoShift();
  await expect(desk.username).toHaveValue('Harbour_Pilot');
  await expect(desk.progress).toHaveText(progress(1, desk.boxes.length));
  await expect(first).toBeChecked();
  await expect(desk.paidOn).toHaveValue('2026-11-20');
  for (const box of others) await box.check();
  await expect(page.getByText(accessDesk.complete)).toBeVisible();

  await desk.erase.click();
  await expect(page.getByText(keeping.erased)).toBeVisible();
  expect(await kept(page)).toBeNull();
  await expect(desk.username).toHaveValue('');
  await expect(desk.paidOn).toHaveValue('');
  await expect(desk.progress).toHaveText(progress(0, desk.boxes.length));
});

test('the message has username, order reference and day, goes to clipboard and mail, or is selected; and it prints', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-write']);
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  const desk = await openDesk(page, '?session_id=cs_test_a1B2');
  await desk.username.fill('Harbour_Pilot');
  await desk.paidOn.fill('2026-11-20');
  await desk.troubles.nth(1).locator('summary').click();
  await desk.troubles.nth(1).getByRole('button', { name: troubles.write }).click();
  await expect(desk.topic).toBeFocused();
  const lines = [
    troubles.items[1]?.title,
    'Harbour_Pilot',
    'cs_test_a1B2',
    formatDate('2026-11-20', site.locale),
  ];
  for (const line of lines) await expect(desk.message).toContainText(line ?? '');

  await desk.copy.click();
  await expect(page.getByText(message.copied)).toBeVisible();
  const copied = await copiedText(page);
  expect(copied.split('\n')).toHaveLength(message.lines.length);
  const mail = new URL((await desk.mail.getAttribute('href')) ?? '');
  expect([mail.protocol, mail.pathname]).toEqual(['mailto:', site.supportEmail]);
  expect(mail.searchParams.get('body')?.replaceAll('\r', '')).toBe(copied);
  await desk.topic.selectOption(message.firstTopic);
  await expect(page.getByText(message.copied)).toHaveCount(0);

  await page.evaluate(() =>
    Object.defineProperty(Navigator.prototype, 'clipboard', { get: () => undefined }),
  );
  await desk.copy.click();
  await expect(page.getByText(message.selected)).toBeVisible();
  expect(await page.evaluate(() => getSelection()?.toString())).toContain('Harbour_Pilot');

  await test.step('A1, A2: axe finds nothing in use, on a narrow screen', async () => {
    await page.setViewportSize({ width: 320, height: 900 });
    await desk.username.fill('pilot@mail.example');
    await expect(desk.advice).toHaveText(words.email);
    await expect(desk.username).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page);
  });

  await test.step('on paper are the steps, the answers and what was typed, and no control', async () => {
    await desk.print.click();
    await expect(page.locator('body')).toHaveAttribute('data-printed');
    await page.emulateMedia({ media: 'print' });
    for (const item of await desk.troubles.all())
      await expect(item.locator('p').first()).toBeVisible();
    await expect(desk.message).toBeVisible();
    await expect(desk.until).toBeVisible();
    await expect(page.locator('button:visible')).toHaveCount(0);
  });
});

test('what is typed and ticked before the code is there counts', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/payment-success', { waitUntil: 'commit' });
  const desk = deskOf(page);
  await desk.boxes[1]?.check();
  await desk.username.fill('Harbour_Pilot');
  await desk.topic.selectOption({ index: 1 });
  const topic = await desk.topic.inputValue();
  release();
  await expect(desk.advice).toHaveText(words.ok.replace('{name}', 'Harbour_Pilot'));
  await expect(desk.progress).toHaveText(progress(1, desk.boxes.length));
  await expect(desk.username).toHaveValue('Harbour_Pilot');
  await expect(desk.topic).toHaveValue(topic);
  await expect(desk.message).toContainText(topic);
});
