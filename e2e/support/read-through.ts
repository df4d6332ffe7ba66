import type { Page } from '@playwright/test';

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
