import type { WebDriver } from 'selenium-webdriver';
import { placeholder } from '@/e2e/support/page';
import { plainText, rawError, sectionWords } from '@/e2e/support/usable';
import { content } from '@/lib/content/content';
import { expect } from './webkit';

const { plans } = content;

declare global {
  interface Window {
    faults?: string[];
  }
}

/** Runs a function in the page. It is sent as text, so it uses nothing from outside. */
export function inPage<Result, Args extends unknown[]>(
  webkit: WebDriver,
  work: (...args: Args) => Result,
  ...args: Args
): Promise<Result> {
  return webkit.executeScript<Result>(`return (${work})(...arguments)`, ...args);
}

/**
 * Scrolls to the next control that is not there yet, and at the end to the part of the page that its address names: the demo
 * computes only while it is in view.
 * @returns whether all are there
 */
function wakeIslands(waiting: string): boolean {
  dispatchEvent(new Event('scroll'));
  const all = [...document.querySelectorAll(`[data-island] ${waiting}`)];
  const next = all.find((one) => one.checkVisibility());
  const part = document.querySelector(location.hash || 'html');
  (next ?? part)?.scrollIntoView({ block: next ? 'center' : 'start', behavior: 'instant' });
  return !next;
}

/** Opens a page, waits until all its islands are hydrated, and takes note of every error and refusal from then on. */
export async function openPage(webkit: WebDriver, url: string): Promise<void> {
  await webkit.get(url);
  await expect.poll(() => inPage(webkit, wakeIslands, placeholder)).toBe(true);
  await inPage(webkit, () => {
    const faults: string[] = [];
    window.faults = faults;
    addEventListener('error', ({ message }) => faults.push(message));
    addEventListener('unhandledrejection', ({ reason }) => faults.push(String(reason)));
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      faults.push(`${violatedDirective} ${blockedURI}`),
    );
  });
}

/** Expects that nothing failed and nothing was refused since the page was opened. */
export async function expectNoFaults(webkit: WebDriver): Promise<void> {
  expect(await inPage(webkit, () => window.faults ?? ['the page was not watched'])).toEqual([]);
}

/** Expects the landing page to be all that a visitor came for, whatever failed behind it. */
export async function expectReadable(webkit: WebDriver): Promise<void> {
  const seen = await inPage(
    webkit,
    (ids) => ({
      texts: ids.map((id) => document.getElementById(id)?.innerText.replaceAll(/\s+/g, ' ') ?? ''),
      page: document.body.innerText,
      links: [...document.querySelectorAll<HTMLAnchorElement>('#pricing article a')].map(
        ({ href }) => href,
      ),
    }),
    Object.keys(sectionWords),
  );
  for (const [index, [id, expected]] of Object.entries(sectionWords).entries())
    for (const text of expected) expect(seen.texts[index], `#${id}`).toContain(plainText(text));
  expect(seen.links).toEqual(plans.map(({ paymentLink }) => paymentLink));
  expect(seen.page).not.toMatch(rawError);
}
