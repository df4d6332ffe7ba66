import { footer } from '@/content/footer';
import { home } from '@/content/home';
import { disclaimer } from '@/content/legal/disclaimer';
import { frame } from '@/content/legal/frame';
import { privacy } from '@/content/legal/privacy';
import { refund } from '@/content/legal/refund';
import { terms } from '@/content/legal/terms';
import { routes } from '@/content/routes';
import { site } from '@/content/site';
import { openPage } from './support/open-page';
import { expect, test } from './support/test';

const pages = [
  { path: '/terms', route: routes.terms, document: terms },
  { path: '/privacy', route: routes.privacy, document: privacy },
  { path: '/refund', route: routes.refund, document: refund },
  { path: '/disclaimer', route: routes.disclaimer, document: disclaimer },
];

for (const { path, route, document } of pages)
  test(`R-LEGAL-5: ${path} has its sections, its date and the support address @every`, async ({
    page,
  }) => {
    await openPage(page, path);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(document.title);
    for (const [index, { id, title }] of document.sections.entries()) {
      const name = document.numbered ? `${index + 1}. ${title}` : title;
      const region = main.getByRole('region', { name, exact: true });
      await expect(region.getByRole('heading', { level: 2 })).toHaveText(name);
      await expect(region).toHaveAttribute('id', id);
    }
    await expect(main.locator('time')).toHaveAttribute('datetime', route.updated);
    await expect(main.getByText(frame.updated)).toContainText(/\d{1,2} [A-Z][a-z]+ \d{4}/);
    await expect(main.getByRole('link', { name: site.supportEmail }).first()).toHaveAttribute(
      'href',
      `mailto:${site.supportEmail}`,
    );
  });

const numbered = {
  'R-LEGAL-1': {
    path: '/terms',
    headings: [
      /^1\. Accept/,
      /^2\. Use/,
      /^3\. Intellec/,
      /^4\. Limitation/,
      /^5\. Change/,
      /^6\. Contact/,
    ],
  },
  'R-LEGAL-2 PR10': {
    path: '/privacy',
    headings: [
      /^1\..*collect/,
      /^2\..*use/,
      /^3\..*receives/,
      /^4\. Secur/,
      /^5\. Cookies/,
      /^6\..*rights/,
      /^7\. Change/,
      /^8\. Contact/,
    ],
  },
};

for (const [row, { path, headings }] of Object.entries(numbered))
  test(`${row}: ${path} has ${headings.length} numbered sections`, async ({ page }) => {
    await openPage(page, path);
    await expect(
      page.getByRole('main').getByRole('region').getByRole('heading', { level: 2 }),
    ).toHaveText(headings);
  });

test('R-LEGAL-3 LAW12: the refund page says what is refunded, how, and what the law adds', async ({
  page,
}) => {
  await openPage(page, '/refund');
  const main = page.getByRole('main');
  for (const words of [
    /within 7 days of starting a new subscription, we refund the full amount/,
    /Write to support@chartwright\.example with your order details/,
    /After 7 days sales are final/,
    /We may refuse a refund in cases of abuse/,
    /If the law where you live gives you a longer right to cancel \(for example 14 days in the EU and UK\), that right applies/,
  ])
    await expect(main.getByText(words)).toBeVisible();
});

test('R-LEGAL-4 LAW13: education, no financial advice, no guaranteed results', async ({ page }) => {
  await openPage(page, '/disclaimer');
  const main = page.getByRole('main');
  for (const words of [/educational/i, /not financial advice/i, /guarantee/i])
    await expect(main.getByText(words).first()).toBeVisible();
  await openPage(page, '/');
  await expect(page.getByRole('main').getByText(home.risk)).toContainText('not financial advice');
});

test('R-LEGAL-2 PR5: the privacy page names what the site really has, and no service it lacks', async ({
  page,
}) => {
  await openPage(page, '/privacy');
  const main = page.getByRole('main');
  for (const name of ['ui:motion', 'ui:notices', site.paymentProcessor, site.hostingProvider])
    await expect(main).toContainText(name);
  await expect(main).toContainText('This site sets no cookies');
  await expect(main).toContainText('load nothing from other companies');
  await expect(main).not.toContainText(/avatars?\.|google|analytics\.|cloudflare/i);
});

test('R-LEGAL-1: the contents lead to each section and stay beside the text', async ({ page }) => {
  await openPage(page, '/terms');
  const contents = page.getByRole('navigation', { name: frame.contents });
  await expect(contents.getByRole('link')).toHaveText(
    terms.sections.map(({ title }, index) => `${index + 1}. ${title}`),
  );
  const start = await contents.boundingBox();
  await page.evaluate(() => window.scrollTo(0, 1200));
  await expect.poll(async () => (await contents.boundingBox())?.y).toBe(112);
  expect(start?.y).toBeGreaterThan(112);
  await expect(contents.getByRole('link').last()).toBeInViewport();
});

for (const { path, document } of pages)
  test(`R-LEGAL-5: ${path} on paper keeps its text and loses its controls`, async ({ page }) => {
    await openPage(page, path);
    await page.emulateMedia({ media: 'print' });
    const main = page.getByRole('main');
    for (const { id } of document.sections) {
      const section = main.locator(`#${id}`);
      await expect(section).toBeVisible();
      const colours = await section.evaluate((element) =>
        [element, ...element.querySelectorAll('*')].map((part) => getComputedStyle(part).color),
      );
      expect(new Set(colours)).toEqual(new Set(['rgb(0, 0, 0)']));
    }
    await expect(page.getByRole('contentinfo').getByText(footer.risk)).toBeVisible();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('navigation')).toHaveCount(0);
  });
