import type { Page } from '@playwright/test';
import { content } from '@/lib/content/content';
import { hydrated } from './support/page';
import { expect, test } from './support/test';
import { expectUsable, expectWaysOut } from './support/usable';

const { navigation, testimonials } = content;

test.use({
  // What React says on the console about the failure that a test brings about; a visitor sees nothing of it.
  allowedMessages: [/TypeError|^Error|Minified React error/],
  allowedErrors: [
    /Cannot (?:destructure|read)|(?:content|navigation) is undefined|Minified React error|on purpose/,
  ],
});

/** What the islands of a page are given. */
const given = '**/_next/static/page/{data,later}-index-*';

declare global {
  interface Window {
    prerenderedSections?: Element[];
  }
}

/** @returns the ids of the sections in which something happens, as the server sends them */
async function sectionIds(page: Page): Promise<string[]> {
  const html = await (await page.request.get('/')).text();
  return [...html.matchAll(/data-waits="\w+"[^>]*><section id="([\w-]+)"/g)].map(
    ([, id = '']) => id,
  );
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

/** Renames the content that some islands are given, so that they find none. */
async function breakIslands(
  page: Page,
  ids: readonly string[],
  content = 'content',
): Promise<void> {
  const missing = new Set(ids);
  await page.route(given, async (route) => {
    const response = await route.fetch();
    let body = await response.text();
    for (const id of ids) {
      const start = `"${id}":{"${content}"`;
      if (!body.includes(start)) continue;
      missing.delete(id);
      body = body.replace(start, `"${id}":{"lost"`);
    }
    await route.fulfill({ response, body });
  });
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
      await breakIslands(page, broken);
      await page.goto('/');
      await hydrated(page);
      expect(await keptSections(page)).toEqual(broken);
      expect(await replacedSections(page), 'which elements React threw away').toEqual(broken);
      for (const id of broken)
        await expect(page.locator(`#${id} .needs-script:visible`)).toHaveCount(0);
      if (broken.length === 1) await failInUse(page);
      await expectUsable(page, broken.join());
      await page.unroute(given);
    });
  await page.getByRole('button', { name: content.controls.pauseMotion }).click();
  await expect(page.getByRole('button', { name: content.controls.resumeMotion })).toBeVisible();
  await expectWaysOut(page);
});

test('fault: the header fails: it stays as it was sent, its menu works, and so does all else @phone', async ({
  page,
}) => {
  await breakIslands(page, ['header'], 'navigation');
  await page.goto('/');
  await hydrated(page);
  await expect(page.locator('[data-scripts="failed"] > .site-header')).toHaveCount(1);
  await expectUsable(page);
  await expect(page.locator('header .needs-script:visible')).toHaveCount(0);
  await expect(page.locator('.site-header')).toHaveCSS('position', 'fixed');
  await page.getByRole('link', { name: navigation.openMenu }).click();
  await page.getByRole('link', { name: navigation.closeMenu }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectWaysOut(page);
});
