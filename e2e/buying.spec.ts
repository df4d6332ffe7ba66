import { content } from '@/lib/content/content';
import { planAnchor } from '@/lib/plans/texts';
import type { LocalServer } from '@/scripts/server/local-server';
import { type StandIn, startStandIn } from '@/scripts/server/stand-in';
import { createStaticServer } from '@/scripts/server/static-server';
import { expectAccessible } from './support/axe';
import { chooseLink } from './support/payment-pages';
import { servers } from './support/servers';
import { expect, test } from './support/test';

const { paymentStandIn: words, paymentSuccess, plans } = content;
const last = plans.at(-1);

test.skip(
  !last?.paymentLink?.includes('.example'),
  'The payment pages of this content are real: nothing stands in for them.',
);

let standIn: StandIn | null = null;
let site: LocalServer;
let origin = '';

test.beforeAll(async () => {
  // The stand-in has to know where the site will be: a port is taken, given back and taken again.
  const before = createStaticServer({ root: servers.site.root });
  origin = await before.listen(0);
  await before.close();
  standIn = await startStandIn(content, origin, 0);
  site = createStaticServer({ root: servers.site.root, rewrite: standIn?.redirect });
  await site.listen(Number(new URL(origin).port));
});

test.afterAll(() => Promise.all([site.close(), standIn?.close()]));

for (const javaScriptEnabled of [true, false])
  test.describe(`with JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    // Links are links at every width and in every browser.
    const everywhere = javaScriptEnabled ? ' @every @firefox' : '';
    test(`R-PRICE-4: a plan is chosen, paid in play and given access to, or left unpaid${everywhere}`, async ({
      page,
    }) => {
      await page.goto(origin);
      await chooseLink(page).click();
      await expect(page).toHaveTitle(words.title);
      expect(new URL(page.url()).origin).toBe(standIn?.origin);
      await expect(page.getByText(last?.name ?? '')).toBeVisible();
      if (javaScriptEnabled) await expectAccessible(page);
      await page.getByRole('link', { name: words.cancel }).click();
      await expect(page.locator(`#${planAnchor(last?.id ?? '')}`)).toBeInViewport();

      await chooseLink(page).click();
      await page.getByRole('link', { name: words.pay }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(paymentSuccess.title);
      expect(new URL(page.url()).origin).toBe(origin);
      expect(new URL(page.url()).searchParams.get('session_id')).toMatch(/^cs_test_/);
    });
  });
