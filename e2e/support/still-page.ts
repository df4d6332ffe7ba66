import { expect, type Page } from '@playwright/test';

/**
 * Opens an address with the page's clock standing still from the moment React drives the page: no timer and no
 * animation frame comes before the test runs the clock, so a test can say what happens after how many milliseconds.
 * Network, layout, transitions of style sheets and observers go on by real time.
 * @param path a path of the site, or an absolute address
 */
export async function openStill(page: Page, path: string): Promise<void> {
  await page.clock.install({ time: 0 });
  // The animation library takes the start of such an animation from the page's clock, the browser plays it by its own;
  // without the method the library draws the same frames itself.
  await page.addInitScript(() => {
    Reflect.deleteProperty(Element.prototype, 'animate');
  });
  await page.clock.pauseAt(1000);
  await page.goto(path);
  await stillHydrated(page);
}

/** Runs the standing clock, by single milliseconds, until React drives the page: after a reload or another page. */
export async function stillHydrated(page: Page): Promise<void> {
  // Scripts wait for two frames after the load, or for a key: this is sooner, and the same in every browser.
  await page.evaluate(() => window.dispatchEvent(new Event('keydown')));
  const hydrated = async () => {
    await page.clock.runFor(1);
    return page.evaluate(() =>
      Object.keys(document.querySelector('header.site-header') ?? {}).some((key) =>
        key.startsWith('__react'),
      ),
    );
  };
  await expect.poll(hydrated, { intervals: [20], timeout: 15_000 }).toBe(true);
}
