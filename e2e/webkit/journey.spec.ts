import { Key } from 'selenium-webdriver';
import { numbersIn } from '@/e2e/support/demo';
import { servers } from '@/e2e/support/servers';
import { expect } from '@/e2e/support/test';
import { plainText, sectionWords } from '@/e2e/support/usable';
import { content } from '@/tools/test/content';
import { expectNoFaults, inPage, openPage, press, test } from './webkit';

const { controls, demoWords, home, paymentSuccess, plans, testimonials } = content;

const { origin } = servers.fixture;

test('a visitor reads, opens an answer, and returns from the payment page', async ({ driver }) => {
  const heading = () =>
    driver
      .findElement({ css: 'h1' })
      .getText()
      .catch(() => '');
  await openPage(driver, `${origin}/`);
  expect(await heading()).toContain(home.headline);
  const texts = await inPage(
    driver,
    (ids) => ids.map((id) => document.getElementById(id)?.innerText.replaceAll(/\s+/g, ' ') ?? ''),
    Object.keys(sectionWords),
  );
  for (const [index, [id, expected]] of Object.entries(sectionWords).entries())
    for (const text of expected) expect(texts[index], `#${id}`).toContain(plainText(text));

  await driver.findElement({ css: 'header a[href="/#faqs"]' }).click();
  await expect
    .poll(() => inPage(driver, () => [location.hash, document.activeElement?.id]))
    .toEqual(['#faqs', 'faqs']);
  await press(driver, '#faqs details:nth-of-type(2) summary');
  const open = () =>
    inPage(driver, () =>
      [...document.querySelectorAll<HTMLDetailsElement>('#faqs details')].findIndex(
        (details) => details.open,
      ),
    );
  await expect.poll(open).toBe(1);
  await press(driver, `#testimonials button[aria-label="${testimonials.controls.next}"]`);
  await expectNoFaults(driver);

  // The toast vanishes too fast for a WebDriver query.
  await inPage(
    driver,
    (title) => {
      const look = () => {
        if (document.body.innerText.includes(title)) sessionStorage.setItem('said', title);
      };
      new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
    },
    controls.redirecting.title,
  );
  await press(driver, `#pricing article:nth-of-type(${plans.length}) a`);
  // The sample's payment host does not exist.
  await expect.poll(() => driver.getCurrentUrl(), { timeout: 30_000 }).not.toContain(origin);
  await driver.navigate().back();
  await expect.poll(heading).toContain(home.headline);
  expect(await inPage(driver, () => sessionStorage.getItem('said'))).toBe(
    controls.redirecting.title,
  );

  await openPage(driver, `${origin}/payment-success?session_id=cs_test_1`);
  expect(await heading()).toBe(paymentSuccess.title);
  await openPage(driver, `${origin}/refnud`);
  expect(await heading()).toBe(content.routes.notFound.headline);
});

test('the demo draws, steps and plays, and no mark changes', async ({ driver }) => {
  await openPage(driver, `${origin}/?market=7#demo`);
  const textOf = (css: string) =>
    inPage(driver, (where) => document.querySelector(where)?.textContent ?? '', css);
  const moment = () => textOf('#demo .demo-verdict > :last-child');
  const bar = async () => Number(/[\d,]*\d/.exec(await moment())?.[0].replace(',', ''));
  const identical = async () => numbersIn(demoWords.said.identical, await moment());
  await expect.poll(identical, { timeout: 90_000 }).not.toBeNull();
  const before = await bar();
  await press(driver, `#demo button[aria-label="${demoWords.controls.forward}"]`);
  await expect.poll(bar).toBe(before + 1);
  const chart = driver.findElement({ css: '#demo [role="slider"]' });
  await chart.sendKeys(Key.END);
  expect(await chart.getAttribute('aria-valuetext')).toMatch(/ · O \d/);
  await press(driver, `#demo button[aria-label="${demoWords.controls.play}"]`);
  await expect.poll(bar).toBeGreaterThan(before + 4);
  expect(await textOf('#demo figcaption strong')).toBe('0');
  await expectNoFaults(driver);
});
