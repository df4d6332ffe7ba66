import { expect, type Locator, type Page } from '@playwright/test';
import type { Bar } from '@/engine/market/bar';
import { simulatedSource } from '@/engine/replay/source';
import { storageKeys } from '@/lib/browser/storage-keys';
import { content } from '@/lib/content/content';
import type { Plural } from '@/lib/text/fill';
import { joinSentences } from '@/lib/text/sentences';
import { hydrated } from './page';
import { say } from './say';
import { grounds } from './tones';

const { demo, demoFile, demoWords: words } = content;

const section = content.sections.find(({ id }) => id === 'demo');
/** What the tones are where the demo stands. */
export const demoTones = grounds[section?.ground ?? 'night'];

/** Milliseconds between two looks: what is waited for comes within a few frames, and most waits are that short. */
const intervals = [30];

/** The live demo and its controls, by what a visitor sees and hears. */
export function demoOf(page: Page) {
  const region = page.getByRole('region', { name: joinSentences([demo.title, demo.emphasis]) });
  const button = (name: string) => region.getByRole('button', { name, exact: true });
  const select = (name: string) => region.getByRole('combobox', { name, exact: true });
  const chart = (name: string) => region.getByRole('slider', { name, exact: true });
  const part = (name: string) => region.getByRole('region', { name, exact: true });
  const { controls, workbench } = words;
  return {
    region,
    picture: region.getByRole('img', { name: demo.figures.own.picture.alt }),
    start: button(demo.start),
    play: button(controls.play),
    pause: button(controls.pause),
    toStart: button(controls.start),
    back: button(controls.back),
    forward: button(controls.forward),
    end: button(controls.end),
    scrubber: chart(controls.scrubber),
    speed: select(controls.speed),
    version: select(controls.version),
    newMarket: button(controls.newMarket),
    rewrite: button(controls.rewrite),
    file: region.getByRole('button', { name: controls.file }),
    chart: chart(words.chart.label),
    naiveChart: chart(words.chart.naiveLabel),
    /** Where the replay stands, and at rest what playing the past alone came to. */
    moment: region.locator('.demo-verdict p').last(),
    bench: region.locator('summary', { hasText: workbench.title }),
    layerOf: (name: 'zones' | 'sessions') =>
      region.getByRole('checkbox', { name: workbench[name], exact: true }),
    timeframe: select(workbench.timeframe),
    zoomIn: button(workbench.zoomIn),
    zoomOut: button(workbench.zoomOut),
    newest: button(workbench.newest),
    keep: button(workbench.keep),
    events: part(workbench.list).getByRole('listitem').getByRole('button'),
    closeMessage: button(words.file.close),
    closeFile: button(demoFile.close),
  };
}

/** A pattern for a text as it is; braces are none of its signs. */
const literal = (text: string) => text.replace(/[.*+?^$()|[\]\\]/g, '\\$&');

/** A number in any locale. */
const DIGITS = '\\d[\\d.,’\\s]*?';

/** @returns the source of a pattern for a text in any of its forms, with each number in braces as a group */
function sourceOf(text: string | Plural): string {
  const forms = typeof text === 'string' ? [text] : Object.values(text);
  const sources = forms.map((form) => literal(form).replace(/\{\w+\}/g, `(${DIGITS})`));
  return `(?:${sources.join('|')})`;
}

const numberOf = (digits: string) => Number(digits.replace(/\D/g, ''));

/** @returns the numbers that a text has inside a longer one, by their names; null where it is not there */
export function numbersIn(text: string, longer: string): Record<string, number> | null {
  const found = new RegExp(`${sourceOf(text)}(?!\\d)`).exec(longer)?.slice(1);
  const names = [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return found
    ? Object.fromEntries(names.map((name, place) => [name, numberOf(found[place] ?? '')]))
    : null;
}

/** @returns both numbers of a caption: what changed, and of how many */
async function countsOf(page: Page, place: 0 | 1) {
  const caption = demoOf(page).region.locator('figcaption').nth(place);
  const [changed, all] = await caption.locator('strong, b').allTextContents();
  return { changed: numberOf(changed ?? ''), all: numberOf(all ?? '') };
}

/** What stands over our chart, and at which bar. */
export async function proofOf(page: Page) {
  const { changed, all: confirmed } = await countsOf(page, 0);
  const [bar = ''] = /[\d.,]+/.exec((await demoOf(page).moment.textContent()) ?? '') ?? [];
  return { bar: numberOf(bar), confirmed, changed };
}

/** What stands over the repainting version. */
export async function naiveProofOf(page: Page) {
  const { changed, all: drawn } = await countsOf(page, 1);
  return { drawn, changed };
}

/** Keeps the notices away, which come by themselves and lie over what a test looks at. */
export async function withoutNotices(page: Page): Promise<void> {
  await page.addInitScript((key) => {
    try {
      localStorage.setItem(key, 'off');
    } catch {
      // The empty page that Firefox begins with has none.
    }
  }, storageKeys.notices);
}

/** Starts the demo of the page that is open, and waits until it is drawn. */
export async function startDemo(page: Page): Promise<void> {
  await demoOf(page).start.click();
  await expectRunning(page);
}

/** Waits until the chart of the demo is drawn and the analysis has come to the bar at which it begins. */
export async function expectRunning(page: Page): Promise<void> {
  const { chart } = demoOf(page);
  await chart.waitFor();
  await expect.poll(() => chart.getAttribute('aria-valuemax'), { intervals }).toMatch(/[1-9]/);
  await expect.poll(() => paintedWith(chart, demoTones.surface), { intervals }).toBeGreaterThan(0);
}

/** Opens a path without waiting for pictures, and starts the scripts as a key does: without it they wait for the load. */
export async function openSoon(page: Page, path: string): Promise<void> {
  await withoutNotices(page);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await page.evaluate(() => window.dispatchEvent(new Event('keydown')));
  await hydrated(page);
}

/** Opens the page and starts the demo. @param path of the page, with what the address asks for */
export async function openDemo(page: Page, path = '/'): Promise<void> {
  await openSoon(page, path);
  await startDemo(page);
}

/** Opens the demo at a market of its own: it stands still there. */
export async function openMarket(page: Page, market: number | string): Promise<void> {
  await openSoon(page, `/?market=${encodeURIComponent(market)}#demo`);
  await expectRunning(page);
}

/** Waits until the demo rests, with everything computed again. @returns what its proof line counts */
export async function atRest(page: Page) {
  const { moment } = demoOf(page);
  const came = async () => numbersIn(words.said.identical, (await moment.textContent()) ?? '');
  await expect.poll(came, { intervals, timeout: 30_000 }).not.toBeNull();
  return proofOf(page);
}

/** What the crosshair stands on, as a screen reader says it. */
export async function readingOf(chart: Locator): Promise<string> {
  return (await chart.getAttribute('aria-valuetext')) ?? '';
}

/** @returns how many pixels of a chart have exactly this colour, `#rrggbb` */
export function paintedWith(chart: Locator, colour: string): Promise<number> {
  return chart.locator('canvas').evaluate((canvas: HTMLCanvasElement, wanted) => {
    // Chromium warns of a canvas that is drawn on and read again and again; a copy is read once.
    const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d');
    copy?.drawImage(canvas, 0, 0);
    const pixels = copy?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
    const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(wanted.slice(at, at + 2), 16));
    let count = 0;
    for (let at = 0; at < pixels.length; at += 4)
      if (pixels[at] === red && pixels[at + 1] === green && pixels[at + 2] === blue) count += 1;
    return count;
  }, colour);
}

/** Bars of a simulated market. */
export function someBars(count: number): readonly Bar[] {
  return simulatedSource(7).bars.slice(0, count);
}

export const csvHeader = 'time,open,high,low,close';

/** One bar as a line of a file. */
function csvLine({ time, open, high, low, close }: Bar): string {
  return [new Date(time).toISOString(), open, high, low, close].join(',');
}

/** Bars as a file. */
export function csvOf(bars: readonly Bar[]): string {
  return [csvHeader, ...bars.map(csvLine)].join('\n');
}

/** Chooses a file with the browser's own chooser. @param content a text, bytes, or the path of a file */
export async function chooseFile(
  page: Page,
  file: { name: string; content: string | Buffer } | { path: string },
): Promise<void> {
  const asked = page.waitForEvent('filechooser');
  await demoOf(page).file.click();
  const chooser = await asked;
  if ('path' in file) return chooser.setFiles(file.path);
  const { name, content } = file;
  return chooser.setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });
}

/** Expects the message about a file that was read. */
export async function expectLoaded(page: Page, name: string, count: number): Promise<void> {
  const other = '@';
  const values = { name, count, notes: other, timeframe: other };
  const parts = say(demoFile.understood, values).split(other);
  const text = new RegExp(`^${parts.map(literal).join('.+')}`);
  await expect(demoOf(page).region.getByText(text)).toBeVisible({ timeout: 30_000 });
}
