/** @jest-environment jsdom */
import { icon } from './icon';
import { faviconFiles, iconFiles, svgIcon } from './icon-files';
import { dividers, markPaths } from './mark';

it('is a well-formed square', () => {
  const root = new DOMParser().parseFromString(icon(svgIcon), 'image/svg+xml').documentElement;
  expect(root.getAttribute('viewBox')).toBe('0 0 24 24');
});

it('draws the whole mark', () => {
  expect(icon(svgIcon)).toContain(markPaths.join(''));
});

it('draws the dividers alone where a candle would clog', () => {
  expect(icon({ ...svgIcon, isPlain: true })).toContain(`d="${dividers.join('')}"`);
});

it('keeps the maskable mark in the safe zone', () => {
  expect(iconFiles['maskable-512.png']?.scale).toBeLessThanOrEqual(0.8 / Math.SQRT2 + 0.02);
});

it('has a favicon of 48 pixels or more', () => {
  expect(Math.max(...faviconFiles.map(({ side }) => side))).toBeGreaterThanOrEqual(48);
});
