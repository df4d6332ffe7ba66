import { withFontFiles } from './font-files';
import { icon } from './icon';
import { svgIcon } from './icon-files';
import { png, textWidth } from './png';

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
