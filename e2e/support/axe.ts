import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';
import { contrast } from '@/lib/pictures/colors';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const MIN_CONTRAST = 4.5;

/**
 * Expects no axe findings. Where axe cannot compute contrast, uses the nearest opaque background.
 * @param parts selectors to check; default is the whole page
 */
export async function expectAccessible(page: Page, ...parts: string[]): Promise<void> {
  const builder = new AxeBuilder({ page })
    .options({ resultTypes: ['violations', 'incomplete'] })
    .withTags(tags)
    .setLegacyMode();
  for (const part of parts) builder.include(part);
  const { violations, incomplete } = await builder.analyze();
  expect(
    violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
    ),
  ).toEqual([]);
  const unclear = incomplete.filter(({ id }) => id === 'color-contrast');
  await Promise.all(
    unclear
      .flatMap(({ nodes }) => nodes)
      .map(async ({ target }) => {
        const text = page.locator(target.join(' ')).first();
        // A notice may be gone by now.
        if ((await text.count()) === 0) return;
        const { color, ground } = await textStyle(text);
        const where = `${target.join(' ')}: ${color} on ${ground}`;
        expect(contrast(color, ground), where).toBeGreaterThanOrEqual(MIN_CONTRAST);
      }),
  );
}

/** Returns the text's color or SVG fill, and its nearest opaque background or an SVG's own `rect`, as `#rrggbb`. */
function textStyle(text: Locator): Promise<{ color: string; ground: string }> {
  return text.evaluate((element) => {
    const hex = (color: string) =>
      `#${(color.match(/\d+/g) ?? [])
        .slice(0, 3)
        .map((channel) => Number(channel).toString(16).padStart(2, '0'))
        .join('')}`;
    const style = getComputedStyle(element);
    const drawing = element.closest('svg');
    const disc = drawing?.querySelector(':scope > rect');
    let behind: Element | null = element;
    while (behind && !/^rgb\(/.test(getComputedStyle(behind).backgroundColor))
      behind = behind.parentElement;
    const ground = getComputedStyle(behind ?? document.documentElement).backgroundColor;
    return {
      color: hex(drawing ? style.fill : style.color),
      ground: hex(disc ? getComputedStyle(disc).fill : ground),
    };
  });
}
