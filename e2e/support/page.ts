import { expect, type Page, type Response, type Route } from '@playwright/test';
import { INPUT_EVENTS } from '@/lib/browser/retry';
import { content } from '@/lib/content/content';

/** A control that is invisible until its island hydrates. */
export const earlyControl = 'button[aria-hidden="true"]';

/**
 * Sends input until all controls exist.
 * @param failing name of an island that will not hydrate
 */
export async function hydrated(page: Page, failing = 'none'): Promise<void> {
  await page.waitForFunction(
    (waiting) => {
      window.dispatchEvent(new Event('scroll'));
      const all = [...document.querySelectorAll(waiting)];
      return document.readyState !== 'loading' && !all.some((one) => one.checkVisibility());
    },
    `[data-island]:not([data-island="${failing}"]) ${earlyControl}`,
    // The page's own timers may be stopped.
    { polling: 30 },
  );
}

/**
 * Opens a page, and returns what `look` finds before any input.
 * Opens it again if the browser itself reported an input, such as the network's return.
 */
export async function beforeInput<Seen>(
  page: Page,
  path: string,
  look: () => Promise<Seen>,
): Promise<Seen> {
  await page.addInitScript((names) => {
    const inputs: string[] = [];
    Object.assign(window, { inputs });
    for (const name of names) addEventListener(name, () => inputs.push(name), { capture: true });
  }, INPUT_EVENTS);
  let seen: Seen | undefined;
  await expect(async () => {
    await page.goto(path, { waitUntil: 'networkidle' });
    seen = await look();
    expect(await page.evaluate('inputs')).toEqual([]);
  }).toPass();
  return seen as Seen;
}

export async function openPage(page: Page, path: string): Promise<Response> {
  const response = await page.goto(path);
  if (!response) throw new Error(`no response: ${path}`);
  await hydrated(page);
  return response;
}

/** Opens a page whose timers and frames run only when the test runs the clock. Network, layout and transitions use real time. */
export async function openStill(page: Page, path: string): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await openPage(page, path);
}

/** Brings every section into view once. */
export function readThrough(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (const part of document.querySelectorAll('main section[id], footer')) {
      part.scrollIntoView({ behavior: 'instant' });
      for (let frame = 0; frame < 2; frame += 1)
        await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
}

/** Fakes visibility, because headless browsers never hide a tab. */
export async function setTabHidden(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => value });
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      get: () => (value ? 'hidden' : 'visible'),
    });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}

const { routes } = content;

export const everyPath = Object.values(routes).map((route) =>
  route === routes.notFound ? '/no-such-page' : route.path,
);

/** Browsers log this message for the missing page. */
export const notFoundMessage = /status of 404/;

/** Holds requests for `files`, and returns a live list of them. */
export async function hold(page: Page, files: string): Promise<Route[]> {
  const waiting: Route[] = [];
  await page.route(files, (route) => void waiting.push(route));
  return waiting;
}

/** Collects the scripts that a page loads from now on. */
export function loadedScripts(page: Page) {
  const responses: Response[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) responses.push(response);
  });
  return {
    addressesWith: async (words: string): Promise<string[]> => {
      const codes = await Promise.all(responses.map((response) => response.text()));
      return responses.flatMap((response, index) =>
        codes[index]?.includes(words) ? [response.url()] : [],
      );
    },
  };
}

interface Point {
  x: number;
  y: number;
}

/** Moves a finger from a point, in Chromium; the page needs touch. */
export async function swipe(page: Page, { x, y }: Point, by: Point): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints });
  const steps = 12;
  await touch('touchStart', { x, y });
  for (let step = 1; step <= steps; step += 1)
    await touch('touchMove', { x: x + (by.x * step) / steps, y: y + (by.y * step) / steps });
  await touch('touchEnd');
  await client.detach();
}

export function scrollY(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY);
}

export function jumpTo(page: Page, top: number): Promise<void> {
  return page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
}

/** Returns the scroll position that puts `#id` 80 pixels below the top, or as near as the page allows. */
export function destination(page: Page, id: string): Promise<number> {
  return page.evaluate((target) => {
    const element = document.getElementById(target);
    if (!element) throw new Error(`no #${target}`);
    const { scrollHeight, clientHeight } = document.documentElement;
    const wanted = element.getBoundingClientRect().top + window.scrollY - 80;
    return Math.round(Math.max(0, Math.min(wanted, scrollHeight - clientHeight)));
  }, id);
}

export async function expectArrival(page: Page, id: string): Promise<void> {
  await expect
    .poll(async () => Math.abs((await scrollY(page)) - (await destination(page, id))))
    .toBeLessThanOrEqual(1);
}

export function focusedId(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.id ?? '');
}
