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
import { HOUR_MS } from '@/engine/market/bar';
import { content } from '@/lib/content/content';
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

test('demo reads a UTF-16 file in a worker, and again after a correction @firefox', async ({
  page,
}) => {
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(worker.url()));
  const content = Buffer.from(`\uFEFF${csvOf(bars).replaceAll('Z,', ',')}`, 'utf16le');
  await openMarket(page, 7);
  await chooseFile(page, { name, content });
  const zone = demoOf(page).region.getByRole('combobox', { name: demoFile.form.points.zone });
  await expect(zone).toHaveValue('UTC');
  expect(workers).toHaveLength(1);
  await zone.selectOption('+02:00');
  const { chart } = demoOf(page);
  const hour = new Date((bars[0]?.time ?? 0) - 2 * HOUR_MS).toISOString().slice(11, 16);
  const firstBar = async () => {
    await chart.press('Home');
    return readingOf(chart);
  };
  await expect.poll(firstBar).toContain(hour);
  expect(workers).toHaveLength(2);
});

test('a question about a file waits for an answer, which the keyboard can give', async ({
  page,
}) => {
  await openMarket(page, 7);
  await chooseFile(page, {
    name,
    content: csvOf(bars).replace('time', 'time (Eastern)').replaceAll('Z,', ','),
  });
  const { region, close } = demoOf(page);
  const zone = region.getByRole('combobox', { name: demoFile.form.points.zone });
  await expect(zone).toHaveValue('');
  await close.focus();
  await page.keyboard.press('Tab');
  await expect(zone).toBeFocused();
  await page.keyboard.type('America/New Y');
  await expectLoaded(page, name, bars.length);
  await expect(zone).toHaveValue('America/New_York');
  await expect(zone).toBeFocused();
});
