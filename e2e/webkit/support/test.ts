import { test as base } from '@playwright/test';
import type { WebDriver } from 'selenium-webdriver';
import { findWebkit } from '@/scripts/test/browsers';
import { type BrokenSite, startBrokenSite } from './broken-site';
import { startWebkit } from './webkit';

export { expect } from '@playwright/test';

/** `test` with a WebKit of its own for each test, and a site that can be broken. */
export const test = base.extend<{ args: string[]; webkit: WebDriver; site: BrokenSite }>({
  /** Of the browser. */
  args: [[], { option: true }],
  webkit: async ({ args }, use) => {
    const found = findWebkit();
    if (!found) throw new Error('there is no WebKit');
    const { driver, end } = await startWebkit(found, args);
    await use(driver);
    await end();
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
  site: async ({}, use) => {
    const site = await startBrokenSite();
    await use(site);
    site.end();
  },
});
