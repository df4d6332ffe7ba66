import type { Page } from '@playwright/test';
import { content } from '@/lib/content/content';
import { openPage } from './support/page';
import { jumpTo } from './support/scroll';
import { expect, test } from './support/test';
import { tokens } from './support/tones';

const { navigation, plans, pricing, footer } = content;

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

test('R-PRICE-3, R-FOOT-1, R-NAV-2, A36: one card at most is highlighted, placeholders look like none, the section in view is marked', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openPage(page, '/');
  await test.step('the card that is pointed at or holds the focus is highlighted, and one at most', async () => {
    expect(await enlarged(page)).toEqual([]);
    for (const how of ['focus', 'hover'] as const)
      for (const { title, popular } of plans) {
        const card = page.getByRole('article', { name: title, exact: true });
        await (how === 'hover'
          ? card.getByRole('heading').hover()
          : card.getByRole('link').focus());
        await expect.poll(() => enlarged(page), `${how} ${title}`).toEqual([title]);
        const ink = await card.evaluate((element) => getComputedStyle(element).color);
        await expect(card).toHaveCSS('border-top-color', popular ? rgb(tokens.brass) : ink);
      }
    // The focus is still in the last card: now it alone is left.
    await page.getByRole('heading', { level: 2, name: pricing.title }).hover();
    await expect.poll(() => enlarged(page)).toEqual([plans.at(-1)?.title]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
  });

  await test.step('what leads nowhere looks different, and takes neither focus nor click', async () => {
    const contentinfo = page.getByRole('contentinfo');
    const colourOf = (name: string) =>
      contentinfo
        .getByRole('link', { name, exact: true })
        .evaluate((link) => getComputedStyle(link).color);
    const linked = await colourOf(footer.legal.links[0]?.name ?? '');
    for (const { name, href } of [...footer.resources.links, ...footer.social.links]) {
      if (href) continue;
      const entry = contentinfo.getByRole('link', { name, exact: true });
      await entry.focus();
      await expect(entry).not.toBeFocused();
      await entry.click({ force: true });
      expect(await colourOf(name)).not.toBe(linked);
    }
    await expect(page).toHaveURL('/');
  });

  const banner = page.getByRole('banner');
  const names = navigation.links.map(({ name }) => name);

  // From which pixel on, and what holds at the end of the page, are the tests of the scroll.
  await test.step('the link of the section in view says so, and looks so', async () => {
    const expectCurrent = async (name = '') => {
      const links = banner.getByRole('navigation').locator('[aria-current]');
      await expect(links).toHaveText([name]);
      await expect(links).toHaveAttribute('aria-current', 'location');
    };
    // A section without a link leaves the one before it current.
    let current = '';
    const sections = await page.locator('main section[data-ground]').evaluateAll((all) =>
      all.map((section) => ({
        id: section.id,
        top: section.getBoundingClientRect().top + scrollY,
      })),
    );
    for (const { id, top } of sections) {
      current = navigation.links.find((entry) => entry.id === id)?.name ?? current;
      await jumpTo(page, top);
      await expectCurrent(current);
    }
    await jumpTo(page, 1e6);
    await expectCurrent(names.at(-1));
    await jumpTo(page, 0);
    await expectCurrent(names[0]);
  });

  await test.step('R-LEGAL-1: other pages have none; the contents of a legal page stay beside its text', async () => {
    await openPage(page, '/terms');
    await jumpTo(page, 1200);
    await expect(page.locator('header[data-scrolled="true"]')).toBeVisible();
    await expect(banner.locator('[aria-current]')).toHaveCount(0);
    const contents = page.getByRole('navigation', { name: content.frame.contents });
    await expect.poll(async () => (await contents.boundingBox())?.y).toBe(112);
    await expect(contents.getByRole('link').last()).toBeInViewport();
  });
});
