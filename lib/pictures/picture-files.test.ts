import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import {
  OWN_PICTURES,
  PICTURE_FORMATS,
  PICTURE_WIDTHS,
  pictureFile,
  pictureName,
  pictureSize,
} from './picture-files';

const root = mkdtempSync(join(tmpdir(), 'pictures-'));
const svg = (width: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width / 2}"><rect width="9" height="9"/></svg>`;

beforeAll(async () => {
  jest.spyOn(process, 'cwd').mockReturnValue(root);
  const folder = join(root, OWN_PICTURES);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'drawn.svg'), svg(1000));
  await sharp(Buffer.from(svg(2000)))
    .png()
    .toFile(join(folder, 'large.png'));
  await sharp(Buffer.from(svg(300)))
    .jpeg()
    .toFile(join(folder, 'small.jpg'));
});

afterAll(() => {
  jest.restoreAllMocks();
  rmSync(root, { recursive: true });
});

it.each([
  ['large.png', PICTURE_WIDTHS.wide],
  ['small.jpg', 300],
  ['drawn.svg', PICTURE_WIDTHS.wide],
])(
  'makes %s as wide as asked, never wider than it is, in the size that the page is told',
  async (file, width) => {
    const size = { width, height: width / 2 };
    expect(await pictureSize(file, 'wide')).toEqual(size);
    // AVIF takes its time over large ones.
    for (const format of width < 400 ? PICTURE_FORMATS : (['webp'] as const)) {
      const made = await sharp(await pictureFile(file, 'wide', format)).metadata();
      expect([made.width, made.height]).toEqual([size.width, size.height]);
      expect(pictureName(file, 'wide', format)).toBe(file.replace(/\..*/, `-wide.${format}`));
    }
  },
);

it('says which picture is missing', async () => {
  await expect(async () => pictureSize('none.png', 'wide')).rejects.toThrow(
    `no picture ${OWN_PICTURES}/none.png`,
  );
});
