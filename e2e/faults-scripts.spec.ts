import type { Page } from '@playwright/test';
import {
  type Breakage,
  breakages,
  countRequests,
  scriptsDone,
  startedScripts,
} from './support/broken-files';
import { paymentOrigin, servePaymentPages } from './support/payment-pages';
import { expect, test } from './support/test';
import { expectUsable, expectWaysOut } from './support/usable';

test.use({
  allowedOrigins: [paymentOrigin],
  // Whatever a browser or React says about a script that is missing or broken.
  allowedMessages: [/./],
  allowedErrors: [/./],
});

/** Opens the landing page while one of its files is broken. @returns how often the browser asked for the file */
async function openWithout(page: Page, file: string, how: Breakage): Promise<number> {
  const counts = countRequests(page);
  await page.route(`**${file}`, (route) => void breakages[how](route));
  await page.goto('/', { waitUntil: how === 'hangs' ? 'domcontentloaded' : 'load' });
  await expect.poll(() => counts.get(file) ?? 0, `${file} is asked for`).toBeGreaterThan(0);
  if (how !== 'hangs') await scriptsDone(page);
  await page.unroute(`**${file}`);
  return counts.get(file) ?? 0;
}

for (const how of Object.keys(breakages) as Breakage[])
  test(`fault: one of the scripts ${how}, whichever it is`, async ({ page, context }) => {
    test.slow();
    await servePaymentPages(context);
    await page.goto('/');
    const files = await startedScripts(page);
    expect(files.length).toBeGreaterThan(8);
    for (const file of files) {
      const asked = await openWithout(page, file, how);
      expect(asked, `no loop: requests for ${file}`).toBeLessThanOrEqual(3);
      await expectUsable(page, `${file} ${how}`);
    }
    await expectWaysOut(page);
  });
