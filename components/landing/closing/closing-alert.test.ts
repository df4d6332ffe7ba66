/** @jest-environment jsdom */

import { palette } from '@/engine/testing/marks';
import { content } from '@/lib/content/content';
import { drawing } from '@/lib/pictures/drawing';
import type { Alert } from '@/lib/pictures/notes';
import { analysisOf, closingMarket } from '@/lib/pictures/picture-markets';
import { imageVariants } from '@/lib/pictures/picture-size';
import { linesOf, texts } from '@/lib/pictures/testing/svg';
import { closingAlert } from './closing-alert';

const drawn = (alert: Alert, form: 'narrow' | 'medium' | 'wide') =>
  drawing('closing', form, { ...content.demoWords, alert }, palette);

it('states the price and the close of the last break that is drawn', () => {
  const { at, title, text } = closingAlert();
  const { bars, markStates } = analysisOf(closingMarket);
  const marks = markStates.map(({ mark }) => mark);
  const last = marks.findLast(({ kind }) => kind === 'break');
  expect(last).toMatchObject({ at, price: expect.any(Number) });
  const price = last && 'price' in last ? last.price : 0;
  // Prices have four decimals here.
  expect(title).toContain(price.toFixed(4));
  const next = bars[bars.findIndex((bar) => bar.time === at) + 1];
  expect(text).toContain(new Date(next?.time ?? 0).toISOString().slice(11, 16));
});

it.each(imageVariants('closing'))('leads from the alert to its bar: $form', ({ form }) => {
  const svg = drawn(closingAlert(), form as 'wide');
  const leads = linesOf(svg).filter(({ color, x1, x2 }) => color === palette.accent && x1 === x2);
  const [lead] = leads.filter(({ y1, y2 }) => Math.abs(y2 - y1) > 20);
  const bodies = linesOf(svg).filter(
    ({ color, x1, width }) => color === palette.up && width > 2 && x1 === lead?.x1,
  );
  expect(bodies).toHaveLength(1);
});

it('wraps a long alert, so that phones show all of it', () => {
  const { title, text } = closingAlert();
  const alert = { ...closingAlert(), title: `${title} And more words.` };
  const lines = texts(drawn(alert, 'narrow')).filter(
    ({ isLabel, color }) => !isLabel && color === palette.ink,
  );
  expect(lines.map((line) => line.text).join(' ')).toBe(`${alert.title} ${text}`);
  expect(lines.length).toBeGreaterThan(2);
  for (const { box } of lines) expect(box.x).toBeGreaterThan(1024 - 320);
});
