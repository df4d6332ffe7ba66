import type { ServerResponse } from 'node:http';
import { By, Key, type WebDriver } from 'selenium-webdriver';
import { servers } from '@/e2e/support/servers';
import { content } from '@/lib/content/content';
import { expectNoFaults, expectReadable, inPage, openPage } from './support/page';
import { expect, test } from './support/webkit';

const { root } = servers.site;

const runtime = /\/turbopack-/;

/** What happens to all scripts, or to the one that runs them, on their way. */
const breakages: [what: string, files: RegExp, answer: (answer: ServerResponse) => unknown][] = [
  ['gone', /\.js$/, (answer) => answer.writeHead(404).end('gone')],
  [
    'garbage',
    runtime,
    (answer) => answer.writeHead(200, { 'content-type': 'text/javascript' }).end('\u0000{{{ "'),
  ],
  [
    'login pages',
    /\.js$/,
    (answer) =>
      answer.writeHead(200, { 'content-type': 'text/html' }).end('<title>Please log in</title>'),
  ],
  // Not for good: the driver answers nothing while a page loads. Chromium and Firefox are asked meanwhile.
  ['hanging, and break off', runtime, (answer) => setTimeout(() => answer.destroy(), 2000)],
];

/** @returns what needs a script and is still seen after the ten seconds in which one may come; engines animate that differently */
const seenAfterWaiting = (webkit: WebDriver) =>
  inPage(webkit, () => {
    for (const animation of document.getAnimations()) animation.finish();
    return [...document.querySelectorAll('.needs-script')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map(({ outerHTML }) => outerHTML.slice(0, 100));
  });

test(`fault in WebKit: where scripts are ${breakages.map(([what]) => what).join(', or ')}, the page is whole`, async ({
  webkit,
  host,
}) => {
  test.slow();
  for (const [what, files, answer] of breakages) {
    let met = 0;
    await host.deploy(root, ({ url = '' }, response) => {
      if (!files.test(url)) return false;
      met += 1;
      answer(response);
      return true;
    });
    // An address of its own: what WebKit holds in its memory of a page is not asked for again.
    await webkit.get(`${host.origin}/?fault=${encodeURIComponent(what)}`);
    await expect.poll(() => met, what).toBeGreaterThan(0);
    await expectReadable(webkit);
    await webkit.findElement(By.css('#faqs details:nth-of-type(2) summary')).sendKeys(Key.ENTER);
    expect(
      await inPage(webkit, () => document.querySelectorAll('#faqs details[open]').length),
      what,
    ).toBe(1);
    if (what === 'gone') expect(await seenAfterWaiting(webkit)).toEqual([]);
  }
  await host.deploy(root);
  await openPage(webkit, `${host.origin}/`);
  await expectNoFaults(webkit);
});

test.describe('without JavaScript', () => {
  test.use({ args: ['--enable-javascript-markup=false'] });

  test('fault in WebKit: without JavaScript the page is whole, and its links lead on', async ({
    webkit,
    host,
  }) => {
    const { path } = content.routes.terms;
    await webkit.get(`${host.origin}/`);
    await expectReadable(webkit);
    await webkit.findElement(By.css(`footer a[href="${path}"]`)).sendKeys(Key.ENTER);
    await expect.poll(() => webkit.getCurrentUrl()).toBe(host.origin + path);
  });
});
