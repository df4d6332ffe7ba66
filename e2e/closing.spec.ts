import { closing } from '@/content/closing';
import { indicators } from '@/content/indicators';
import { pricing } from '@/content/pricing';
import { openPage } from './support/open-page';
import { expectWholePicture } from './support/picture';
import { expect, test } from './support/test';

const ways = [
  { name: 'Choose Your Plan', hash: '#pricing', title: pricing.title },
  { name: 'Explore Indicators', hash: '#indicators', title: indicators.title },
];

for (const { name, hash, title } of ways)
  test(`R-CTA-1: ${name} leads to ${hash}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openPage(page, '/');
    const call = page.getByRole('region', { name: closing.title });
    await call.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(`/${hash}`);
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeInViewport();
  });

test('R-CTA-1: the call stands over a whole chart @every', async ({ page }) => {
  await openPage(page, '/');
  const call = page.getByRole('region', { name: closing.title });
  await expectWholePicture(call.getByRole('img'), closing.picture);
});
