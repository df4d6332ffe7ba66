import { expect, type Locator, type Page } from '@playwright/test';
import type { RepaintingId } from '@/engine/indicators/repainting/versions';
import type { IndicatorId } from '@/engine/indicators/suite';
import type { Bar } from '@/engine/market/bar';
import { simulatedSource } from '@/engine/replay/source';
import { indicatorName } from '@/lib/browser/sold-indicators';
import { storageKeys } from '@/lib/browser/storage-keys';
import { content } from '@/lib/content/content';
import type { Plural } from '@/lib/text/fill';
import { sentences } from '@/lib/text/sentences';
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
  const region = page.getByRole('region', { name: sentences([demo.title, demo.emphasis]) });
  const button = (name: string) => region.getByRole('button', { name, exact: true });
  const select = (name: string) => region.getByRole('combobox', { name, exact: true });
  const chart = (name: string) => region.getByRole('slider', { name, exact: true });
  const part = (name: string) => region.getByRole('region', { name, exact: true });
  const { controls } = words;
  return {
    region,
    picture: region.getByRole('img', { name: demo.figures.own.picture.alt }),
    start: button(demo.start),
    play: button(controls.play),
    pause: button(controls.pause),
    back: button(controls.back),
    forward: button(controls.forward),
    end: button(controls.end),
    speed: select(controls.speed),
    timeframe: select(controls.timeframe),
    kind: select(controls.marketKind),
    newMarket: button(controls.newMarket),
    link: button(controls.copyLink),
    file: button(controls.file),
    switchOf: (id: IndicatorId) =>
      region.getByRole('checkbox', { name: indicatorName(id), exact: true }),
    naive: region.getByRole('checkbox', { name: controls.naive, exact: true }),
    version: select(controls.version),
    chart: chart(words.chart.label),
    naiveChart: chart(words.chart.naiveLabel),
    events: part(words.feed.title).getByRole('listitem').getByRole('button'),
    card: part(words.mark.title),
    filter: select(words.feed.filter),
    scrubber: chart(words.controls.scrubber),
    startHere: button(words.controls.startHere),
    zoomIn: button(words.controls.zoomIn),
    zoomOut: button(words.controls.zoomOut),
    newest: button(words.controls.newest),
    toStart: button(words.controls.start),
    more: (name: string) => button(name),
    closeMessage: button(words.file.close),
    closeFile: button(demoFile.close),
    /** The line under it says whether computing everything again came to the same. */
    audit: region.getByText(pattern(words.proof.identical)).first(),
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

/** @returns a pattern for texts with numbers in braces, as a line joins them */
export const pattern = (...texts: (string | Plural)[]) =>
  new RegExp(`^${texts.map(sourceOf).join(' · ')}$`);

const numberOf = (digits: string) => Number(digits.replace(/\D/g, ''));

/** @returns the numbers that a text has inside a longer one, by their names; null where it is not there */
export function numbersIn(text: string, longer: string): Record<string, number> | null {
  const found = new RegExp(`${sourceOf(text)}(?!\\d)`).exec(longer)?.slice(1);
  const names = [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return found
    ? Object.fromEntries(names.map((name, place) => [name, numberOf(found[place] ?? '')]))
    : null;
}

/** @returns the numbers of a line such as `Bar 214 · 61 marks confirmed · 0 changed since`, by the names of its parts */
async function numbersOf<Part extends string>(
  page: Page,
  parts: Record<Part, string | Plural>,
  heading: readonly string[] = [],
) {
  const line = pattern(...heading, ...(Object.values(parts) as (string | Plural)[]));
  const text = (await demoOf(page).region.getByText(line).textContent()) ?? '';
  const numbers = (line.exec(text) ?? []).slice(1).filter((digits) => digits !== undefined);
  const named = Object.keys(parts).map((part, index) => [part, numberOf(numbers[index] ?? '')]);
  return Object.fromEntries(named) as Record<Part, number>;
}

/** What the proof line counts. */
export function proofOf(page: Page) {
  const { bar, confirmed, changed } = words.proof;
  return numbersOf(page, { bar, confirmed, changed });
}

/** What the line of a repainting version counts. */
export function naiveProofOf(page: Page, version: RepaintingId = 'early-swings') {
  const { drawn, moved: changed } = words.proof;
  return numbersOf(page, { drawn, changed }, [words.repainting[version].name]);
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
  const { audit } = demoOf(page);
  await expect.poll(() => audit.isVisible(), { intervals, timeout: 30_000 }).toBe(true);
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
  const values = { name, count, times: other, format: other };
  const parts = say(demoFile.understood, { ...values, timeframe: other }).split(other);
  const text = new RegExp(`^${parts.map(literal).join('.+')}`);
  await expect(demoOf(page).region.getByText(text)).toBeVisible({ timeout: 30_000 });
}
