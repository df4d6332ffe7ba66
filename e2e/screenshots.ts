/** Writes `screenshots/index.html`: every section and main state of the test site, for reviews. */
import { mkdirSync, writeFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { content } from '@/lib/content/content';
import { CHECK_PATH } from '@/lib/schemas/pages';
import {
  atRest,
  chooseFile,
  csvOf,
  demoOf,
  expectLoaded,
  openMarket,
  someBars,
  withoutNotices,
} from './support/demo';
import { holdNotice, noticeCards, showFirstNotice } from './support/notices';
import { openPage, openStill } from './support/page';
import { chooseLink, servePaymentPages, toasts } from './support/payment-pages';
import { expect, test } from './support/test';

const FOLDER = 'screenshots';

const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

const { controls, demoDetails, navigation, repaintCheck: check, routes, sections } = content;
const words = demoDetails.rewrite;

/** Opens a state and returns what to show of it. */
type State = (page: Page) => Promise<Page | Locator>;

const part =
  (selector: string): State =>
  async (page) => {
    await openPage(page, '/');
    return page.locator(selector);
  };

const whole =
  (path: string): State =>
  async (page) => {
    await openPage(page, path);
    return page;
  };

const demo =
  (act: (page: Page) => Promise<void>): State =>
  async (page) => {
    await openMarket(page, 7);
    await act(page);
    await atRest(page);
    return demoOf(page).region;
  };

const shown = sections.map(({ id }) => id).filter((id) => id !== 'notices');

const STATES: Record<string, State> = {
  header: part('.site-header'),
  ...Object.fromEntries(shown.map((id) => [id, part(`#${id}`)])),
  footer: part('footer'),
  menu: async (page) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openPage(page, '/');
    await page.getByRole('button', { name: navigation.openMenu }).click();
    return page;
  },
  'demo at its end': demo((page) => demoOf(page).end.click()),
  'demo with a rewritten future': async (page) => {
    await openMarket(page, 7);
    await atRest(page);
    const { region, rewrite, verdict } = demoOf(page);
    await rewrite.click();
    const isOver = async () => {
      const said = await verdict.textContent();
      return [words.kept, words.gone].some((text) => said?.includes(text));
    };
    await expect.poll(isOver, { timeout: 30_000 }).toBe(true);
    return region;
  },
  'demo with the workbench': demo((page) => demoOf(page).bench.click()),
  'demo with a file': demo(async (page) => {
    const name = 'prices.csv';
    await chooseFile(page, { name, content: csvOf(someBars(399)) });
    await expectLoaded(page, name, 399);
  }),
  'a plan was chosen': async (page) => {
    await servePaymentPages(page.context());
    await openStill(page, '/');
    await chooseLink(page).click();
    const count = async () => {
      await page.clock.runFor(20);
      return toasts(page).count();
    };
    await expect.poll(count, { intervals: [50] }).toBe(1);
    return page.locator('#pricing');
  },
  'a notice': async (page) => {
    await openStill(page, '/');
    await showFirstNotice(page);
    await holdNotice(noticeCards(page));
    await page.clock.runFor(500);
    return page;
  },
  'a lost file': async (page) => {
    await openPage(page, '/');
    await page.locator('#lost').evaluate((sentence) => sentence.removeAttribute('hidden'));
    await expect(page.getByText(controls.lost.text)).toBeVisible();
    return page;
  },
  'the repaint check': whole(CHECK_PATH),
  'the repaint check with a result': async (page) => {
    await openPage(page, CHECK_PATH);
    await page.getByRole('button', { name: check.example.start }).click();
    const summary = page.getByText(check.example.columns.lookahead, { exact: true });
    await summary.click();
    await expect(page.getByRole('img', { name: check.example.columns.lookahead })).toBeVisible();
    return page.locator('section.check');
  },
  'the repaint check with refusals': async (page) => {
    await openPage(page, CHECK_PATH);
    const fileOf = (name: string, text: string) => ({
      ...{ name, mimeType: 'text/csv', buffer: Buffer.from(text) },
    });
    await page
      .locator('input[type=file]')
      .setInputFiles([fileOf('prices.csv', csvOf(someBars(399))), fileOf('words.csv', 'words')]);
    await expect(page.getByText(check.second)).toBeVisible();
    return page.locator('section.check');
  },
  'the repaint index': whole(`${routes.repaintIndex?.path}`),
  'a document': whole(routes.refund.path),
  'after payment': whole(routes.paymentSuccess.path),
  'page not found': whole('/no-such-page'),
};

/** In a picture longer than the window, they would cover other parts. */
function hideFixedParts(page: Page): Promise<void> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.skip-link, .site-header, .plan-nav { visibility: hidden }');
    document.adoptedStyleSheets = [sheet];
  });
}

const fileOf = (name: string, width: number) => `${name.replaceAll(' ', '-')}-${width}.png`;

test.use({ reducedMotion: 'reduce', allowedMessages: [/status of 404/] });

for (const size of SIZES)
  for (const [name, open] of Object.entries(STATES))
    test(`${name} at ${size.width} pixels`, async ({ page }) => {
      await page.setViewportSize(size);
      if (name !== 'a notice') await withoutNotices(page);
      const seen = await open(page);
      if (seen !== page && name !== 'header') await hideFixedParts(page);
      const path = `${FOLDER}/${fileOf(name, size.width)}`;
      await seen.screenshot({ path, animations: 'disabled' });
    });

test('the sheet', () => {
  const rows = Object.keys(STATES).map((name) => {
    const images = SIZES.map(({ width }) => `<img src="${fileOf(name, width)}" width="${width}">`);
    return `<h2>${name}</h2>${images.join('')}`;
  });
  const style = 'img { vertical-align: top; margin-inline-end: 1rem; max-width: 70vw }';
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(
    `${FOLDER}/index.html`,
    `<!doctype html><title>Screenshots</title><style>${style}</style>${rows.join('')}`,
  );
});
