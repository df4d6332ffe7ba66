import type { Page } from '@playwright/test';
import { planComparison } from '@/content/plan-comparison';
import { planCosts } from '@/content/plan-costs';
import { platformPlans } from '@/content/platform-plans';
import { landingOrder as sections } from './support/landing-order';
import { hydrated } from './support/open-page';
import { paymentOrigin, servePaymentPages } from './support/payment-pages';
import { expect, test } from './support/test';
import { expectUsable, expectWaysOut } from './support/usable';

test.use({
  allowedOrigins: [paymentOrigin],
  // What React says on the console about the failure that a test brings about; a visitor sees nothing of it.
  allowedMessages: [/TypeError|^Error|Minified React error/],
  allowedErrors: [
    /Cannot (?:destructure|read)|content is undefined|Minified React error|on purpose/,
  ],
});

const dataFile = '**/_next/static/page/data-index-*.js';

declare global {
  interface Window {
    prerenderedSections?: Element[];
  }
}

/** Has the page keep the sections that the server sent. */
async function keepPrerendered(page: Page): Promise<void> {
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      window.prerenderedSections = [...document.querySelectorAll('main section[id]')];
    }),
  );
}

/** @returns ids of the sections of which the elements that the server sent are no longer in the page */
function replacedSections(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    (window.prerenderedSections ?? [])
      .filter(({ isConnected }) => !isConnected)
      .map(({ id }) => id),
  );
}

/** Renames the content in the data of some sections, so that they find none. */
async function breakSections(page: Page, ids: readonly string[]): Promise<void> {
  await page.route(dataFile, async (route) => {
    const response = await route.fetch();
    let body = await response.text();
    for (const id of ids) {
      const start = new RegExp(
        String.raw`(\\"id\\":\\"${id}\\",\\"children\\":\[\\"\$\\",\\"\$L\w+\\",null,\{\\")content`,
      );
      expect(body, id).toMatch(start);
      body = body.replace(start, '$1lost');
    }
    await route.fulfill({ response, body });
  });
}

/** Waits until React has taken over, or given up, each section. */
async function settled(page: Page): Promise<void> {
  await hydrated(page);
  await page.waitForFunction(
    (ids) =>
      ids.every((id) => {
        const section = document.getElementById(id);
        return (
          section?.parentElement?.className === 'prerendered' ||
          Object.keys(section ?? {}).some((key) => key.startsWith('__react'))
        );
      }),
    sections,
  );
}

const keptSections = (page: Page) =>
  page.locator('.prerendered > section').evaluateAll((all) => all.map(({ id }) => id));

test('fault: one section fails, and stays readable beside the others, whichever it is @firefox', async ({
  page,
}) => {
  test.slow();
  await keepPrerendered(page);
  for (const id of sections) {
    await breakSections(page, [id]);
    await page.goto('/');
    await settled(page);
    expect(await keptSections(page)).toEqual([id]);
    expect(await replacedSections(page), 'which elements React threw away').toEqual([id]);
    await expect(page.locator(`#${id} .needs-script:visible`)).toHaveCount(0);
    await expectUsable(page, id);
    await page.unroute(dataFile);
  }
});

test('fault: all sections fail at once, and all stay readable', async ({ page, context }) => {
  await servePaymentPages(context);
  await breakSections(page, sections);
  await page.goto('/');
  await settled(page);
  expect(await keptSections(page)).toEqual(sections);
  await expectUsable(page);
  await page.getByRole('button', { name: 'Pause motion' }).click();
  await expect(page.getByRole('button', { name: 'Resume motion' })).toBeVisible();
  await expectWaysOut(page);
});

test('fault: a calculator fails: plans, comparison and the other answers stay', async ({
  page,
}) => {
  for (const [calculator, given] of Object.entries({ costs: 'prices', platform: 'plans' })) {
    await page.route(dataFile, async (route) => {
      const response = await route.fetch();
      const body = await response.text();
      const start = `,null,{\\"${given}\\":[{`;
      expect(
        body.split(start),
        `only the calculator of ${calculator} is given ${given}`,
      ).toHaveLength(2);
      await route.fulfill({ response, body: body.replace(start, start.replace(given, 'lost')) });
    });
    await page.goto('/');
    await settled(page);
    expect(await keptSections(page), calculator).toEqual(['pricing']);
    for (const { title } of [planComparison, planCosts, platformPlans])
      await expect(page.getByRole('heading', { name: title }), calculator).toBeVisible();
    await expect(page.locator('#pricing .needs-script:visible'), calculator).toHaveCount(0);
    await expectUsable(page, calculator);
    await page.unroute(dataFile);
  }
});

test('fault: a section fails while it is used, and shows all its words again', async ({ page }) => {
  await page.goto('/');
  await settled(page);
  await page.evaluate(() => {
    Element.prototype.scrollTo = () => {
      throw new Error('on purpose');
    };
  });
  const region = page.locator('#testimonials');
  await region.getByRole('button', { name: 'Next' }).click();
  await expect.poll(() => keptSections(page)).toEqual(['testimonials']);
  await expect(region.getByRole('button')).toHaveCount(0);
  for (const slide of await region.locator('.carousel-slide').all())
    await expect(slide).not.toHaveAttribute('inert');
  await expectUsable(page);
});
