import type { Locator, Page } from '@playwright/test';
import { say } from '@/e2e/support/say';
import type { Bar } from '@/engine/market/bar';
import { content } from '@/lib/content/content';
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
} from './support/demo';
import { expect, test } from './support/test';

const { demoFile } = content;

/** As many as make whole bars of 15 minutes. */
const bars = someBars(399);
const name = 'prices.csv';

/** Drops a file on a part of the demo, as from a folder beside the window. */
async function dropFile(on: Locator, content: string): Promise<void> {
  const dataTransfer = await on.page().evaluateHandle(
    ([text = '', file = '']) => {
      const data = new DataTransfer();
      data.items.add(new File([text], file, { type: 'text/csv' }));
      return data;
    },
    [content, name],
  );
  await on.dispatchEvent('dragover', { dataTransfer });
  await on.dispatchEvent('drop', { dataTransfer });
}

/** Bars of another instrument: the same moves at other prices. */
function scaled(scale: number, digits: number): Bar[] {
  const at = (price: number) => Number((price * scale).toFixed(digits));
  return bars.map(({ open, high, low, close, ...bar }) => ({
    ...bar,
    open: at(open),
    high: at(high),
    low: at(low),
    close: at(close),
  }));
}

/** @returns a list of all that is painted on a canvas from now on, and of how far it ends beyond the right edge, as this browser sets it */
const watchTexts = (page: Page) =>
  page.evaluateHandle(() => {
    const { prototype } = CanvasRenderingContext2D;
    const { fillText } = prototype;
    const texts: { text: string; beyond: number }[] = [];
    prototype.fillText = function (text, x, y) {
      const width = this.textAlign === 'left' ? this.measureText(text).width : 0;
      texts.push({ text, beyond: x + width - this.canvas.clientWidth });
      fillText.call(this, text, x, y);
    };
    return texts;
  });

// Every kind of fault, and of file, is a case of the tests of the reader.
test('DEMO: a file that is dropped starts it, one that is chosen follows; faults are told of by line, and nothing is sent', async ({
  page,
}) => {
  await openSoon(page, '/');
  const demo = demoOf(page);
  const { picture, chart, play, end, back, bench, events, forward, closeFile } = demo;
  const note = closeFile.locator('..').getByRole('status');
  await picture.scrollIntoViewIfNeeded();
  await dropFile(picture, csvOf(bars));
  await expectRunning(page);
  await expectLoaded(page, name, bars.length);
  await expect(play, 'who is elsewhere is not called there').not.toBeFocused();
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  page.on('request', (request) => {
    // Code and pictures of the site are asked for without anything in hand.
    const isOwn = new URL(request.url()).pathname.match(/^\/(?:_next\/static|drawings)\//);
    if (!isOwn || request.method() !== 'GET') requests.push(request.url());
  });

  await test.step('it is shown, with the same proof', async () => {
    const first = await atRest(page);
    expect(first.bar).toBeLessThan(bars.length);
    await end.click();
    const proof = await atRest(page);
    expect(proof.bar).toBeGreaterThan(first.bar);
    expect(proof.confirmed).toBeGreaterThan(20);
    expect(proof.changed).toBe(0);
    await bench.click();
    await expect(events.first()).toBeVisible();
    await expect(forward).toHaveAttribute('aria-disabled', 'true');
    await chart.press('End');
    expect(await readingOf(chart)).toContain(`C ${(bars.at(-1)?.close ?? 0).toFixed(5)}`);
  });

  await test.step('one that is none is refused with a reason, and the market before goes on', async () => {
    const markup = '<img src=x onerror=alert(1)>';
    await chooseFile(page, { name, content: markup });
    await expect(note).toContainText(markup);
    const { bar } = await atRest(page);
    await back.click();
    expect((await atRest(page)).bar).toBe(bar - 1);
  });

  await test.step('broken rows are left out and told of by line, and the same file can be chosen again', async () => {
    const lines = csvOf(bars).split('\n');
    const { time = 0 } = bars[20] ?? {};
    lines[10] = lines[10]?.replace(/,\d/, ',x') ?? '';
    lines[20] = `${new Date(time).toISOString()},1,2`;
    await dropFile(chart, lines.join('\n'));
    await expectLoaded(page, name, bars.length - 2);
    await expect(note).toContainText(say(demoFile.leftOut, { count: 2 }));
    await expect(note).toContainText('11');
    await chooseFile(page, { name, content: csvOf(bars) });
    await expectLoaded(page, name, bars.length);
    await closeFile.click();
    await expect(closeFile).toHaveCount(0);
  });

  expect(requests).toEqual([]);

  const painted = await watchTexts(page);
  for (const [scale, digits, widths] of [
    [1.4e9, 0, [1280, 390]],
    [1.1e-8, 12, [390, 1280]],
  ] as const)
    await test.step(`prices are in full on the axis, and the same in words: ${scale}`, async () => {
      const others = scaled(scale, digits);
      await chooseFile(page, { name, content: csvOf(others) });
      await expectLoaded(page, name, others.length);
      await end.click();
      await atRest(page);
      const last = others.at(-1)?.close.toFixed(digits);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        // What passes under the pointer is read instead.
        await page.mouse.move(0, 0);
        await painted.evaluate((texts) => texts.splice(0));
        await chart.press('Home');
        await chart.press('End');
        expect(await readingOf(chart)).toContain(`C ${last}`);
        const written = async () => (await painted.jsonValue()).map(({ text }) => text);
        await expect.poll(written).toContain(last);
        expect((await painted.jsonValue()).filter(({ beyond }) => beyond > 0)).toEqual([]);
      }
    });
});

test('DEMO: a file in UTF-16 is read in a worker @firefox', async ({ page }) => {
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(worker.url()));
  const content = Buffer.from(`\uFEFF${csvOf(bars).replaceAll('Z,', ',')}`, 'utf16le');
  await openMarket(page, 7);
  await chooseFile(page, { name, content });
  await expect(page.getByText(demoFile.times.taken)).toBeVisible();
  expect(workers).toHaveLength(1);
});
