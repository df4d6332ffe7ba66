/** @jest-environment jsdom */
import { contains } from './geometry';
import { socialImage } from './social-image';
import { pageLayout, productLayouts } from './social-layouts';

const words = {
  brand: 'Brand & Co',
  headline: 'A headline of several words',
  note: 'brand.example',
};
const widthOf = (text: string, _: string, size: number) => 0.4 * size * text.length;
const svg = socialImage(words, 'home', pageLayout, widthOf);

it('is well-formed', () => {
  const root = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
  expect([root.nodeName, root.getAttribute('width')]).toEqual(['svg', '1200']);
});

it.each(['Brand &amp; Co', 'brand.example', 'Demand 1h'])('shows %s', (text) => {
  expect(svg).toContain(`>${text}</text>`);
});

it('breaks the headline within its column', () => {
  expect(svg).not.toContain(words.headline);
});

it.each(Object.entries({ page: pageLayout, ...productLayouts }))(
  'keeps words and chart of %s apart and inside',
  (_, { size, words: place, chart }) => {
    // Networks may cut a page's picture to its middle 1200 by 600.
    const picture = { x: 0, y: 15, width: size.width, height: size.height - 30 };
    expect(contains(picture, place) && contains(picture, chart)).toBe(true);
    expect(place.x + place.width <= chart.x || place.y + place.height <= chart.y).toBe(true);
  },
);
