import type { Page, Route } from '@playwright/test';
import {
  type Breakage,
  breakages,
  brokenFileErrors,
  brokenFileMessages,
  countRequests,
  scriptsDone,
  startedScripts,
} from './support/broken-files';
import { carouselOf } from './support/carousel';
import { hydrated } from './support/open-page';
import { paymentOrigin, servePaymentPages } from './support/payment-pages';
import { expect, test } from './support/test';
import { expectUsable, expectWaysOut } from './support/usable';

test.use({
  allowedOrigins: [paymentOrigin],
  // What a browser says about a file that does not come, or is no script; never what React would say about the page.
  allowedMessages: [brokenFileMessages],
  allowedErrors: [brokenFileErrors],
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

/** Each differs from the others in what the starter is told; the rest look to it like one of these. */
const different = new Set<Breakage>([
  'is gone (404)',
  'is cut off in the middle',
  'has one wrong byte',
  'hangs',
]);

/** One file of each kind: data, code, what runs the code, the starter. */
function oneOfEachKind(files: readonly string[]): string[] {
  const kinds = ['/page/data-', '/chunks/', '/turbopack-', '/page/start-'];
  return kinds.flatMap((kind) => files.find((file) => file.includes(kind)) ?? []);
}

function testEach(how: Breakage): void {
  test(`fault: one of the scripts ${how}, whichever it is`, async ({ page, context, request }) => {
    await servePaymentPages(context);
    const all = await startedScripts(request);
    expect(all.length).toBeGreaterThan(8);
    const files = different.has(how) ? all : oneOfEachKind(all);
    expect(files.length).toBeGreaterThanOrEqual(4);
    for (const file of files) {
      const asked = await openWithout(page, file, how);
      expect(asked, `no loop: requests for ${file}`).toBeLessThanOrEqual(3);
      await expectUsable(page, `${file} ${how}`);
    }
    await expectWaysOut(page);
  });
}

test('fault: one of the scripts is slow (30 s): the page is used meanwhile, and works once it is there', async ({
  page,
  request,
}) => {
  const file = (await startedScripts(request)).find((path) => path.includes('/chunks/')) ?? '';
  const waiting: Route[] = [];
  await page.clock.install();
  await page.route(`**${file}`, (route) => void waiting.push(route));
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await expect.poll(() => waiting.length).toBe(1);
  await page.clock.fastForward(30_000);
  await expectUsable(page);
  await waiting[0]?.continue();
  await hydrated(page);
  const { slides, next } = carouselOf(page);
  await next.click();
  await expect(slides.nth(1)).toHaveAttribute('data-current', 'true');
  expect(waiting, 'asked for once').toHaveLength(1);
});

const running: Breakage = 'has one wrong byte';
for (const how of Object.keys(breakages) as Breakage[]) if (how !== running) testEach(how);

test.describe('with code that runs until it fails', () => {
  // What it says then, and what React says of data that breaks off.
  const messages = new RegExp(`${brokenFileMessages.source}|is not a function|React error #412`);
  test.use({ allowedMessages: [messages], allowedErrors: [/is not a function/] });
  testEach(running);
});
