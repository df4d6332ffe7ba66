import { controls } from '@/content/controls';
import { demo } from '@/content/demo';
import { carouselOf } from './support/carousel';
import { demoOf } from './support/demo';
import { openPage } from './support/open-page';
import { expect, test } from './support/test';
import { expectUsable } from './support/usable';

test.use({ allowedMessages: [/ERR_INTERNET_DISCONNECTED/] });

test('fault: the network goes after the load: all that is there goes on, and Back comes back', async ({
  page,
  context,
}) => {
  await openPage(page, '/');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('button', { name: controls.pauseMotion }).click();
  await expect(page.getByRole('button', { name: controls.resumeMotion })).toBeVisible();
  const { slides, next } = carouselOf(page);
  await next.click();
  await expect(slides.nth(1)).toHaveAttribute('data-current', 'true');
  const { start, region, picture } = demoOf(page);
  await start.click();
  await expect(region.getByText(demo.failed)).toBeVisible();
  await expect(picture).toBeVisible();
  await expectUsable(page);

  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /^Terms/ })
    .click();
  await page.waitForURL(/^chrome-error:/);
  await context.setOffline(false);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expectUsable(page);
  await start.click();
  await expect(picture).toBeHidden();
});
