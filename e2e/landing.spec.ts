import type { Page } from '@playwright/test';
import { tokens } from '@/engine/chart/tokens';
import { content } from '@/lib/content/content';
import { openPage } from './support/page';
import { expectArrival, jumpTo } from './support/scroll';
import { expect, test } from './support/test';

const { home, closing, navigation, plans, pricing, site, footer } = content;

/** @returns the names of the cards that are drawn larger than they are laid out */
function enlarged(page: Page): Promise<(string | undefined)[]> {
  return page
    .locator('#pricing')
    .getByRole('article')
    .evaluateAll((cards) =>
      cards
        .filter((card) => new DOMMatrix(getComputedStyle(card).transform).a > 1.02)
        .map((card) => card.querySelector('h3')?.textContent ?? undefined),
    );
}

/** @returns a colour of the tokens as a computed style names it */
function rgb(hex: string): string {
  const channels = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
  return `rgb(${channels.join(', ')})`;
}

test('R-PRICE-3: the card that is pointed at or holds the focus is highlighted, and one at most', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openPage(page, '/');
  const cardOf = (title: string) => page.getByRole('article', { name: title, exact: true });
  expect(await enlarged(page)).toEqual([]);
  for (const how of ['focus', 'hover'] as const)
    for (const { title } of plans)
      await test.step(`${how} ${title}`, async () => {
        const card = cardOf(title);
        await (how === 'hover'
          ? card.getByRole('heading').hover()
          : card.getByRole('link').focus());
        await expect.poll(() => enlarged(page)).toEqual([title]);
        await expect(card).toHaveCSS('border-top-color', rgb(tokens.brass));
        await expect(card).toHaveCSS('background-color', rgb(tokens.raised));
      });
  // The focus is still in the last card: now it alone is left.
  await page.getByRole('heading', { level: 2, name: pricing.title }).hover();
  await expect.poll(() => enlarged(page)).toEqual([plans.at(-1)?.title]);
});

test('R-HERO-1, R-CTA-1, R-FOOT-1: every call leads to its section, and placeholders lead nowhere', async ({
  page,
}) => {
  await openPage(page, '/');
  const calls = { '#home': home, '#closing': closing };
  for (const [section, { primary, secondary }] of Object.entries(calls))
    for (const { name, href } of [primary, secondary]) {
      await page.locator(section).getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(href);
      await expectArrival(page, href.replace(/^.*#/, ''));
    }
  await page.evaluate(() => {
    location.hash = '#contact';
  });
  await expect(page.locator('#contact').getByRole('link')).toBeInViewport();
  await expect(page.locator('#contact').getByRole('link')).toHaveText(site.supportEmail);

  const contentinfo = page.getByRole('contentinfo');
  const colourOf = (name: string | RegExp) =>
    contentinfo.getByRole('link', { name }).evaluate((link) => getComputedStyle(link).color);
  const linked = footer.legal.links[0]?.name ?? '';
  const placeholders = [...footer.resources.links, ...footer.social.links].filter(
    ({ href }) => !href,
  );
  for (const { name } of placeholders) {
    const entry = contentinfo.getByRole('link', { name: `${name} (${footer.comingSoon})` });
    await entry.focus();
    await expect(entry).not.toBeFocused();
    await entry.click({ force: true });
    await expect(page).toHaveURL('/#contact');
    expect(await entry.evaluate((link) => getComputedStyle(link).color)).not.toBe(
      await colourOf(linked),
    );
  }
  const quickLinks = contentinfo.getByRole('navigation', { name: footer.quickLinks.title });
  await quickLinks.getByRole('link').last().focus();
  await page.keyboard.press('Tab');
  await expect(contentinfo.getByRole('link', { name: linked })).toBeFocused();
});

test('R-NAV-2 A36: the link of the section in view says so, and looks so', async ({ page }) => {
  await openPage(page, '/');
  const banner = page.getByRole('banner');
  const expectCurrent = async (name = '') => {
    const links = banner.getByRole('navigation').locator('[aria-current]');
    await expect(links).toHaveText([name]);
    await expect(links).toHaveAttribute('aria-current', 'location');
  };
  const topOf = (id: string) =>
    page.locator(`#${id}`).evaluate((section) => section.getBoundingClientRect().top + scrollY);
  const names = navigation.links.map(({ name }) => name);

  await test.step('from 100 pixels above a section on', async () => {
    await expectCurrent(names[0]);
    for (const [index, { id, name }] of navigation.links.slice(1).entries()) {
      const line = (await topOf(id)) - 100;
      await jumpTo(page, Math.floor(line) - 1);
      await expectCurrent(names[index]);
      await jumpTo(page, Math.ceil(line));
      await expectCurrent(name);
    }
  });

  await test.step('a section without a link leaves the one before it current', async () => {
    let current = '';
    const ids = await page.locator('main > section').evaluateAll((all) => all.map(({ id }) => id));
    for (const id of ids) {
      const link = navigation.links.find((entry) => entry.id === id);
      current = link?.name ?? current;
      await jumpTo(page, await topOf(id));
      await expectCurrent(current);
    }
  });

  await test.step('the ends of the page belong to the first and the last, which look different', async () => {
    const line = (name = '') =>
      banner
        .getByRole('link', { name, exact: true })
        .evaluate((link) => getComputedStyle(link, '::after').transform);
    await jumpTo(page, 1e6);
    await expectCurrent(names.at(-1));
    await jumpTo(page, 0);
    await expectCurrent(names[0]);
    await expect.poll(() => line(names[0])).toBe('none');
    await expect.poll(() => line(names.at(-1))).not.toBe('none');
  });

  await test.step('other pages have none', async () => {
    await openPage(page, '/terms');
    await jumpTo(page, 500);
    await expect(page.locator('header[data-scrolled="true"]')).toBeVisible();
    await expect(banner.locator('[aria-current]')).toHaveCount(0);
  });

  await test.step('R-LEGAL-1: the contents of a legal page stay beside its text', async () => {
    const contents = page.getByRole('navigation', { name: content.frame.contents });
    await jumpTo(page, 1200);
    await expect.poll(async () => (await contents.boundingBox())?.y).toBe(112);
    await expect(contents.getByRole('link').last()).toBeInViewport();
  });
});
