import { By } from 'selenium-webdriver';
import { type Breakage, breakages } from './support/broken-site';
import { expectNoFaults, expectReadable, inPage, openPage } from './support/page';
import { expect, test } from './support/test';

/** Files that a page cannot start without, each kind once: all of them, its data, React, what runs them. */
const scripts = {
  'all scripts': /\.js$/,
  'the data': /\/page\/data-/,
  'the starter': /\/page\/start-/,
  'the runtime': /\/turbopack-/,
};

for (const [what, files] of Object.entries(scripts))
  test(`fault in WebKit: where ${what} ${Object.keys(breakages).join(', ')}, the page is whole`, async ({
    webkit,
    site,
  }) => {
    for (const how of Object.keys(breakages) as Breakage[]) {
      site.set({ files, how });
      // An address of its own: what WebKit holds in its memory of a page is not asked for again.
      await webkit.get(`${site.origin}/?fault=${encodeURIComponent(how)}`);
      await expect.poll(site.met, `${what} ${how}`).toBeGreaterThan(0);
      await expectReadable(webkit);
      const question = await webkit.findElement(By.css('#faqs details:nth-of-type(2) summary'));
      await question.click();
      expect(
        await inPage(webkit, () => document.querySelectorAll('#faqs details[open]').length),
        `${what} ${how}`,
      ).toBe(1);
    }
    site.set(null);
    await openPage(webkit, `${site.origin}/`);
    await expectNoFaults(webkit);
  });

test.describe('without JavaScript', () => {
  test.use({ args: ['--enable-javascript-markup=false'] });

  test('fault in WebKit: without JavaScript the page is whole, and its links lead on', async ({
    webkit,
    site,
  }) => {
    await webkit.get(`${site.origin}/`);
    await expectReadable(webkit);
    await webkit.findElement(By.css('footer a[href="/terms"]')).click();
    await expect.poll(() => webkit.getCurrentUrl()).toBe(`${site.origin}/terms`);
  });
});
