import type { Page, Response } from '@playwright/test';

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

/** Waits until React drives the page that is open, after a reload or a link to another page. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      const header = document.querySelector('header.site-header');
      return header !== null && Object.keys(header).some((key) => key.startsWith('__react'));
    },
    undefined,
    // Timers and animation frames of the page may stand still under the page clock.
    { polling: 30 },
  );
}
