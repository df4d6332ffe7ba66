import { hydrated, openPage } from './support/open-page';
import { paymentOrigin, servePaymentPages } from './support/payment-pages';
import { expect, test } from './support/test';
import { expectUsable, expectWaysOut } from './support/usable';

test.use({ allowedOrigins: [paymentOrigin] });

test('fault: every style sheet is blocked or hangs: nobody asks for one, and pages look as ever @firefox', async ({
  page,
}) => {
  const asked: string[] = [];
  await page.route(/\.css(?:\?|$)/, (route) => void asked.push(route.request().url()));
  await openPage(page, '/');
  await expect(page.locator('.site-header')).toHaveCSS('position', 'fixed');
  await expectUsable(page);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /^Terms/ })
    .click();
  await hydrated(page);
  await expect(page.locator('.site-header')).toHaveCSS('position', 'fixed');
  expect(asked).toEqual([]);
});

for (const width of [1280, 390])
  test(`fault: something takes the styles out of the page at ${width} pixels: all is read in order, links lead on`, async ({
    page,
    context,
  }) => {
    await servePaymentPages(context);
    await page.setViewportSize({ width, height: 800 });
    await page.route('/', async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({ response, body: html.replaceAll(/<style\b[\s\S]*?<\/style>/g, '') });
    });
    await openPage(page, '/');
    await expect(page.locator('.site-header')).toHaveCSS('position', 'static');
    await expectUsable(page);
    const tops = await page
      .locator('main section[id]')
      .evaluateAll((all) => all.map((section) => section.getBoundingClientRect().top));
    expect(tops).toEqual(tops.toSorted((one, other) => one - other));
    await expectWaysOut(page);
  });
