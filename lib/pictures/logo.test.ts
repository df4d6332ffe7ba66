import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { fc } from '@/engine/testing/properties';
import type { Site } from '@/lib/content/schemas/site';
import { ICON_FILES, icon } from './icons';
import { iconPicture, logoFiles, logoRoom, shownLogo, socialLogo } from './logo';
import { OWN_PICTURES } from './picture-files';
import { png } from './png';

const tones = { ground: '#123456', accent: '#fedcba' };
const root = mkdtempSync(join(tmpdir(), 'logo-'));
const folder = join(root, OWN_PICTURES);

/** A triangle over half of its picture, in one colour. */
const svg = (width: number, height: number, colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path fill="${colour}" d="M0 0h${width}v${height}z"/></svg>`;

beforeAll(async () => {
  jest.spyOn(process, 'cwd').mockReturnValue(root);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'long.svg'), svg(600, 100, '#ffffff'));
  writeFileSync(join(folder, 'day.svg'), svg(600, 100, '#000000'));
  writeFileSync(join(folder, 'sign.svg'), svg(50, 50, '#ff0000'));
  const tile = sharp({ create: { width: 200, height: 200, channels: 3, background: '#0000ff' } });
  await tile.png().toFile(join(folder, 'tile.png'));
  await sharp(join(folder, 'long.svg')).png().toFile(join(folder, 'long.png'));
});

afterAll(() => {
  jest.restoreAllMocks();
  rmSync(root, { recursive: true });
});

const site = (theme: Site['theme'], logo: Site['logo']) => ({ theme, logo });
const long = { file: 'long.svg', light: 'day.svg', icon: 'sign.svg', hasName: true };

it('gives long logos and square ones room that a header has, as they are proportioned', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.5, max: 12, noNaN: true }), fc.boolean(), (ratio, hasName) => {
      const { width, height } = logoRoom({ width: 100 * ratio, height: 100 }, hasName);
      expect(width).toBeLessThanOrEqual(200);
      expect(height).toBeLessThanOrEqual(hasName ? 40 : 32);
      expect(height).toBeGreaterThanOrEqual(16);
      // In whole pixels.
      expect(Math.abs(width - height * ratio)).toBeLessThanOrEqual(0.5 + ratio / 2);
    }),
  );
});

it('shows the picture for the ground of the page, and both where the visitor’s system chooses', async () => {
  const text = async (theme: Site['theme']) =>
    Promise.all(
      logoFiles(site(theme, long)).map(async ({ make }) => Buffer.from(await make()).toString()),
    );
  const [night, day] = ['long.svg', 'day.svg'].map((file) =>
    readFileSync(join(folder, file)).toString(),
  );
  expect(await text('dark')).toEqual([night]);
  expect(await text('light')).toEqual([day]);
  expect(await text('system')).toEqual([night, day]);
  const room = logoRoom({ width: 600, height: 100 }, true);
  expect(shownLogo(site('system', long))).toEqual({
    src: '/icons/logo.svg',
    day: { src: '/icons/logo-day.svg', ...room },
    ...room,
    hasName: true,
  });
  expect(shownLogo(site('system', { ...long, light: undefined }))?.day).toBeUndefined();
  expect(shownLogo(site('dark', null))).toBeUndefined();
});

it('sends a PNG in the size that dense screens show, without loss', async () => {
  const [file] = logoFiles(site('dark', { file: 'long.png', icon: 'sign.svg', hasName: true }));
  const made = await sharp(await file?.make()).metadata();
  expect(file?.name).toBe('logo.webp');
  expect([made.format, made.height]).toEqual(['webp', Math.min(100, 3 * (file?.room.height ?? 0))]);
});

/** @returns the colours of an icon in its corner, inside the safe zone's corner, and at the right of its middle */
async function iconColours(name: string, logo: Site['logo']) {
  const style = ICON_FILES[name];
  if (!style) throw new Error(`no icon ${name}`);
  const { side } = style;
  const picture = await iconPicture(site('dark', logo), side);
  const { data, info } = await sharp(png(icon(style, tones, picture), side))
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [0.02, 0.5].map((part) => {
    const [x, y] = [Math.floor((1 - part) * side), Math.floor((part - 0.02) * side)];
    const at = (Math.max(0, y) * side + Math.min(side - 1, x)) * info.channels;
    return `#${data.subarray(at, at + 3).toString('hex')}`;
  });
}

it('draws icons from the square picture, on the ground of the page', async () => {
  expect(await iconColours('maskable-512.png', long)).toEqual([tones.ground, '#ff0000']);
  expect(await iconColours('apple-touch-icon.png', long)).toEqual([tones.ground, '#ff0000']);
});

it('lets a picture with a ground of its own fill its icons, in the colour of that', async () => {
  const tile = { file: 'tile.png', hasName: false };
  for (const name of ['maskable-512.png', 'apple-touch-icon.png'])
    expect(await iconColours(name, tile)).toEqual(['#0000ff', '#0000ff']);
});

it('puts the logo of the page’s ground into social images, which one renderer draws as it is', async () => {
  const shown = await socialLogo(site('light', long));
  expect(shown).toMatchObject({ width: 600, height: 100, hasName: true });
  const text = Buffer.from(shown?.href.split(',')[1] ?? '', 'base64').toString();
  expect(text).toContain('#000000');
});
