import { servers } from './support/servers';
import { expect, test } from './support/test';
import { variant } from './variants/extremes';

/** A logo that is a file of the owner. */
test.use({ baseURL: servers.extremes.origin, allowedMessages: [/Failed to load resource/] });

const name = variant.content.site?.name ?? '';

test('the logo has its room before it comes, and stands on one line with the way to the plans', async ({
  page,
}) => {
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route('**/pictures/logo.svg', async (route) => {
      await arrived;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    const logo = page.locator('.site-header-bar > .wordmark img');
    await expect(
      page.locator('.site-header').getByRole('link', { name, exact: true }),
    ).toBeVisible();
    await expect(logo).toHaveAttribute('alt', name);
    const before = await logo.boundingBox();
    arrive();
    const isThere = () => logo.evaluate((image: HTMLImageElement) => image.naturalWidth > 0);
    await expect.poll(isThere).toBe(true);
    const after = await logo.boundingBox();
    await page.unroute('**/pictures/logo.svg');
    expect(after?.width).toBe(before?.width);
    expect(after?.height).toBeCloseTo(before?.height ?? 0, 0);
    const link = await page.locator('.header-access').boundingBox();
    const [middle, other] = [after, link].map((box) => (box ? box.y + box.height / 2 : 0));
    expect(Math.abs((middle ?? 0) - (other ?? 99))).toBeLessThan(2);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test('the name stands in letters where a logo could not be seen: in the visitor’s own colours, on paper', async ({
  page,
}) => {
  await page.goto('/');
  const mark = page.locator('footer .wordmark');
  const letters = () => mark.evaluate((link) => getComputedStyle(link, '::after').content);
  await expect(mark.locator('img')).toBeVisible();
  for (const media of [
    { forcedColors: 'active' },
    { forcedColors: 'none', media: 'print' },
  ] as const) {
    await page.emulateMedia(media);
    await expect(mark.locator('img')).toBeHidden();
    expect(await letters()).toContain(name);
  }
});
