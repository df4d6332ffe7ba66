import type { Page, Response, Route } from '@playwright/test';
import { content } from '@/lib/content/content';

/** What keeps the place of a control until its island is hydrated. */
export const placeholder = '.invisible[aria-hidden="true"]';

/**
 * Gives the page its first input, of a kind that interrupts nothing, and waits until all controls are there.
 * @param failing name of an island that stays as it was sent
 */
export async function hydrated(page: Page, failing = 'none'): Promise<void> {
  await page.waitForFunction(
    (waiting) => {
      window.dispatchEvent(new Event('scroll'));
      const all = [...document.querySelectorAll(waiting)];
      return document.readyState !== 'loading' && !all.some((one) => one.checkVisibility());
    },
    `[data-island]:not([data-island="${failing}"]) ${placeholder}`,
    // Timers and animation frames of the page may stand still under the page clock.
    { polling: 30 },
  );
}

/**
 * Opens an address and hydrates its islands.
 * @param path a path of the site, or an absolute address
 * @returns the answer of the server
 */
export async function openPage(page: Page, path: string): Promise<Response> {
  const response = await page.goto(path);
  if (!response) throw new Error(`no answer for ${path}`);
  await hydrated(page);
  return response;
}

/**
 * Opens an address with the page's clock standing still: no timer and no animation frame comes before the test runs the clock, so a
 * test can say what happens after how many milliseconds. Network, layout, transitions and observers go on by real time.
 * @param path a path of the site, or an absolute address
 */
export async function openStill(page: Page, path: string): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await openPage(page, path);
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

/** Has files wait on their way, from now on. @returns those that wait, live */
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
    /** @returns addresses of those that contain `words` */
    addressesWith: async (words: string): Promise<string[]> => {
      const codes = await Promise.all(responses.map((response) => response.text()));
      return responses.flatMap((response, index) =>
        codes[index]?.includes(words) ? [response.url()] : [],
      );
    },
  };
}
