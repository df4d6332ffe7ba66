import type { Page } from '@playwright/test';
import { content } from '@/lib/content/content';
import { deskOf } from './support/access-desk';
import { hold, hydrated } from './support/page';
import { expect, test } from './support/test';
import { expectUsable, expectWaysOut, rawError } from './support/usable';

const { accessDesk, failure, navigation, routes, site, testimonials } = content;

test.use({
  // What React says on the console about the failure that a test brings about; a visitor sees nothing of it.
  allowedMessages: [/TypeError|^Error|Minified React error/],
  allowedErrors: [
    /Cannot (?:destructure|read)|(?:content|navigation) is undefined|Minified React error|on purpose/,
  ],
});

const dataFile = '**/_next/static/page/data-{index,payment-success}-*.js';

declare global {
  interface Window {
    prerenderedSections?: Element[];
  }
}

/** @returns the ids of all sections, as the server sends them */
async function sectionIds(page: Page): Promise<string[]> {
  const html = await (await page.request.get('/')).text();
  return [...html.matchAll(/<section id="([\w-]+)"/g)].map(([, id = '']) => id);
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
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main section[id]')].every(
      (section) =>
        section.parentElement?.dataset.scripts === 'failed' ||
        Object.keys(section).some((key) => key.startsWith('__react')),
    ),
  );
}

const keptSections = (page: Page) =>
  page.locator('[data-scripts="failed"] > section').evaluateAll((all) => all.map(({ id }) => id));

/** Has the carousel fail when it is turned, and expects it to show all its words again. */
async function failInUse(page: Page): Promise<void> {
  await page.evaluate(() => {
    Element.prototype.scrollTo = () => {
      throw new Error('on purpose');
    };
  });
  const region = page.locator('#testimonials');
  await region.getByRole('button', { name: testimonials.controls.next }).click();
  await expect.poll(() => keptSections(page)).toContain('testimonials');
  await expect(region.getByRole('button')).toHaveCount(0);
  for (const slide of await region.locator('.carousel-slide').all())
    await expect(slide).not.toHaveAttribute('inert');
}

test('fault: one section fails at once, another while it is used, or all: each stays readable, the others work', async ({
  page,
}) => {
  await keepPrerendered(page);
  // Each has a boundary of its own, as the last round shows.
  for (const broken of [['pricing'], await sectionIds(page)])
    await test.step(broken.join(), async () => {
      await breakSections(page, broken);
      await page.goto('/');
      await settled(page);
      expect(await keptSections(page)).toEqual(broken);
      expect(await replacedSections(page), 'which elements React threw away').toEqual(broken);
      for (const id of broken)
        await expect(page.locator(`#${id} .needs-script:visible`)).toHaveCount(0);
      if (broken.length === 1) await failInUse(page);
      await expectUsable(page, broken.join());
      await page.unroute(dataFile);
    });
  await page.getByRole('button', { name: content.controls.pauseMotion }).click();
  await expect(page.getByRole('button', { name: content.controls.resumeMotion })).toBeVisible();
  await expectWaysOut(page);
});

/** Renames what the header is given, so that it finds nothing. No section holds the header. */
async function breakHeader(page: Page): Promise<void> {
  await page.route(dataFile, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    expect(body).toContain(String.raw`\"navigation\":{`);
    // Kept by no browser, so that a reload brings the right one.
    const headers = { ...response.headers(), 'cache-control': 'no-store' };
    await route.fulfill({ response, headers, body: body.replace('"navigation', '"lost') });
  });
}

test('fault: what is outside of the sections fails: the page stays as it was sent @phone', async ({
  page,
}) => {
  await breakHeader(page);
  await page.goto('/');
  const title = await page.title();
  const width = await page.evaluate(() => innerWidth);
  await expect(page.locator('[data-scripts="failed"] > body > div > main')).toHaveCount(1);
  await expectUsable(page);
  await expect(page.locator('.needs-script:visible')).toHaveCount(0);
  expect([await page.title(), await page.evaluate(() => innerWidth)]).toEqual([title, width]);
  await expect(page.locator('.site-header')).toHaveCSS('position', 'fixed');
  await page.getByRole('link', { name: navigation.openMenu }).click();
  await page.getByRole('link', { name: navigation.closeMenu }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectWaysOut(page);
  const runtime = await hold(page, '**/turbopack-*.js');
  await page.goto(routes.paymentSuccess.path, { waitUntil: 'domcontentloaded' });
  const { erase } = deskOf(page);
  await erase.click({ force: true });
  await expect(erase).toHaveAttribute('data-pressed');
  await expect.poll(() => runtime.length).toBe(1);
  await runtime.pop()?.continue();
  await expect(page.getByText(accessDesk.keeping.erased)).toBeVisible();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(1);
  await expect(erase).toBeEnabled();
});

test('fault: the page fails and was not sent whole: it says so in its own words, and is loaded again', async ({
  page,
}) => {
  await breakHeader(page);
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(/<footer[\s\S]*<\/footer>/, '');
    await route.fulfill({ response, body: html });
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: failure.title })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(site.supportEmail);
  expect(await page.locator('body').innerText()).not.toMatch(rawError);
  await page.unroute(dataFile);
  await page.unroute('/');
  await page.getByRole('button', { name: failure.reload }).click();
  await hydrated(page);
  await expectUsable(page);
});
