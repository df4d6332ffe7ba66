import { mkdirSync } from 'node:fs';
import sharp from 'sharp';
import { removeFixtures, writeExport } from '@/tools/check/testing/export-fixture';
import { embeddedLogo, shownLogo } from './logo';
import { OWN_FOLDER, shownPicture } from './own-pictures';
import { embeddedMark } from './site-icon';

/** Jest cannot load `next/og`. */
jest.mock('next/og', () => ({
  ImageResponse: class {
    arrayBuffer = async () => new ArrayBuffer(1);
  },
}));

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 10"/>';
const project = process.cwd();

beforeAll(async () => {
  process.chdir(
    writeExport({
      [`${OWN_FOLDER}logo.svg`]: SVG,
      [`${OWN_FOLDER}mark.svg`]: SVG.replace('60 10', '10 10'),
    }),
  );
  mkdirSync(OWN_FOLDER, { recursive: true });
  const photo = sharp({ create: { width: 1600, height: 900, channels: 3, background: '#123456' } });
  // Turned by 90 degrees.
  await photo.withMetadata({ orientation: 6 }).jpeg().toFile(`${OWN_FOLDER}photo.jpg`);
});
afterAll(() => {
  process.chdir(project);
  removeFixtures();
});

const alt = 'A chart.';

it("has the shape of the owner's file as browsers turn it, and fits a window", async () => {
  expect(await shownPicture({ file: 'photo.jpg', alt }, 'Simulated.')).toEqual({
    src: '/pictures/photo.jpg',
    alt,
    captions: [],
    width: 405,
    height: 720,
  });
});

it('says below a drawing only that its market is simulated', async () => {
  const said = async (source: object) => {
    const { captions } = await shownPicture({ alt, caption: 'Words.', ...source }, 'Simulated.');
    return captions;
  };
  expect(await said({ drawing: 'home' })).toEqual(['Words.', 'Simulated.']);
  expect(await said({ file: 'photo.jpg' })).toEqual(['Words.']);
});

it.each([
  ['logo.svg', 145, 24],
  ['photo.jpg', 23, 40],
])('a logo in %s is %i by %i pixels in the header, and a PNG in icons', async (file, ...size) => {
  const logo = { file, hasName: true };
  const shown = await shownLogo({ logo });
  expect([shown?.src, shown?.width, shown?.height]).toEqual([`/pictures/${file}`, ...size]);
  const embedded = await embeddedLogo({ logo });
  expect(embedded?.href).toMatch(/^data:image\/png;base64,iVBOR/);
  expect(Math.max(embedded?.width ?? 0, embedded?.height ?? 0)).toBe(512);
});

it.each([
  ['mark.svg', 'Acme', 'mark.svg'],
  [undefined, 'Acme', 'a letter'],
  [undefined, '株式会社', 'logo.svg'],
])('with the mark %s, icons of %s show %s', async (mark, name, shown) => {
  const logo = { file: 'logo.svg', hasName: true, ...(mark && { mark }) };
  const embedded = await embeddedMark({ logo, name });
  const files = await Promise.all(
    ['logo.svg', 'mark.svg'].map(async (file) => {
      const picture = await embeddedLogo({ logo: { ...logo, file } });
      return picture?.href === embedded?.href ? [file] : [];
    }),
  );
  expect(files.flat()).toEqual(shown === 'a letter' ? [] : [shown]);
});
