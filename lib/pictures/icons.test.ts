import { DIVIDERS, MARK_PATHS } from './brand-mark';
import { FAVICON_FILES, ICON_FILES, icon, SVG_ICON } from './icons';
import { png, textWidth, withFontFiles } from './png';

it('is a well-formed square', () => {
  expect(icon(SVG_ICON)).toMatch(/^<svg [^>]*viewBox="0 0 24 24">.*<\/svg>$/);
});

it('draws the whole mark', () => {
  expect(icon(SVG_ICON)).toContain(MARK_PATHS.join(''));
});

it('draws the DIVIDERS alone where a candle would clog', () => {
  expect(icon({ ...SVG_ICON, isPlain: true })).toContain(`d="${DIVIDERS.join('')}"`);
});

it('keeps the maskable mark in the safe zone', () => {
  expect(ICON_FILES['maskable-512.png']?.scale).toBeLessThanOrEqual(0.8 / Math.SQRT2 + 0.02);
});

it('has a favicon of 48 pixels or more', () => {
  expect(Math.max(...FAVICON_FILES.map(({ side }) => side))).toBeGreaterThanOrEqual(48);
});

it('starts as every PNG file', () => {
  expect([...png(icon(SVG_ICON), 16).slice(1, 4)]).toEqual([...Buffer.from('PNG')]);
});

it('is as wide as asked', () => {
  expect(Buffer.from(png(icon(SVG_ICON), 180)).readUInt32BE(16)).toBe(180);
});

it.each(['Instrument Serif', 'Geist'])('measures text in %s', async (family) => {
  const [short, long] = await withFontFiles((fonts) => [
    textWidth('in', family, 40, fonts),
    textWidth('in in', family, 40, fonts),
  ]);
  expect(long).toBeGreaterThan(1.8 * (short ?? 0));
  expect(short).toBeGreaterThan(10);
});

it('tells the two faces apart', async () => {
  const widths = await withFontFiles((fonts) =>
    ['Instrument Serif', 'Geist'].map((family) => textWidth('Chartwright', family, 40, fonts)),
  );
  expect(widths[0]).not.toBe(widths[1]);
});
