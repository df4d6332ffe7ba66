import { home } from '@/content/home';
import { indicators } from '@/content/indicators';
import { pricing } from '@/content/pricing';
import { openPage } from './support/open-page';
import { expectWholePicture } from './support/picture';
import { expect, test } from './support/test';

test('R-HERO-1: headline, three feature points and a whole chart @every', async ({ page }) => {
  await openPage(page, '/');
  const headline = page.getByRole('heading', { level: 1 });
  await expect(headline).toBeInViewport();
  await expect(headline).toContainText(/master smart money trading/i);

  const hero = page.locator('#home');
  for (const name of ['Advanced Algorithms', 'Regular Updates', '24/7 Support']) {
    const point = hero.getByRole('listitem').filter({
      has: page.getByRole('heading', { level: 2, name, exact: true }),
    });
    await expect(point).toBeVisible();
    await expect(point.locator('[data-icon]')).toBeVisible();
  }
  await expectWholePicture(hero.getByRole('img'), home.picture);
});

const ways = [
  { name: 'Subscribe Now', hash: '#pricing', title: pricing.title },
  { name: 'Explore Indicators', hash: '#indicators', title: indicators.title },
];

for (const { name, hash, title } of ways)
  test(`R-HERO-1: ${name} leads to ${hash}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openPage(page, '/');
    await page.locator('#home').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(`/${hash}`);
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeInViewport();
  });
