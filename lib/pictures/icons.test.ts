import { palette } from '@/engine/testing/palette';
import { DIVIDERS, MARK_PATHS } from './brand-mark';
import { FAVICON_FILES, ICON_FILES, icon, SVG_ICON } from './icons';
import { FAMILIES, png, textWidth } from './png';

it('draws the whole mark on a square, or the DIVIDERS alone where a candle would clog', () => {
  expect(icon(SVG_ICON, palette)).toMatch(/^<svg [^>]*viewBox="0 0 24 24">.*<\/svg>$/);
  expect(icon(SVG_ICON, palette)).toContain(`d="${MARK_PATHS.join('')}"`);
  expect(icon({ ...SVG_ICON, isPlain: true }, palette)).toContain(`d="${DIVIDERS.join('')}"`);
});

it('draws the logo of an owner in place of the mark', () => {
  const logo = { href: 'data:image/svg+xml;base64,AA==', width: 9, height: 9, hasName: false };
  expect(icon(SVG_ICON, palette, logo)).toContain(`href="${logo.href}"`);
  expect(icon(SVG_ICON, palette, logo)).not.toContain(MARK_PATHS.join(''));
});

it('keeps the maskable mark in the safe zone', () => {
  expect(ICON_FILES['maskable-512.png']?.scale).toBeLessThanOrEqual(0.8 / Math.SQRT2 + 0.02);
});

it('has a favicon of 48 pixels or more', () => {
  expect(Math.max(...FAVICON_FILES.map(({ side }) => side))).toBeGreaterThanOrEqual(48);
});

it('makes a PNG file as wide as asked', () => {
  const file = Buffer.from(png(icon(SVG_ICON, { ground: '#000000', accent: '#ffffff' }), 180));
  expect(file.toString('latin1', 1, 4)).toBe('PNG');
  expect(file.readUInt32BE(16)).toBe(180);
});

it('measures text in its own font', () => {
  const [serif, sans] = Object.values(FAMILIES).map((family) => textWidth('in in', family, 40));
  expect(serif).toBeGreaterThan(20);
  expect(sans).toBeGreaterThan(serif ?? 0);
});
