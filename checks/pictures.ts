/** Pictures and brand marks that the content names exist. */
import sharp from 'sharp';
import type { Size } from '@/engine/chart/geometry';
import { listAt, type Path, textAt, valueAt } from '@/lib/content/walk';
import { brandIcon, namesNear } from '@/lib/pictures/brand-icons';
import { PICTURE_FOLDERS } from '@/lib/pictures/picture-folders';
import { type Check, type ContentInput, expected, type Found } from './finding';

/** Lists of the content whose items have the mark of a brand. */
const MARKED = [
  ['pricing', 'methods', 'items'],
  ['footer', 'social', 'links'],
];

export const brandIcons: Check = {
  id: 'C6',
  title: 'marks of brands are known by their names',
  content: ({ content }) =>
    MARKED.flatMap((list) =>
      listAt(content, list).flatMap((item, index) => {
        const name = valueAt(item, ['icon']);
        if (typeof name !== 'string' || brandIcon(name)) return [];
        const near = namesNear(name).join(' or ');
        const what = `the name of a mark on simpleicons.org${near && `, such as ${near}`}, or null for none`;
        return expected([...list, index, 'icon'], what, name);
      }),
    ),
};

const FOLDER = `public${PICTURE_FOLDERS.pictures}`;

/**
 * @param path in the content, of what names a file
 * @param otherFaults what else may be wrong with a file that is an image
 */
async function fileFaults(
  { content, fileExists, read }: ContentInput,
  path: Path,
  otherFaults: (size: Size, bytes: Buffer) => Found[],
): Promise<Found[]> {
  const file = textAt(content, [...path, 'file']);
  if (file === '') return [];
  const wrong = (what: string) => expected([...path, 'file'], what, file);
  if (!fileExists(FOLDER + file)) return wrong(`a file that exists in ${FOLDER}`);
  const bytes = read(FOLDER + file);
  try {
    return otherFaults((await sharp(bytes).metadata()).autoOrient, bytes);
  } catch {
    return wrong('a file that is an image');
  }
}

/** The header of every first visit loads it. */
const MAX_LOGO_BYTES = 20_000;

function logoFaults(input: ContentInput): Promise<Found[]> {
  const path = ['site', 'logo'];
  return fileFaults(input, path, (_, bytes) => {
    const wrong = (what: string, got: unknown) => expected([...path, 'file'], what, got);
    if (bytes.length > MAX_LOGO_BYTES)
      return wrong(`a file of at most ${MAX_LOGO_BYTES} bytes`, bytes.length);
    // Text has no font in an icon, and another one on each machine.
    const hasText = /<text[\s>]/i.test(`${bytes}`);
    return hasText ? wrong('letters as outlines (convert text to paths)', '<text>') : [];
  });
}

export const pictureFiles: Check = {
  id: 'C8',
  title: 'pictures and the logo are there and can be shown',
  async content(input) {
    const ofIndicators = listAt(input.content, ['indicators', 'items']).map((item, index) => {
      const path = ['indicators', 'items', index, 'image'];
      return fileFaults(input, path, (size) =>
        (['width', 'height'] as const).flatMap((side) => {
          const got = valueAt(item, ['image', side]);
          const what = `${size[side]}, the ${side} of the file in pixels`;
          return got === size[side] ? [] : expected([...path, side], what, got);
        }),
      );
    });
    return (await Promise.all([logoFaults(input), ...ofIndicators])).flat();
  },
};
