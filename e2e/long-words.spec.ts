/** Words as long as German, Finnish or a trade has them, wherever an owner writes: they break, and widen nothing. */
import type { Page } from '@playwright/test';
import { noSideways, sideways } from './support/layout';
import { everyPath, notFoundMessage, openPage } from './support/page';
import { expect, test } from './support/test';

test.use({ allowedMessages: [notFoundMessage] });

const LONG_WORD = 'Wertpapierhandelsstrukturanalysen';

/** Puts a long word before each text of the page that is no name of a control. @returns how many there are */
function lengthen(page: Page): Promise<number> {
  return page.evaluate((word) => {
    const kept =
      'header, button, .button, select, svg, script, style, dialog, nav, .sr-only, .live-region, .plan-price, .skip-link, [aria-hidden="true"]';
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (/\p{L}{3}/u.test(`${node.nodeValue}`) && !node.parentElement?.closest(kept))
        texts.push(node);
    for (const node of texts) node.nodeValue = `${word} ${node.nodeValue}`;
    return texts.length;
  }, LONG_WORD);
}

/** @returns texts of which a part lies beyond the sides of the window, or of a box that cuts it off */
function outside(page: Page): Promise<string[]> {
  return page.evaluate((word) => {
    const wide = document.documentElement.clientWidth;
    const range = document.createRange();
    const isCut = (element: Element | null, right: number): boolean => {
      if (!element) return right > wide + 1;
      const { overflowX } = getComputedStyle(element);
      // What can be scrolled to is not lost.
      if (overflowX === 'auto' || overflowX === 'scroll') return false;
      const isCutHere =
        overflowX !== 'visible' && right > element.getBoundingClientRect().right + 1;
      return isCutHere || isCut(element.parentElement, right);
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.nodeValue?.includes(word) || !node.parentElement?.checkVisibility()) continue;
      range.selectNodeContents(node);
      const right = Math.max(...[...range.getClientRects()].map((box) => box.right));
      if (isCut(node.parentElement, right)) found.push(`${node.nodeValue.slice(0, 80)}: ${right}`);
    }
    return found;
  }, LONG_WORD);
}

test('A7: long words break at 320 px, in every section, table, legal page and page of an owner', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  for (const path of everyPath)
    await test.step(path, async () => {
      await openPage(page, path);
      expect(await lengthen(page)).toBeGreaterThan(10);
      expect(await outside(page)).toEqual([]);
      expect(await sideways(page)).toEqual(noSideways);
    });
});
