/** @jest-environment jsdom */

import { demoWords } from '@/content/demo';
import { contains } from '@/engine/chart/geometry';
import { palette } from '@/engine/testing/palette';
import { PAGE_LAYOUT, PRODUCT_LAYOUTS, socialImage } from './social-image';

const words = {
  brand: 'Brand & Co',
  headline: 'A headline of several words',
  note: 'brand.example',
  chart: demoWords,
};
const widthOf = (text: string, _: string, size: number) => 0.4 * size * text.length;
const families = { headlines: 'Serif', text: 'Sans', tones: palette };
const svg = socialImage(words, ['home', 112], PAGE_LAYOUT, families, widthOf);

it('is well-formed, and shows brand, note and chart', () => {
  const root = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
  expect([root.nodeName, root.getAttribute('width')]).toEqual(['svg', '1200']);
  const shown = [...root.querySelectorAll('text')].map(({ textContent }) => textContent);
  const { sides } = demoWords.drawing;
  const wanted = ['Brand & Co', 'brand.example', `${sides.demand} 1h`];
  expect(shown).toEqual(expect.arrayContaining(wanted));
});

/** A headline of this width and height, of letters half as wide as high; sizes 20 and 14 to choose from. */
const headlineOf = (headline: string, width: number, height: number) => {
  const room = { x: 0, y: 0, width, height: height + 152 };
  const layout = { ...PAGE_LAYOUT, words: room, sizes: [20, 14] } as const;
  const made = socialImage(
    { ...words, headline },
    ['home', 112],
    layout,
    families,
    (text, _, size) => (text.length * size) / 2,
  );
  const lines = [...made.matchAll(/font-family="Serif" font-size="(\d+)">([^<]+)</g)];
  const [, ...headlines] = lines;
  return [Number(headlines[0]?.[1]), ...headlines.map(([, , line]) => line)];
};

it.each<[what: string, headline: string, width: number, height: number, expected: unknown[]]>([
  ['stays on one line that it fits', 'one', 50, 70, [20, 'one']],
  ['is broken between words', 'one two six', 75, 70, [20, 'one two', 'six']],
  ['leaves no word alone', 'one two six ten', 115, 70, [20, 'one two', 'six ten']],
  ['gets smaller until its lines fit the height', 'one two six', 50, 35, [14, 'one two', 'six']],
  ['gets smaller until its longest word fits', 'sevente', 50, 70, [14, 'sevente']],
  ['stays at the smallest size where none fits', 'unspeakable', 50, 70, [14, 'unspeakable']],
])('has a headline that %s', (_, headline, width, height, expected) => {
  expect(headlineOf(headline, width, height)).toEqual(expected);
});

it.each(Object.entries({ page: PAGE_LAYOUT, ...PRODUCT_LAYOUTS }))(
  'keeps words and chart of %s apart and inside',
  (_, { size, words: place, chart }) => {
    // Networks may cut a page's picture to its middle 1200 by 600.
    const picture = { x: 0, y: 15, width: size.width, height: size.height - 30 };
    expect(contains(picture, place) && contains(picture, chart)).toBe(true);
    expect(place.x + place.width <= chart.x || place.y + place.height <= chart.y).toBe(true);
  },
);
