import type { APIRequestContext, Page, Route } from '@playwright/test';

const html = '<!doctype html><title>Please log in</title><h1>Please log in</h1>';

/** Gives out the file, changed. */
async function changed(route: Route, change: (body: string) => string): Promise<void> {
  const response = await route.fetch();
  await route.fulfill({ response, body: change(await response.text()) });
}

/**
 * Changes one letter of a name that is called, after the middle of the file or before it: code that runs until it comes there.
 * Any other byte may be one of a word of the page, which nobody could tell from a right one.
 */
function withWrongByte(body: string): string {
  const middle = Math.floor(body.length / 2);
  const calls = [...body.matchAll(/(?<=\.)[a-z]{4,}(?=\()/gi)];
  const { index } = calls.find((call) => call.index > middle) ?? calls[0] ?? { index: middle };
  const wrong = String.fromCharCode(body.charCodeAt(index) ^ 1);
  return body.slice(0, index) + wrong + body.slice(index + 1);
}

/**
 * What can go wrong with a file on its way to the browser, one of each kind: it fails at once, arrives in part, runs until it
 * fails or is no script. What an answer 500 or a reset connection tells a page is what 404 does.
 */
export const breakages = {
  'is gone (404)': (route) => route.fulfill({ status: 404, contentType: 'text/html', body: html }),
  'is cut off in the middle': (route) =>
    changed(route, (body) => body.slice(0, Math.floor(body.length / 2))),
  'has one wrong byte': (route) => changed(route, withWrongByte),
  'is a login page (200)': (route) => route.fulfill({ contentType: 'text/html', body: html }),
} satisfies Record<string, (route: Route) => unknown>;

export type Breakage = keyof typeof breakages;

/** What a browser says about files that do not come or are no scripts: patterns for what a test allows. */
export const brokenFileMessages = /^Failed to load resource/;
export const brokenFileErrors =
  /^Invalid or unexpected token|^Unexpected (?:token|end)|^missing \) after|expected expression|^illegal character/;

export const lateCode = '**/_next/static/chunks/*.js';

/** Paths of the scripts that a page starts by itself: its data first, then its code, then what starts them. */
export async function startedScripts(request: APIRequestContext, path = '/'): Promise<string[]> {
  const html = await (await request.get(path)).text();
  const starter = /<script src="([^"]+\/page\/start-[^"]+)"/.exec(html)?.[1] ?? '';
  const started = [...html.matchAll(/<script data-src="([^"]+)"/g)].map(([, path]) => path ?? '');
  return [...started, starter];
}

/** Breaks every piece of code that the landing page fetches from now on, but what each page starts with. */
export async function breakLateCode(page: Page, how: Breakage): Promise<void> {
  const started = new Set(await startedScripts(page.request, '/'));
  await page.route(lateCode, (route) => {
    if (started.has(new URL(route.request().url()).pathname)) return route.fallback();
    return void breakages[how](route);
  });
}

/** Counts the requests of a page by path. @returns the counts, live */
export function countRequests(page: Page): Map<string, number> {
  const counts = new Map<string, number>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    counts.set(pathname, (counts.get(pathname) ?? 0) + 1);
  });
  return counts;
}

/** Waits until a page has done what it will do with the scripts it got. */
export async function scriptsDone(page: Page): Promise<void> {
  await page.waitForFunction(() => document.readyState === 'complete');
  // Nothing says that a page has given up. Tasks of React and of the starter take a few frames.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 250))),
  );
}
