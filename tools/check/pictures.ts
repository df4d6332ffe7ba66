import sharp from 'sharp';
import { collectStrings, listAt, type Path, textAt, valueAt } from '@/content/schemas/content-path';
import { brandIcon } from '@/lib/pictures/brand-icons';
import { VIEW_BOX } from '@/lib/pictures/logo';
import { OWN_PICTURES } from '@/lib/pictures/picture-size';
import { type Check, type ContentInput, contentIssue, expected, type Issue } from './finding';

const MARKED = [
  ['pricing', 'methods', 'items'],
  ['footer', 'social', 'links'],
];

const FOLDER = `public${OWN_PICTURES}`;

/** Every first visit loads the logo. */
const MAX_LOGO_BYTES = 20_000;

async function fileIssues(input: ContentInput, path: Path): Promise<Issue[]> {
  const { content, fileExists, read } = input;
  const file = textAt(content, [...path, 'file']);
  const wrong = (field: string, what: string, got: unknown) =>
    expected([...path, field], what, got);
  if (file === '') return [];
  if (!fileExists(FOLDER + file)) return wrong('file', `a file that exists in ${FOLDER}`, file);
  const bytes = read(FOLDER + file);
  const size = await sharp(bytes)
    .metadata()
    .catch(() => null);
  if (!size) return wrong('file', 'an image file', file);
  if (path[0] !== 'site')
    return (['width', 'height'] as const).flatMap((side) => {
      const got = valueAt(content, [...path, side]);
      const what = `${size.autoOrient[side]}, the file's ${side} in pixels`;
      return got === size.autoOrient[side] ? [] : wrong(side, what, got);
    });
  if (bytes.length > MAX_LOGO_BYTES)
    return wrong('file', `a file of at most ${MAX_LOGO_BYTES} bytes`, bytes.length);
  if (!VIEW_BOX.test(`${bytes}`)) return wrong('file', 'an SVG file with a viewBox', 'none');
  // Icons are drawn without fonts, so text would be missing.
  const hasText = /<text[\s>]/i.test(`${bytes}`);
  return hasText ? wrong('file', 'letters as outlines (convert text to paths)', '<text>') : [];
}

const ASSETS = /\.(?:woff2?|ttf|otf|png|jpe?g|gif|webp|avif|svg|ico)$/;

export const pictures: readonly Check[] = [
  {
    id: 'content/brand-icons',
    title: 'brand icons exist',
    content: ({ content }) =>
      MARKED.flatMap((list) =>
        listAt(content, list).flatMap((item, index) => {
          const name = textAt(item, ['icon']);
          if (name === '' || brandIcon(name)) return [];
          const what = 'a simpleicons.org slug such as visa, or null';
          return expected([...list, index, 'icon'], what, name);
        }),
      ),
  },
  {
    id: 'content/pictures',
    title: 'pictures and logo exist and can be shown',
    async content(input) {
      const images = collectStrings(input.content)
        .filter(({ path }) => path.at(-1) === 'file')
        .map(({ path }) => path.slice(0, -1))
        .filter((path) => valueAt(input.content, [...path, 'width']) !== undefined);
      const all = [['site', 'logo'], ...images].map((path) => fileIssues(input, path));
      return (await Promise.all(all)).flat();
    },
  },
  {
    id: 'content/licenses',
    title: 'fonts and pictures have a license',
    launch: ({ content: { licenses }, site }) =>
      [...site.files]
        .filter((file) => ASSETS.test(file))
        .filter((file) => !licenses.items.some(({ files }) => file.startsWith(files)))
        .flatMap((file) => {
          const text = `${file} has no license. Add one, or remove the file.`;
          return contentIssue(['licenses', 'items'], text);
        }),
  },
];
