import { expect, type Page } from '@playwright/test';
import { content } from '@/lib/content/content';
import { inlineLinks } from '@/lib/text/inline-links';
import { unbroken } from '@/lib/text/sentences';
import { laidOut } from './page';
import { chooseLink, chosenPlan } from './payment-pages';

const { closing, demo, faqs, home, indicators, notices, plans, pricing, statistics, testimonials } =
  content;

/** Words of every section, by its id. */
export const sectionWords: Record<string, readonly string[]> = {
  home: [home.headline, home.intro, ...home.points.map(({ text }) => text)],
  indicators: [indicators.title, ...indicators.items.map(({ description }) => description)],
  demo: [demo.title, demo.notice],
  statistics: statistics.items.map(({ label }) => label),
  pricing: [pricing.title, ...plans.map(({ title }) => title), pricing.guarantee.text],
  testimonials: testimonials.items.map(({ content }) => content),
  faqs: faqs.items.map(({ question }) => question),
  notices: [notices.title, notices.text],
  closing: [closing.title, closing.picture.caption],
};

/** What no visitor should ever read. */
export const rawError =
  /undefined|\[object|\bnull\b|TypeError|ReferenceError|SyntaxError|ChunkLoad|Minified React|Application error|client-side exception/;

/** Expects the landing page to be all that a visitor came for, whatever failed behind it. */
export async function expectUsable(page: Page, what = ''): Promise<void> {
  await laidOut(page);
  const seen = await page.evaluate((ids) => {
    const texts = ids.map((id) => document.getElementById(id)?.innerText ?? '');
    const links = document.querySelectorAll<HTMLAnchorElement>('#pricing article a');
    return {
      texts: texts.map((text) => text.replaceAll(/\s+/g, ' ')),
      page: document.body.innerText,
      links: [...links].filter((link) => link.checkVisibility()).map(({ href }) => href),
      wide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    };
  }, Object.keys(sectionWords));
  for (const [index, [id, expected]] of Object.entries(sectionWords).entries())
    for (const text of expected)
      expect(seen.texts[index], `${what} #${id}`).toContain(plainText(text));
  expect(seen.links, what).toEqual(plans.map(({ paymentLink }) => paymentLink));
  expect(seen.page, what).not.toMatch(rawError);
  expect(seen.wide, what).toBeLessThanOrEqual(0);
  await expectHonest(page, what);
  await expectAnswers(page, what);
}

/**
 * Expects every control of a page that React does not drive to say that it is not ready, or not to be there, and no answer
 * to stand beside a field that it does not follow.
 */
export async function expectHonest(page: Page, what = ''): Promise<void> {
  const seen = await page.evaluate(() => {
    const state = document.documentElement.dataset.scripts;
    const shown = (selector: string) =>
      [...document.querySelectorAll(selector)]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .map(({ outerHTML }) => outerHTML.slice(0, 100));
    return {
      isReady: state === 'ready',
      buttons: shown('button:not([aria-disabled="true"])'),
      fields: shown('input:not([type="checkbox"]), select'),
      answers: shown('.computed'),
    };
  });
  if (seen.isReady) return;
  expect(seen.buttons, what).toEqual([]);
  if (seen.fields.length > 0) expect(seen.answers, what).toEqual([]);
}

/** Expects a question to open on a click and to close the one before. */
async function expectAnswers(page: Page, what: string): Promise<void> {
  const questions = page.locator('#faqs details');
  await questions.nth(1).locator('summary').click();
  await expect(questions.nth(1), what).toHaveAttribute('open');
  await expect(questions.nth(0), what).not.toHaveAttribute('open');
  await expect(
    page.getByText(unbroken(plainText(faqs.items[1]?.answer ?? ''))),
    what,
  ).toBeVisible();
}

/** Expects a plan's link to ask for its payment page, and stays where it is. */
export async function expectPlanAsked(page: Page): Promise<void> {
  const { paymentLink } = chosenPlan;
  // As if the visitor stopped the browser on its way: the page stays.
  await page.route(paymentLink, (route) => route.abort('aborted'));
  const asked = page.waitForRequest(paymentLink);
  await chooseLink(page).click();
  await asked;
}

/** The same, and that the links of the site lead on; leaves the page. */
export async function expectWaysOut(page: Page): Promise<void> {
  await expectPlanAsked(page);
  const { terms: route } = content.routes;
  await page.getByRole('contentinfo').locator(`a[href="${route.path}"]`).click();
  await expect(page).toHaveURL(route.path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(route.headline);
}

/** Words of the content as a reader sees them: links by their names alone, lines one after the other. */
export function plainText(text: string): string {
  return inlineLinks(text)
    .map((part) => (typeof part === 'string' ? part : part.text))
    .join('')
    .replaceAll('\n', ' ');
}
