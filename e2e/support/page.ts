import { expect, type Page, type Response, type Route } from '@playwright/test';
import { content } from '@/lib/content/content';

/** @returns whether React drives all of the page that is open */
export const isHydrated = (page: Page) => page.evaluate(wakeIslands);

/**
 * Runs in the page. A document, and islands, would wait until the visitor comes near: here each takes something for a sign of one.
 * @returns whether React drives all of the page
 */
export function wakeIslands(): boolean {
  const state = document.documentElement.dataset.scripts;
  if (state === 'waiting') window.dispatchEvent(new Event('keydown'));
  if (state !== 'ready') return false;
  const waiting = document.querySelectorAll('[data-waits]:not([data-scripts="failed"]) > *');
  for (const island of waiting) island.dispatchEvent(new Event('focusin', { bubbles: true }));
  return waiting.length === 0;
}

/**
 * Opens an address and waits until React drives the page: the site starts its scripts after the first paint, so
 * that comes a little after `load`.
 * @param path a path of the site, or an absolute address
 * @returns the answer of the server
 */
export async function openPage(page: Page, path: string): Promise<Response> {
  const response = await page.goto(path);
  if (!response) throw new Error(`no answer for ${path}`);
  await hydrated(page);
  return response;
}

/** Waits until React drives all of the page that is open, after a reload or a link to another page. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    wakeIslands,
    undefined,
    // Timers and animation frames of the page may stand still under the page clock.
    { polling: 30 },
  );
  await laidOut(page);
}

/** Waits until what follows the first view has had its turn to be laid out: until then it has no text and guessed heights. */
export async function laidOut(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      [...document.querySelectorAll('main section, main section > *, footer')].every(
        (one) => getComputedStyle(one).contentVisibility !== 'auto',
      ),
    undefined,
    { polling: 30 },
  );
}

/**
 * Opens an address with the page's clock standing still from the moment React drives the page: no timer and no
 * animation frame comes before the test runs the clock, so a test can say what happens after how many milliseconds.
 * Network, layout, transitions and observers go on by real time.
 * @param path a path of the site, or an absolute address
 */
export async function openStill(page: Page, path: string): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto(path);
  await stillHydrated(page);
}

/** Runs the standing clock, by single milliseconds, until React drives the page: after a reload or another page. */
export async function stillHydrated(page: Page): Promise<void> {
  // Scripts wait for two frames after the load, or for a key: this is sooner, and the same in every browser.
  await page.evaluate(() => window.dispatchEvent(new Event('keydown')));
  const isDriven = async () => {
    await page.clock.runFor(1);
    return isHydrated(page);
  };
  await expect.poll(isDriven, { intervals: [20], timeout: 15_000 }).toBe(true);
}

/** Brings every section of a page into view once, the footer last, so that whatever waits for that starts. */
export function readThrough(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (const part of document.querySelectorAll('main section[id], footer')) {
      part.scrollIntoView({ behavior: 'instant' });
      // One frame for the scroll to be seen, one for what it starts.
      for (let frame = 0; frame < 2; frame += 1)
        await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
}

/** Makes the page believe that its tab is hidden, or seen again; a headless browser has no other tab to switch to. */
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

/** The address of every page; the page for wrong addresses is seen at one. */
export const everyPath = Object.values(routes).map((route) =>
  route === routes.notFound ? '/no-such-page' : route.path,
);

/** What a browser writes to its console about the status of the last of them. */
export const notFoundMessage = /status of 404/;

/** @returns what the page copied last, pasted into a field: the site's own policy keeps scripts from reading the clipboard */
export async function copiedText(page: Page): Promise<string> {
  await page.evaluate(() => document.body.appendChild(document.createElement('textarea')).focus());
  await page.keyboard.press('ControlOrMeta+V');
  return page.evaluate(() => {
    const field = document.activeElement as HTMLTextAreaElement;
    field.remove();
    return field.value;
  });
}

/** Has files wait on their way, from now on. @returns those that wait, live */
export async function hold(page: Page, files: string): Promise<Route[]> {
  const waiting: Route[] = [];
  await page.route(files, (route) => void waiting.push(route));
  return waiting;
}

/** Has the page give scripts up after so many milliseconds instead of ten seconds. */
export function giveUpAfter(page: Page, delayMs: number): Promise<unknown> {
  return page.addInitScript((delay) => {
    const wait = window.setTimeout;
    window.setTimeout = ((work: TimerHandler, ms?: number) =>
      wait(work, ms === 10_000 ? delay : ms)) as typeof setTimeout;
  }, delayMs);
}

/** Collects the scripts that a page loads from now on. */
export function loadedScripts(page: Page) {
  const responses: Response[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) responses.push(response);
  });
  return {
    /** @returns addresses of those that contain `words` */
    addressesWith: async (words: string): Promise<string[]> => {
      const codes = await Promise.all(responses.map((response) => response.text()));
      return responses.flatMap((response, index) =>
        codes[index]?.includes(words) ? [response.url()] : [],
      );
    },
  };
}
