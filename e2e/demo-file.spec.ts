import {
  atRest,
  chooseFile,
  csvOf,
  demoOf,
  expectLoaded,
  expectRunning,
  openMarket,
  openSoon,
  readingOf,
  someBars,
} from '@/e2e/support/demo';
import { content } from '@/tools/test/content';
import { expect, test } from './support/test';

// The demo starts paused.
test.use({ reducedMotion: 'reduce' });

const { demoFile } = content;

const bars = someBars(399);
const name = 'prices.csv';

test('a dropped file starts the demo and is not sent; a file without prices is refused', async ({
  page,
}) => {
  await openSoon(page, '/');
  const { picture, chart, play, end, back, close } = demoOf(page);
  await picture.scrollIntoViewIfNeeded();
  const dataTransfer = await page.evaluateHandle(
    ([text = '', file = '']) => {
      const data = new DataTransfer();
      data.items.add(new File([text], file, { type: 'text/csv' }));
      return data;
    },
    [csvOf(bars), name],
  );
  const requests: string[] = [];
  page.on('request', (request) => {
    const isOwn = /^\/(?:_next\/static|drawings|brands)\//.test(new URL(request.url()).pathname);
    if (!isOwn || request.method() !== 'GET') requests.push(request.url());
  });
  await picture.dispatchEvent('dragover', { dataTransfer });
  await picture.dispatchEvent('drop', { dataTransfer });
  await expectRunning(page);
  await expectLoaded(page, name, bars.length);
  await expect(play).not.toBeFocused();
  const first = await atRest(page);
  await end.click();
  const proof = await atRest(page);
  expect(proof.bar).toBeGreaterThan(first.bar);
  expect(proof.confirmed).toBeGreaterThan(20);
  expect(proof.changed).toBe(0);
  await chart.press('End');
  expect(await readingOf(chart)).toContain(`C ${(bars.at(-1)?.close ?? 0).toFixed(5)}`);

  const markup = '<img src=x onerror=alert(1)>';
  await chooseFile(page, { name, content: markup });
  await expect(close.locator('..')).toContainText(markup);
  await back.click();
  expect((await atRest(page)).bar, 'the previous market continues').toBe(proof.bar - 1);
  // The visitor corrects the file and chooses it again.
  await chooseFile(page, { name, content: csvOf(bars) });
  await expectLoaded(page, name, bars.length);
  await close.click();
  await expect(close).toHaveCount(0);
  expect(requests).toEqual([]);
});

test('demo reads a UTF-16 file in a worker @firefox', async ({ page }) => {
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(worker.url()));
  const content = Buffer.from(`\uFEFF${csvOf(bars).replaceAll('Z,', ',')}`, 'utf16le');
  await openMarket(page, 7);
  await chooseFile(page, { name, content });
  await expect(page.getByText(demoFile.form.states.assumed)).toBeVisible();
  expect(workers).toHaveLength(1);
});
