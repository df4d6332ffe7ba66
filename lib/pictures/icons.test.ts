import { dividers, markPaths } from './brand-mark';
import { faviconFiles, icon, iconFiles, svgIcon } from './icons';
import { png, textWidth, withFontFiles } from './png';

it('is a well-formed square', () => {
  expect(icon(svgIcon)).toMatch(/^<svg [^>]*viewBox="0 0 24 24">.*<\/svg>$/);
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

it('starts as every PNG file', () => {
  expect([...png(icon(svgIcon), 16).slice(1, 4)]).toEqual([...Buffer.from('PNG')]);
});

it('is as wide as asked', () => {
  expect(Buffer.from(png(icon(svgIcon), 180)).readUInt32BE(16)).toBe(180);
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
