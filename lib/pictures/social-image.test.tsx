/** @jest-environment jsdom */

import { renderToStaticMarkup } from 'react-dom/server.node';
import { palette } from '@/engine/testing/marks';
import { content } from '@/lib/content/content';
import { headlineSize, socialImage } from './social-image';

const { demoWords, demoDetails } = content;

const words = { brand: 'Brand & Co', note: 'brand.example', chart: demoWords };

it('shows brand, headline, note and chart labels', () => {
  const image = socialImage(
    { ...words, headline: 'Of several words' },
    ['home', { count: 54, blank: 14 }],
    palette,
  );
  const root = document.createElement('div');
  root.innerHTML = renderToStaticMarkup(image);
  const shown = [...root.querySelectorAll('div')].map(({ textContent }) => textContent);
  const label = `${demoDetails.names.sides.demand} 1h`;
  expect(shown).toEqual(
    expect.arrayContaining(['Brand & Co', 'Of several words', 'brand.example', label]),
  );
});

it('does not break a headline after a hyphen', () => {
  const image = socialImage(
    { ...words, headline: 'Multi-Timeframe Zones' },
    ['home', { count: 54, blank: 14 }],
    palette,
  );
  expect(renderToStaticMarkup(image)).toMatch(/white-space:nowrap">Multi-Timeframe</);
});

it.each<[what: string, headline: string, size: number]>([
  ['is large if it is short', 'The line left the frame here.', 88],
  [
    'gets smaller until its lines fit',
    'Three indicators that say what they do, and do what they say.',
    72,
  ],
  ['gets smaller until its longest word fits', 'Multi-Timeframe', 72],
  ['is smallest if no size fits', 'Unspeakable-unspeakable-word', 56],
])('has a headline that %s', (_, headline, size) => {
  expect(headlineSize(headline)).toBe(size);
});
