import type { Locator, Page } from '@playwright/test';

/** @param spacing `wide` sets WCAG 1.4.12 text spacing */
export async function setText(page: Page, size: string, spacing: 'normal' | 'wide'): Promise<void> {
  await page.evaluate(
    ([fontSize, isWide]) => {
      document.documentElement.style.fontSize = fontSize;
      const sheet = new CSSStyleSheet();
      if (isWide)
        sheet.replaceSync(
          '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
        );
      document.adoptedStyleSheets = [sheet];
    },
    [size, spacing === 'wide'] as const,
  );
}

/** Returns how far, in pixels, the page overflows its window and scrolls sideways. */
export function sideways(page: Page) {
  return page.evaluate(() => {
    const root = document.documentElement;
    scrollTo(10_000, scrollY);
    const scrolled = scrollX;
    scrollTo(0, scrollY);
    return { wider: Math.max(0, root.scrollWidth - root.clientWidth), scrolled };
  });
}

export const noSideways = { wider: 0, scrolled: 0 };

/** Returns text that its own box cuts off. */
export function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('h1, h2, h3, p, a, button, li, dt, dd, summary, td')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !element.closest('.sr-only, [inert], dialog, .live-region'))
      .filter((element) => {
        const { overflowX, overflowY } = getComputedStyle(element);
        const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
        const isWide = overflowX !== 'visible' && scrollWidth > clientWidth + 1;
        const isHigh = overflowY !== 'visible' && scrollHeight > clientHeight + 1;
        return isWide || isHigh;
      })
      .map((element) => element.textContent?.slice(0, 60) ?? ''),
  );
}

/** Returns controls smaller than `least` pixels. Links in a sentence are exempt (WCAG 2.5.8). */
export function tooSmall(root: Locator, least: number): Promise<string[]> {
  return root.evaluate((container, minimum) => {
    const controls = container.querySelectorAll<HTMLElement>(
      'a[href], button, select, label:has(input), summary, [tabindex="0"]',
    );
    const inSentence = (control: HTMLElement) =>
      control.tagName === 'A' &&
      getComputedStyle(control).display === 'inline' &&
      control.closest('p, li')?.textContent?.trim() !== control.textContent?.trim();
    return [...controls]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => !control.classList.contains('skip-link') && !inSentence(control))
      .map((control) => ({ control, box: control.getBoundingClientRect() }))
      .filter(({ box }) => box.width < minimum - 0.5 || box.height < minimum - 0.5)
      .map(
        ({ control, box }) =>
          `${control.getAttribute('aria-label') ?? control.textContent?.trim()}: ${box.width} × ${box.height}`,
      );
  }, least);
}

/** Returns prices that break across lines, and cards with overflowing text. */
export function brokenPrices(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const section = document.querySelector('#pricing');
    if (!section) return ['no plans'];
    const broken: string[] = [];
    const range = document.createRange();
    const walker = document.createTreeWalker(section, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      for (const { 0: amount, index } of node.nodeValue?.matchAll(/\d[\d.,\u00a0\u202f]*\d/g) ??
        []) {
        range.setStart(node, index);
        range.setEnd(node, index + amount.length);
        const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
        if (new Set(tops).size > 1) broken.push(amount);
      }
    for (const price of section.querySelectorAll('.plan-price')) {
      const parts = [...price.children].map((part) => part.getBoundingClientRect());
      const isLine = parts.every(
        ({ left }, index) => left >= (parts[index - 1]?.right ?? left) - 1,
      );
      if (!isLine) broken.push(price.textContent ?? '');
    }
    for (const card of section.querySelectorAll('article'))
      if (card.scrollWidth > card.clientWidth) broken.push(`${card.id} is too narrow`);
    return broken;
  });
}

/** Returns text that extends beyond the viewport or a clipping box. */
export function outside(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wide = document.documentElement.clientWidth;
    const range = document.createRange();
    const isCut = (element: Element | null, left: number, right: number): boolean => {
      if (!element) return left < -1 || right > wide + 1;
      const { overflowX } = getComputedStyle(element);
      // Visitors can scroll here.
      if (overflowX === 'auto' || overflowX === 'scroll') return false;
      const box = element.getBoundingClientRect();
      const isCutHere = overflowX !== 'visible' && (left < box.left - 1 || right > box.right + 1);
      return isCutHere || isCut(element.parentElement, left, right);
    };
    const kept =
      '.sr-only, .section-nav, .skip-link, .live-region, dialog, [inert], [aria-hidden="true"]';
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!node.nodeValue?.trim() || !element?.checkVisibility() || element.closest(kept)) continue;
      // Clipped as by `sr-only`, which style sheets also apply to other classes.
      if (getComputedStyle(element).clipPath === 'inset(50%)') continue;
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
      const left = Math.min(...boxes.map((box) => box.left));
      const right = Math.max(...boxes.map((box) => box.right));
      if (boxes.length > 0 && isCut(element, left, right))
        found.push(`${node.nodeValue.slice(0, 80)}: ${left} to ${right}`);
    }
    return found;
  });
}
