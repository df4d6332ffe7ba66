import { servers } from './support/servers';
import { expect, test } from './support/test';
import { variant } from './variants/extremes';

/** A logo that is a file of the owner. */
test.use({ baseURL: servers.extremes.origin, allowedMessages: [/Failed to load resource/] });

const name = variant.content.site?.name ?? '';

test('a logo has its room before it comes; its name stands in letters where it cannot be seen', async ({
  page,
}) => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/logo.svg', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const logo = page.locator('.site-header-bar > .wordmark img');
  await expect(logo).toHaveAttribute('alt', name);
  const before = await logo.boundingBox();
  arrive();
  await expect
    .poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  const after = await logo.boundingBox();
  expect(after?.width).toBe(before?.width);
  expect(after?.height).toBeCloseTo(before?.height ?? 0, 0);
  const mark = page.locator('footer .wordmark');
  for (const media of [
    { forcedColors: 'active' },
    { forcedColors: 'none', media: 'print' },
  ] as const) {
    await page.emulateMedia(media);
    await expect(mark.locator('img')).toBeHidden();
    const letters = await mark.evaluate((link) => getComputedStyle(link, '::after').content);
    expect(letters).toContain(name);
  }
});
