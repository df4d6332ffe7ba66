import type { Locator } from '@playwright/test';

export interface TextStyle {
  /** In CSS pixels. */
  size: number;
  /** `#rrggbb`; the fill where the text is part of a drawing. */
  colour: string;
  /** The nearest opaque background, `#rrggbb`. */
  ground: string;
  /** Whether that background belongs to a control of which the text is part. */
  opaqueItself: boolean;
  /** Whether all of it lies inside the window and nothing cuts it off. */
  whole: boolean;
}

/** How a piece of text is set. */
export function textStyle(text: Locator): Promise<TextStyle> {
  return text.evaluate((element) => {
    const hex = (colour: string) =>
      `#${(colour.match(/\d+/g) ?? [])
        .slice(0, 3)
        .map((channel) => Number(channel).toString(16).padStart(2, '0'))
        .join('')}`;
    const style = getComputedStyle(element);
    const drawing = element.closest('svg');
    const disc = drawing?.querySelector('rect');
    let behind: Element | null = element;
    while (behind && !/^rgb\(/.test(getComputedStyle(behind).backgroundColor))
      behind = behind.parentElement;
    const ground = getComputedStyle(behind ?? document.documentElement).backgroundColor;
    const { left, right } = element.getBoundingClientRect();
    return {
      size: Number.parseFloat(style.fontSize),
      colour: hex(drawing ? style.fill : style.color),
      ground: hex(disc ? getComputedStyle(disc).fill : ground),
      opaqueItself: behind !== null && behind === element.closest('a, button'),
      whole: left >= 0 && right <= window.innerWidth && element.scrollWidth <= element.clientWidth,
    };
  });
}
