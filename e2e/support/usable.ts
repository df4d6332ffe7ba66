import { expect, type Page } from '@playwright/test';
import { content } from '@/lib/content/content';
import { inlineLinks } from '@/lib/text/sentences';
import { chooseLink, chosenPlan } from './payment-pages';

const { closing, demo, faqs, home, indicators, notices, plans, pricing, statistics, testimonials } =
  content;

const sectionWords: Record<string, readonly string[]> = {
  home: [home.headline, home.intro, ...home.points.map(({ text }) => text)],
  indicators: [indicators.title, ...indicators.items.map(({ description }) => description)],
  demo: [demo.title, demo.intro, demo.noticeTitle],
  statistics: statistics.items.map(({ label }) => label),
  pricing: [pricing.title, ...plans.map(({ title }) => title), pricing.guarantee.text],
  testimonials: testimonials.items.map(({ content }) => content),
  faqs: faqs.items.map(({ question }) => question),
  notices: [notices.text],
  closing: [closing.title, closing.note],
};

const rawError =
  /undefined|\[object|\bnull\b|TypeError|ReferenceError|SyntaxError|ChunkLoad|Minified React|Application error|client-side exception/;

/** Expects the landing page's text and plans, and opens an answer. */
export async function expectUsable(page: Page, what = ''): Promise<void> {
  const seen = await page.evaluate((ids) => {
    const texts = ids.map((id) => document.getElementById(id)?.innerText ?? '');
    const links = document.querySelectorAll<HTMLAnchorElement>('#pricing article a');
    return {
      texts: texts.map((text) => text.replaceAll(/\s+/g, ' ')),
      page: document.body.innerText,
      links: [...links].filter((link) => link.checkVisibility()).map(({ href }) => href),
    };
  }, Object.keys(sectionWords));
  for (const [index, [id, expected]] of Object.entries(sectionWords).entries())
    for (const text of expected)
      expect(seen.texts[index], `${what} #${id}`).toContain(plainText(text));
  expect(seen.links, what).toEqual(plans.map(({ paymentLink }) => paymentLink));
  expect(seen.page, what).not.toMatch(rawError);
  const second = page.locator('#faqs details').nth(1);
  await second.locator('summary').click();
  await expect(second, what).toHaveAttribute('open');
  await expect(page.locator('#faqs details[open]'), what).toHaveCount(1);
}

/** Presses visible buttons, changes fields, and returns controls that do nothing. */
export function deadControls(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const controls = [...document.querySelectorAll<HTMLElement>('button, input, select')];
    const dead: string[] = [];
    for (const control of controls) {
      if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (control.ariaDisabled === 'true') continue;
      let watch: MutationObserver | undefined;
      const answered = new Promise<boolean>((resolve) => {
        watch = new MutationObserver(() => resolve(true));
        const all = { subtree: true, childList: true, characterData: true, attributes: true };
        watch.observe(document.documentElement, all);
        setTimeout(() => resolve(false), 10_000);
      });
      if (control instanceof HTMLInputElement) {
        control.stepUp();
        control.dispatchEvent(new Event('input', { bubbles: true }));
      } else control.click();
      if (!(await answered)) dead.push(control.outerHTML);
      watch?.disconnect();
    }
    return dead;
  });
}

/** Expects that a plan link and a footer link work. Leaves the page. */
export async function expectWaysOut(page: Page): Promise<void> {
  const { paymentLink } = chosenPlan;
  await page.route(paymentLink, (route) => route.abort('aborted'));
  const asked = page.waitForRequest(paymentLink);
  await chooseLink(page).click();
  await asked;
  const { terms: route } = content.routes;
  await page.getByRole('contentinfo').locator(`a[href="${route.path}"]`).click();
  await expect(page).toHaveURL(route.path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(route.headline);
}

/** Reduces links to names, and line breaks to spaces. */
export function plainText(text: string): string {
  return inlineLinks(text)
    .map((part) => (typeof part === 'string' ? part : part.text))
    .join('')
    .replaceAll('\n', ' ');
}
