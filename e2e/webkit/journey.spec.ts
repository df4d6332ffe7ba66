import { writeFile } from 'node:fs/promises';
import { By, Key, type WebDriver } from 'selenium-webdriver';
import { csvOf, numbersIn, someBars } from '@/e2e/support/demo';
import { servers } from '@/e2e/support/servers';
import { content } from '@/lib/content/content';
import { expectNoFaults, expectReadable, inPage, openPage } from './support/page';
import { expect, test } from './support/webkit';

const { controls, demoWords, home, paymentSuccess, routes, testimonials } = content;

const { origin } = servers.site;

/** @returns the title of the page, empty while one takes the place of another */
const headingOf = (webkit: WebDriver) =>
  webkit
    .findElement(By.css('h1'))
    .getText()
    .catch(() => '');

/**
 * Presses a control by key. While a page scrolls, WebKit's own process may still put it back to where it stood two seconds ago: a
 * pointer then meets something else.
 */
const press = (webkit: WebDriver, css: string) =>
  webkit.findElement(By.css(css)).sendKeys(Key.ENTER);

test('WebKit: a visitor reads, asks, compares, leaves for a payment page that cannot be reached, and comes back', async ({
  webkit,
}) => {
  await openPage(webkit, `${origin}/`);
  expect(await headingOf(webkit)).toContain(home.headline);
  await expectReadable(webkit);

  await webkit.findElement(By.css('header a[href="/#faqs"]')).click();
  await expect
    .poll(() => inPage(webkit, () => [location.hash, document.activeElement?.id]))
    .toEqual(['#faqs', 'faqs']);
  await press(webkit, '#faqs details:nth-of-type(2) summary');
  const open = () =>
    inPage(webkit, () =>
      [...document.querySelectorAll<HTMLDetailsElement>('#faqs details')].findIndex(
        (details) => details.open,
      ),
    );
  await expect.poll(open).toBe(1);

  await press(webkit, `#testimonials button[aria-label="${testimonials.controls.next}"]`);
  await expectNoFaults(webkit);

  // It is said for less than a second, which a look from outside may miss.
  await inPage(
    webkit,
    (title) => {
      const look = () => {
        if (document.body.innerText.includes(title)) sessionStorage.setItem('said', title);
      };
      new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
    },
    controls.redirecting.title,
  );
  // WebKit would go back to the address's place, and take the focus, whenever a sheet of late code comes.
  const link = '#pricing article:last-of-type a';
  const sheets = () => inPage(webkit, () => document.styleSheets.length);
  const before = await sheets();
  await inPage(webkit, (css) => document.querySelector<HTMLElement>(css)?.focus(), link);
  await expect.poll(sheets).toBeGreaterThan(before);
  const isFocused = (css: string) => document.activeElement === document.querySelector(css);
  expect(await inPage(webkit, isFocused, link)).toBe(true);
  await press(webkit, link);
  // It looks for a host that does not exist.
  await expect.poll(() => webkit.getCurrentUrl(), { timeout: 30_000 }).not.toContain(origin);
  await webkit.navigate().back();
  await expect.poll(() => headingOf(webkit)).toContain(home.headline);
  expect(await inPage(webkit, () => sessionStorage.getItem('said'))).toBe(
    controls.redirecting.title,
  );

  await openPage(webkit, `${origin}/payment-success?session_id=cs_test_1`);
  expect(await headingOf(webkit)).toBe(paymentSuccess.title);
  await press(webkit, `footer a[href="${routes.refund.path}"]`);
  await expect.poll(() => webkit.getCurrentUrl()).toBe(`${origin}${routes.refund.path}`);
  await openPage(webkit, `${origin}/refnud`);
  expect(await headingOf(webkit)).toBe(content.routes.notFound.headline);
});

test('WebKit: the demo draws, steps, plays and proves that nothing changes', async ({ webkit }) => {
  // It computes everything again, on a machine that may have other work.
  test.slow();
  await openPage(webkit, `${origin}/?market=7#demo`);
  const textOf = (css: string) =>
    inPage(webkit, (where) => document.querySelector(where)?.textContent ?? '', css);
  const moment = () => textOf('#demo .demo-verdict > :last-child');
  const bar = async () => Number(/[\d,]*\d/.exec(await moment())?.[0].replace(',', ''));
  const came = async () => numbersIn(demoWords.said.identical, await moment());
  await expect.poll(came, { timeout: 90_000 }).not.toBeNull();
  const before = await bar();
  expect(before).toBeGreaterThan(300);
  await press(webkit, `#demo button[aria-label="${demoWords.controls.forward}"]`);
  await expect.poll(bar).toBe(before + 1);
  const chart = webkit.findElement(By.css('#demo [role="slider"]'));
  await chart.sendKeys(Key.END);
  expect(await chart.getAttribute('aria-valuetext')).toMatch(/ · O \d/);
  await press(webkit, `#demo button[aria-label="${demoWords.controls.play}"]`);
  await expect.poll(bar).toBeGreaterThan(before + 4);
  expect(await textOf('#demo figcaption strong')).toBe('0');
  await expectNoFaults(webkit);
});

test('WebKit: the demo reads a file, and another future is put to the proof', async ({
  webkit,
}) => {
  test.slow();
  await openPage(webkit, `${origin}/?market=7#demo`);
  const textOf = (css: string) =>
    inPage(webkit, (where) => document.querySelector(where)?.textContent ?? '', css);
  await expect.poll(() => textOf('#demo fieldset'), { timeout: 60_000 }).not.toBe('');

  const path = test.info().outputPath('bars.csv');
  await writeFile(path, csvOf(someBars(400)));
  await expect
    .poll(() => webkit.findElements(By.css('#demo input[type="file"]')))
    .not.toHaveLength(0);
  await webkit.findElement(By.css('#demo input[type="file"]')).sendKeys(path);
  await expect.poll(() => textOf('.demo-file')).toContain('bars.csv: ');

  await webkit
    .findElement(By.xpath(`//*[@id="demo"]//button[text()="${demoWords.controls.rewrite}"]`))
    .sendKeys(Key.ENTER);
  // The future plays only while it is in view.
  await expect.poll(() => webkit.findElements(By.css('.demo-outcome'))).not.toHaveLength(0);
  await inPage(webkit, () =>
    document.querySelector('.demo-outcome')?.scrollIntoView({ block: 'end', behavior: 'instant' }),
  );
  const outcome = async () => numbersIn(demoWords.rewrite.outcome, await textOf('.demo-outcome'));
  await expect.poll(outcome, { timeout: 30_000 }).toMatchObject({ changed: 0 });
  await expectNoFaults(webkit);
});

test.describe('without JavaScript', () => {
  test.use({ args: ['--enable-javascript-markup=false'] });

  test('fault in WebKit: without JavaScript the page is whole, and its links lead on', async ({
    webkit,
  }) => {
    const { path } = content.routes.terms;
    await webkit.get(`${origin}/`);
    await expectReadable(webkit);
    await webkit.findElement(By.css(`footer a[href="${path}"]`)).sendKeys(Key.ENTER);
    await expect.poll(() => webkit.getCurrentUrl()).toBe(origin + path);
  });
});
