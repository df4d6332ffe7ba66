import { accessDesk } from '@/content/access-desk';
import { site } from '@/content/site';
import { storageKeys } from '@/lib/browser/storage-keys';
import { deskOf, openDesk } from './support/access-desk';
import { expect, test } from './support/test';

const { username: words, message, troubles } = accessDesk;

test('a username is looked at for the mistakes people make', async ({ page }) => {
  const desk = await openDesk(page);
  await expect(desk.advice).toHaveText(words.hint);
  await expect(desk.message).toHaveText(message.empty);
  const mistakes = {
    'pilot@mail.example': words.email,
    'https://platform.example/u/Pilot/': words.address.replace('{name}', 'Pilot'),
    'Harbour Pilot': words.space,
    'Pil\u043et': words.characters
      .replace('{others}', [...words.others].join(' '))
      .replace('{found}', '\u043e'),
    ab: words.short,
  };
  for (const [typed, advice] of Object.entries(mistakes)) {
    await desk.username.fill(typed);
    await expect(desk.advice, typed).toHaveText(advice);
    await expect(desk.username).toHaveAttribute('aria-invalid', 'true');
  }
  await desk.username.fill(' @Harbour_Pilot ');
  await expect(desk.advice).toHaveText(words.ok.replace('{name}', 'Harbour_Pilot'));
  await expect(desk.username).toHaveAttribute('aria-invalid', 'false');
});

test('the message has username, order reference and day, and goes to the clipboard and to mail', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const desk = await openDesk(page, '?session_id=cs_test_a1B2');
  await desk.username.fill('Harbour_Pilot');
  await desk.paidOn.fill('2026-11-20');
  await desk.troubles.nth(1).locator('summary').click();
  await desk.troubles.nth(1).getByRole('button', { name: troubles.write }).click();
  await expect(desk.topic).toBeFocused();
  const lines = [troubles.items[1]?.title, 'Harbour_Pilot', 'cs_test_a1B2', '20 November 2026'];
  for (const line of lines) await expect(desk.message).toContainText(line ?? '');

  await desk.copy.click();
  await expect(page.getByText(message.copied)).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.split('\n')).toHaveLength(message.lines.length);
  const mail = new URL((await desk.mail.getAttribute('href')) ?? '');
  expect([mail.protocol, mail.pathname]).toEqual(['mailto:', site.supportEmail]);
  expect(mail.searchParams.get('body')?.replaceAll('\r', '')).toBe(copied);

  await desk.topic.selectOption(message.firstTopic);
  await expect(page.getByText(message.copied)).toHaveCount(0);
});

test('without a clipboard the message is selected instead', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'clipboard', { get: () => undefined }),
  );
  const desk = await openDesk(page);
  await desk.username.fill('Harbour_Pilot');
  await desk.copy.click();
  await expect(page.getByText(message.selected)).toBeVisible();
  expect(await page.evaluate(() => getSelection()?.toString())).toContain('Harbour_Pilot');
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
  release();
  await expect(desk.advice).toHaveText(words.ok.replace('{name}', 'Harbour_Pilot'));
  await expect(desk.progress).toHaveText(`1 of ${desk.boxes.length} done`);
  await expect(desk.username).toHaveValue('Harbour_Pilot');
});

test('garbage in storage, or none to be had, leaves a desk that works', async ({ page }) => {
  for (const garbage of ['{"done":[{}],"username":{"a":1}}', 'x', '\u0000'.repeat(100_000)]) {
    await page.addInitScript(
      ([key = '', text = '']) => localStorage.setItem(key, text),
      [storageKeys.access, garbage],
    );
    const desk = await openDesk(page);
    await desk.boxes[0]?.check();
    await expect(desk.progress).toHaveText(`1 of ${desk.boxes.length} done`);
  }
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    }),
  );
  const desk = await openDesk(page);
  await desk.username.fill('Harbour_Pilot');
  await expect(desk.message).toContainText('Harbour_Pilot');
  await desk.erase.click();
  await expect(desk.username).toHaveValue('');
});
