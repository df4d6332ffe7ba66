import type { Locator, Page } from '@playwright/test';
import { content } from '@/lib/content/content';
import { fill } from '@/lib/text/fill';
import {
  atRest,
  chooseFile,
  csvHeader,
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

const { demoWords: words } = content;

/** As many as make whole bars of 15 minutes. */
const bars = someBars(399);
const name = 'prices.csv';

/** @returns what a message says of each line */
function faultsOf(page: Page) {
  return demoOf(page).region.getByRole('list', { name: fill(words.file.faults, { name }) });
}

/** Expects the market that was there before to be there still, and to answer. */
async function expectUsable(page: Page): Promise<void> {
  const { forward, back } = demoOf(page);
  const { bar, changed } = await atRest(page);
  expect(changed).toBe(0);
  await forward.click();
  expect((await atRest(page)).bar).toBe(bar + 1);
  await back.click();
  expect((await atRest(page)).bar).toBe(bar);
}

/** Drops a file on a part of the demo, as from a folder beside the window. */
async function dropFile(page: Page, content: string, on: Locator): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
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

const ways: Record<string, (page: Page, content: string) => Promise<void>> = {
  chosen: (page, content) => chooseFile(page, { name, content }),
  'dropped in': (page, content) => dropFile(page, content, demoOf(page).chart),
};

test('DEMO: a file that is chosen or dropped in is shown, with the same proof, and sent nowhere', async ({
  page,
}) => {
  await openMarket(page, 7);
  const { chart, link, end, events, forward, newMarket } = demoOf(page);
  await atRest(page);
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`));
  for (const [way, give] of Object.entries(ways))
    await test.step(way, async () => {
      await give(page, csvOf(bars));
      await expectLoaded(page, name, bars.length);
      const first = await atRest(page);
      expect(first.bar).toBeLessThan(bars.length);
      await end.click();
      const proof = await atRest(page);
      expect(proof.bar).toBeGreaterThan(first.bar);
      expect(proof.confirmed).toBeGreaterThan(20);
      expect(proof.changed).toBe(0);
      await expect(events.first()).toBeVisible();
      await expect(forward).toHaveAttribute('aria-disabled', 'true');
      await chart.press('End');
      expect(await readingOf(chart)).toContain(`C ${(bars.at(-1)?.close ?? 0).toFixed(5)}`);
      await expect(link, 'there is no market to link to').toHaveCount(0);
      expect(requests).toEqual([]);
    });
  await newMarket.click();
  await expect(link).toBeVisible();
});

test('DEMO: a file that is dropped before the demo runs starts it, and is shown', async ({
  page,
}) => {
  await openSoon(page, '/');
  const { picture } = demoOf(page);
  await picture.scrollIntoViewIfNeeded();
  await dropFile(page, csvOf(bars), picture);
  await expectRunning(page);
  await expectLoaded(page, name, bars.length);
  expect((await atRest(page)).changed).toBe(0);
});

const good = bars.slice(0, 120);

/** Every kind of fault is a case of the unit tests of the reader; here one that its text shows, and one that its bytes do. */
const refused: Record<string, [content: string | Buffer, fault: RegExp]> = {
  'markup in it': [`${csvHeader}\n<img src=x onerror=alert(1)>,1,1,1,1`, /^Line 2: .*<img src=x/],
  'bytes that are no text': [
    Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, ...Array(900).fill(7)]),
    /^Line 1: /,
  ],
};

test('DEMO: what is no file of prices is refused with a reason, and another file can follow', async ({
  page,
}) => {
  await openMarket(page, 7);
  await test.step('a file that is none is refused with a reason, and the demo goes on', async () => {
    for (const [what, [content, fault]] of Object.entries(refused))
      await test.step(what, async () => {
        await chooseFile(page, { name, content });
        await expect(faultsOf(page).getByRole('listitem').first()).toHaveText(fault);
      });
    await chooseFile(page, { name, content: csvOf(bars.slice(0, 12)) });
    const message = fill(words.file.tooFew, { name, count: 12, least: 50 });
    await expect(demoOf(page).region.getByText(message)).toBeVisible();
    await expectUsable(page);
  });

  await test.step('a file as spreadsheets write it is read', async () => {
    const spreadsheet = `\uFEFF${csvOf(good).replaceAll(',', ';').replaceAll('\n', '\r\n')}`;
    await chooseFile(page, { name, content: spreadsheet });
    await expectLoaded(page, name, good.length);
    expect((await atRest(page)).changed).toBe(0);
  });

  await test.step('faults are told of by line, and the same file can be chosen again', async () => {
    const lines = csvOf(bars).split('\n');
    const { time = 0 } = bars[20] ?? {};
    lines[10] = lines[10]?.replace(/,\d/, ',x') ?? '';
    lines[20] = `${new Date(time).toISOString()},1,2`;
    await chooseFile(page, { name, content: lines.join('\n') });
    const faults = faultsOf(page).getByRole('listitem');
    await expect(faults).toHaveCount(2);
    await expect(faults.nth(0)).toHaveText(/^Line 11: expected a number in "open", got "x/);
    await expect(faults.nth(1)).toHaveText('Line 21: expected 5 fields, got 3');
    await expectUsable(page);
    await chooseFile(page, { name, content: csvOf(bars) });
    await expectLoaded(page, name, bars.length);
    const { closeMessage } = demoOf(page);
    await closeMessage.click();
    await expect(closeMessage).toHaveCount(0);
  });
});
