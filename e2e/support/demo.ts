import { expect, type Locator, type Page } from '@playwright/test';
import type { Bar } from '@/engine/market/bar';
import { simulatedSource } from '@/engine/replay/source';
import { storageKeys } from '@/lib/browser/preference';
import { content } from '@/lib/content/content';
import { colorSchemes, palette } from '@/lib/pictures/colors';
import { fill, type Plural, type ValuesOf } from '@/lib/text/fill';
import { hydrated } from './page';

/** Fills placeholders, using the site's language. */
export function say<const Text extends string | Plural>(
  text: Text,
  values: ValuesOf<NoInfer<Text>>,
): string {
  return fill(text, values, content.site.locale);
}

const [scheme] = colorSchemes(content.site.theme);

const themes = {
  dark: palette(scheme),
  panel: palette(scheme, 'panel'),
  light: palette(scheme, 'light'),
};

const { demo, demoDetails, demoFile, demoWords: words } = content;

const section = content.sections.find(({ id }) => id === 'demo');
export const demoTones = themes[section?.theme ?? 'dark'];

const intervals = [30];

/** The live demo's parts, mostly by accessible name. */
export function demoOf(page: Page) {
  const region = page.getByRole('region', { name: demo.title });
  const button = (name: string) => region.getByRole('button', { name, exact: true });
  const select = (name: string) => region.getByRole('combobox', { name, exact: true });
  const chart = (name: string) => region.getByRole('slider', { name, exact: true });
  const part = (name: string) => region.getByRole('region', { name, exact: true });
  const { controls } = words;
  const { tools, list, rewrite } = demoDetails;
  return {
    region,
    picture: region.getByRole('img', { name: demo.figures.own.picture.alt }),
    start: button(demo.start),
    play: button(controls.play),
    pause: button(controls.pause),
    back: button(controls.back),
    forward: button(controls.forward),
    end: button(controls.end),
    scrubber: chart(controls.scrubber),
    speed: select(controls.speed),
    newMarket: button(controls.newMarket),
    rewrite: button(controls.rewrite),
    future: chart(rewrite.ownLabel),
    toDemo: button(rewrite.back),
    another: button(rewrite.another),
    file: region.getByRole('button', { name: controls.file }),
    chart: chart(words.chart.label),
    repaintingChart: chart(words.chart.repaintingLabel),
    verdict: region.locator('.demo-verdict'),
    bench: region.locator('summary', { hasText: words.workbench.title }),
    zones: region.getByRole('checkbox', { name: tools.zones, exact: true }),
    timeframe: select(tools.timeframe),
    zoomIn: button(tools.zoomIn),
    newest: button(tools.newest),
    keep: button(tools.keep),
    events: part(list.title).getByRole('listitem').getByRole('button'),
    close: button(demoFile.close),
  };
}

const DIGITS = '\\d[\\d.,’\\s]*?';
const numberOf = (digits: string | null) => Number((digits ?? '').replace(/\D/g, ''));

/** @returns numbers in `longer`, keyed by `text`'s placeholders; null if unmatched */
export function numbersIn(text: string, longer: string): Record<string, number> | null {
  const literal = text.replace(/[.*+?^$()|[\]\\]/g, '\\$&');
  const source = literal.replace(/\{\w+\}/g, `(${DIGITS})`);
  const found = new RegExp(`${source}(?!\\d)`).exec(longer)?.slice(1);
  const names = [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return found
    ? Object.fromEntries(names.map((name, index) => [name, numberOf(found[index] ?? '')]))
    : null;
}

/** @returns how many of our marks changed, of how many, and how often the zigzag took a swing back */
export async function countsOf(page: Page) {
  const captions = demoOf(page).region.locator('figcaption > :is(strong, b)');
  const [changed = 0, confirmed = 0, takenBack = 0] = (await captions.allTextContents()).map(
    numberOf,
  );
  return { changed, confirmed, takenBack };
}

/** @returns the replay bar, and both charts' counts */
export async function proofOf(page: Page) {
  const bar = Number(await demoOf(page).scrubber.inputValue());
  return { bar, ...(await countsOf(page)) };
}

/** Turns off notices, which can cover content. */
export async function withoutNotices(page: Page): Promise<void> {
  await page.addInitScript((key) => {
    try {
      localStorage.setItem(key, 'off');
    } catch {
      // In Firefox, the first page is empty and has no storage.
    }
  }, storageKeys.notices);
}

/** Waits until the chart is drawn and shows at least two bars. */
export async function expectRunning(page: Page): Promise<void> {
  const { chart } = demoOf(page);
  await chart.waitFor();
  await expect.poll(() => chart.getAttribute('aria-valuemax'), { intervals }).toMatch(/[1-9]/);
  await expect.poll(() => paintedWith(chart, demoTones.surface), { intervals }).toBeGreaterThan(0);
}

export async function startDemo(page: Page): Promise<void> {
  await demoOf(page).start.click();
  await expectRunning(page);
}

/** Opens a path without waiting for pictures. */
export async function openSoon(page: Page, path: string): Promise<void> {
  await withoutNotices(page);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  // Islands hydrate after the first input.
  await page.evaluate(() => window.dispatchEvent(new Event('keydown')));
  await hydrated(page);
}

export async function openDemo(page: Page): Promise<void> {
  await openSoon(page, '/');
  await startDemo(page);
}

/** Opens the demo with a market in the address, so it starts paused. */
export async function openMarket(page: Page, market: number): Promise<void> {
  await openSoon(page, `/?market=${market}#demo`);
  await expectRunning(page);
}

/** Returns the counts once the demo is paused and the look-ahead check is complete. */
export async function atRest(page: Page) {
  const { verdict } = demoOf(page);
  const outcome = async () => numbersIn(words.said.identical, (await verdict.textContent()) ?? '');
  await expect.poll(outcome, { intervals, timeout: 30_000 }).not.toBeNull();
  return proofOf(page);
}

/** @returns the announced text for the bar under the crosshair */
export const readingOf = async (chart: Locator) =>
  (await chart.getAttribute('aria-valuetext')) ?? '';

/** @returns how many pixels in a chart have exactly this color, `#rrggbb` */
export function paintedWith(chart: Locator, color: string): Promise<number> {
  return chart
    .locator('canvas')
    .first()
    .evaluate((canvas: HTMLCanvasElement, wanted) => {
      // Reads a copy: Chromium warns if the same canvas is read repeatedly.
      const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d');
      copy?.drawImage(canvas, 0, 0);
      const pixels = copy?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
      const rgb = [1, 3, 5].map((at) => Number.parseInt(wanted.slice(at, at + 2), 16));
      let count = 0;
      for (let at = 0; at < pixels.length; at += 4)
        if (rgb.every((value, channel) => pixels[at + channel] === value)) count += 1;
      return count;
    }, color);
}

export const someBars = (count: number): readonly Bar[] => simulatedSource(7).bars.slice(0, count);

const csvLine = ({ time, open, high, low, close }: Bar) =>
  [new Date(time).toISOString(), open, high, low, close].join(',');

export const csvOf = (bars: readonly Bar[]) =>
  ['time,open,high,low,close', ...bars.map(csvLine)].join('\n');

export async function chooseFile(
  page: Page,
  file: { name: string; content: string | Buffer } | { path: string },
): Promise<void> {
  const opened = page.waitForEvent('filechooser');
  await demoOf(page).file.click();
  const chooser = await opened;
  if ('path' in file) return chooser.setFiles(file.path);
  const { name, content } = file;
  return chooser.setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });
}

export async function expectLoaded(page: Page, name: string, count: number): Promise<void> {
  const rest = { length: '@', range: '@' };
  const [start = ''] = say(demoFile.understood, { name, count, ...rest }).split('@');
  await expect(demoOf(page).region.getByText(start)).toBeVisible({ timeout: 30_000 });
}
