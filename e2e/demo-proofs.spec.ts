import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { PROOF_IDS, type ProofId } from '@/components/landing/demo/proofs/proof-props';
import { say } from '@/e2e/support/say';
import { content } from '@/lib/content/content';
import { expectAccessible } from './support/axe';
import { atRest, demoOf, numbersIn, openMarket, proofOf } from './support/demo';
import { copiedText } from './support/page';
import { servers } from './support/servers';
import { expect, test } from './support/test';

const { demoProof: words, demoWords } = content;
const past = words['only-past'];
const { rewrite, fingerprint } = words;

const MARKET = 7;

test.use({ permissions: ['clipboard-write'] });

/** A test under the demo, by what a visitor sees and hears. */
function proofOn(page: Page, name: ProofId) {
  const { region } = demoOf(page);
  const panel = region.getByRole('region', { name: words[name].title, exact: true });
  const button = (text: string) => panel.getByRole('button', { name: text, exact: true });
  return {
    opener: region.getByRole('button', { name: demoWords.proofs[name], exact: true }),
    panel,
    heading: panel.getByRole('heading', { name: words[name].title, exact: true }),
    button,
    status: panel.getByRole('status').last(),
    close: button(words.close),
  };
}

/** @returns what is said of so many futures that were tried, by the words of the sentence */
async function tallyOf(page: Page, futures: number): Promise<Record<string, number>> {
  const { status } = proofOn(page, 'rewrite');
  const read = async () => numbersIn(rewrite.tally, (await status.textContent()) ?? '') ?? {};
  await expect.poll(async () => (await read()).futures, { timeout: 30_000 }).toBe(futures);
  return read();
}

test('DEMO: runs that get the past alone are seen one by one, at bars that were painted, each the same in picture and log', async ({
  page,
}) => {
  await openMarket(page, MARKET);
  const { bar } = await atRest(page);
  const { forward } = demoOf(page);
  for (let step = 0; step < 5; step += 1) await forward.click();
  const { opener, panel, heading, button } = proofOn(page, 'only-past');
  await opener.click();
  await expect(heading).toBeFocused();
  const runs = panel.getByRole('listitem');
  await expect(button(past.again)).toHaveAttribute('aria-disabled', 'false');
  expect(await runs.count(), 'of each bar that was painted').toBeGreaterThan(2);
  await expect(runs.last()).toContainText(say(past.bar, { bar: `${bar + 5}` }));
  for (const run of await runs.all()) {
    await expect(run).toContainText(past.samePicture);
    expect(numbersIn(past.sameLog, (await run.textContent()) ?? '')?.entries).toBeGreaterThan(0);
  }
  await button(past.again).click();
  await expect(button(past.again)).toHaveAttribute('aria-disabled', 'false');
  await expect(runs).not.toHaveCount(0);
});

test('DEMO: any number of futures changes nothing of ours, marks of the repainting version fall, and the replay stands where it stood', async ({
  page,
}) => {
  test.slow();
  await openMarket(page, MARKET);
  const before = await atRest(page);
  const { opener, panel, heading, button, close } = proofOn(page, 'rewrite');
  await opener.click();
  await expect(heading).toBeFocused();
  await expect(panel.getByText(say(rewrite.text, { bar: `${before.bar}` }))).toBeVisible();
  await expect(panel.getByRole('slider'), 'two futures, ours and theirs').toHaveCount(4);
  const first = await tallyOf(page, 1);
  expect(first).toMatchObject({ bar: before.bar, changed: 0 });
  await button(rewrite.another).click();
  await tallyOf(page, 2);
  await button(rewrite.more).click();
  const all = await tallyOf(page, 12);
  expect(all.changed).toBe(0);
  expect(all.broken).toBeGreaterThan(6);
  expect(all.moved).toBeGreaterThan(all.broken ?? 0);
  expect(await proofOf(page)).toEqual(before);

  await close.click();
  await expect(panel).toHaveCount(0);
  await expect(opener).toBeFocused();
  await demoOf(page).forward.click();
  await opener.click();
  expect(await tallyOf(page, 1)).toMatchObject({ bar: before.bar + 1 });
});

test('DEMO: the fingerprint is the digest of the log that is offered, the one that the program computes from the bars, and the same after playing on', async ({
  page,
}) => {
  await openMarket(page, MARKET);
  // What holds of the first bars' log holds of any, and is computed in a moment.
  await demoOf(page).toStart.click();
  const { bar } = await proofOf(page);
  const { opener, panel, button, status } = proofOn(page, 'fingerprint');
  await opener.click();
  const print = panel.locator('output');
  await expect(print).toBeVisible();
  const line = (await print.textContent()) ?? '';
  const [market, timeframe, settings, position, digest] = line.split('/') as [
    string,
    string,
    string,
    string,
    string,
  ];
  expect([market, position]).toEqual([String(MARKET), String(bar)]);

  await button(fingerprint.copy).click();
  await expect(
    button(fingerprint.copied),
    'until then something else is in the clipboard',
  ).toBeVisible();
  expect(await copiedText(page)).toBe(line);
  const waiting = page.waitForEvent('download');
  await button(fingerprint.download).click();
  const log = await (await waiting).path();
  expect(
    createHash('sha256')
      .update(await readFile(log))
      .digest('hex'),
  ).toBe(digest);

  const options = { market, timeframe, settings, bars: position };
  const command = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]);
  await expect(panel.locator('code')).toContainText(command.join(' '));
  const program = ['--import', 'tsx', 'scripts/fingerprint.ts', ...command];
  // It reads which indicators the visited site sells.
  const cwd = dirname(servers.site.root);
  expect((await promisify(execFile)(process.execPath, program, { cwd })).stdout.trim()).toBe(line);

  const noted = panel.getByRole('textbox', { name: fingerprint.compare });
  for (let step = 0; step < 5; step += 1) await demoOf(page).forward.click();
  await expect(print).not.toHaveText(line);
  const last = digest.endsWith('0') ? '1' : '0';
  for (const [text, verdict] of [
    [` ${line}\n`, say(fingerprint.same, { bar: `${bar}` })],
    [line.slice(0, -1) + last, say(fingerprint.different, { bar: `${bar}` })],
    [line.replace(/^\d+/, '8'), say(fingerprint.otherChart, { market: '8', timeframe, settings })],
    [line.replace(/\/\d+\//, '/999999/'), say(fingerprint.beyond, { bar: '999999' })],
    ['hello', fingerprint.unknown],
  ] as const) {
    await noted.fill(text);
    await expect(status).toHaveText(verdict);
  }
  const text = await readFile(log, 'utf8');
  const count = text.trimEnd().split('\n').length - 1;
  expect(count).toBeGreaterThan(10);
  await panel.getByLabel(fingerprint.choose).setInputFiles(log);
  await expect(status).toHaveText(say(fingerprint.sameLog, { count }));
  await noted.fill(text.replace(/\n(.*)$/m, '\nx$1'));
  await expect(status).toHaveText(say(fingerprint.differentLog, { count, entry: '1' }));
});

test('DEMO: axe finds nothing in the tests, and they fit 320 pixels', async ({ page }) => {
  test.slow();
  await openMarket(page, MARKET);
  await atRest(page);
  for (const name of PROOF_IDS) {
    const { opener, panel } = proofOn(page, name);
    await opener.click();
    if (name === 'only-past') await expect(panel.getByRole('listitem')).not.toHaveCount(0);
    else if (name === 'rewrite') await tallyOf(page, 1);
    else await expect(panel.locator('output')).toBeVisible();
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page, '#demo .proof-panel');
      const { wide, room } = await page.evaluate(() => ({
        wide: document.documentElement.scrollWidth,
        room: innerWidth,
      }));
      expect(wide).toBeLessThanOrEqual(room);
    }
  }
});
