import type { Page } from '@playwright/test';
import { test } from '@/e2e/support/test';

/**
 * How fast the phone is that bounds are for, by the index that Lighthouse gives to machines: a quarter of the one that they were
 * first set on, and of the middle class (125 to 800, https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md).
 */
const PHONE_INDEX = 704;

/** Other work of a machine makes it seem slower, and nothing makes it seem faster. */
const ATTEMPTS = 3;

/** @returns the index of this machine now: tenths of texts of 10,000 letters and of lists of 100,000 numbers made in a second */
function indexOfMachine(): number {
  const perSecond = (work: (turn: number) => void) => {
    const start = performance.now();
    let count = 0;
    while (count % 10 !== 0 || performance.now() - start < 500) work(count++);
    return (100 * count) / (performance.now() - start);
  };
  const lists = [0, 1].map(() => Array.from({ length: 100_000 }, (_, index) => index));
  const texts = perSecond(() => {
    let text = '';
    for (let letter = 0; letter < 10_000; letter++) text += 'a';
    if (text.length === 1) throw new Error('it was not made');
  });
  const copies = perSecond((turn) => {
    const from = lists[turn % 2] as number[];
    const to = lists[(turn + 1) % 2] as number[];
    for (let index = 0; index < from.length; index++) to[index] = from[index] as number;
  });
  return (texts + copies) / 2;
}

/** @returns how many times slower the phone is than this machine */
export async function timesSlower(page: Page): Promise<number> {
  const found: number[] = [];
  while (found.length < ATTEMPTS) found.push(await page.evaluate(indexOfMachine));
  const times = Math.max(...found) / PHONE_INDEX;
  const description = `${found.map(Math.round).join(', ')}; the phone, at ${PHONE_INDEX}, is ${times.toFixed(2)} times slower`;
  test.info().annotations.push({ type: 'index of this machine', description });
  return times;
}
