/** @jest-environment jsdom */

import { palette } from '@/engine/testing/marks';
import { content } from '@/lib/content/content';
import { drawing } from './drawing';
import { imageVariants } from './picture-size';
import { type Line, linesOf, texts } from './testing/svg';

/** Returns where the line between past and future is. */
function cutOf(lines: readonly Line[]): number {
  const cut = lines.filter(({ color, x1, x2 }) => color === palette.accent && x1 === x2);
  expect(cut).toHaveLength(1);
  return cut[0]?.x1 ?? 0;
}

/** Returns every shape and text left of the line. What crosses it ends at the line. */
function pastOf(svg: string): string[] {
  const all = linesOf(svg);
  const cut = cutOf(all);
  const lines = all
    .filter(({ x1 }) => x1 < cut)
    .map(({ x2, ...line }) => JSON.stringify({ ...line, x2: Math.min(cut, x2) }));
  const labels = texts(svg)
    .filter(({ box }) => box.x < cut)
    .map((text) => JSON.stringify(text));
  return [...lines, ...labels].sort();
}

it.each(imageVariants('future-came'))(
  'both futures have the same past, shape by shape, and then differ: $form',
  ({ form }) => {
    const [came, other] = (['future-came', 'future-other'] as const).map((name) =>
      drawing(name, form, content.demoWords, palette),
    ) as [string, string];
    expect(pastOf(came)).toEqual(pastOf(other));
    expect(pastOf(came).length).toBeGreaterThan(150);
    expect(linesOf(came)).not.toEqual(linesOf(other));
  },
);
