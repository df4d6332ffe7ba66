import { extname } from 'node:path';
import sharp from 'sharp';
import { collectStrings, listAt, textAt } from '@/content/schemas/content-path';
import { IS_PICTURE_FILE } from '@/content/schemas/fields';
import { brandIcon } from '@/lib/pictures/brand-icons';
import { isSquare } from '@/lib/pictures/logo';
import { OWN_FOLDER } from '@/lib/pictures/own-pictures';
import { flattenTokens, PICTURE, parseMarkdown } from '@/lib/text/markdown';
import { type Check, type ContentInput, contentIssue, expected, type Issue } from './finding';
import { issueAtLine, readPages } from './markdown';

const MARKED = [
  ['pricing', 'methods', 'items'],
  ['footer', 'social', 'links'],
];

const TYPES = ['png', 'jpeg', 'webp', 'avif', 'svg'];

/** Returns what the file should be; null for a picture that browsers show, or a name that the schema reports. */
async function fileError(
  file: string,
  { fileExists, read }: ContentInput,
  isMark = false,
): Promise<string | null> {
  if (!IS_PICTURE_FILE.test(file)) return null;
  if (!fileExists(OWN_FOLDER + file))
    return `the name of a file in ${OWN_FOLDER}, with the same capitals`;
  const picture = sharp(read(OWN_FOLDER + file), { failOn: 'error' });
  try {
    const { mediaType = '', autoOrient } = await picture.metadata();
    const type = mediaType.replace(/^image\/|\+xml$/g, '');
    if (!TYPES.includes(type)) return `a picture saved as ${TYPES.join(', ')}, not ${type}`;
    if (extname(file).slice(1).toLowerCase().replace('jpg', 'jpeg') !== type)
      return `a file name that ends in .${type}, because the file is of this type (rename it)`;
    // Decodes the whole file: an interrupted download begins like a picture.
    await picture.resize(8).toBuffer();
    const { width, height } = autoOrient;
    return isMark && !isSquare(autoOrient)
      ? `a square picture for icons, not ${width} by ${height} pixels`
      : null;
  } catch {
    return 'a file that is a whole picture (save or download it again)';
  }
}

async function ownPictures(input: ContentInput): Promise<Issue[]> {
  const { pages: _, ...others } = input.content;
  const inTexts = collectStrings(others)
    .filter(({ path }) => ['file', 'avatar', 'mark'].includes(`${path.at(-1)}`))
    .map(async ({ path, text }) => {
      const what = await fileError(text, input, path.at(-1) === 'mark');
      return what ? expected(path, what, text) : [];
    });
  const inPages = readPages(input.content).flatMap((page) =>
    flattenTokens(parseMarkdown(page.body)).map(async ({ token, line }) => {
      const [, kind, name = ''] = PICTURE.exec(`${token.attrGet('src')}`) ?? [];
      const what = kind === 'picture' && (await fileError(name, input));
      return what ? [issueAtLine(page, line, what, name)] : [];
    }),
  );
  return (await Promise.all([...inTexts, ...inPages])).flat();
}

const ASSETS = /\.(?:woff2?|ttf|otf|png|jpe?g|gif|webp|avif|svg|ico)$/i;

export const pictures: readonly Check[] = [
  {
    id: 'content/brand-icons',
    title: 'brand icons exist',
    content: ({ content }) =>
      MARKED.flatMap((list) =>
        listAt(content, list).flatMap((item, index) => {
          const name = textAt(item, ['icon']);
          if (name === '' || brandIcon(name)) return [];
          const what = 'a simpleicons.org slug such as visa, or null to print the name';
          return expected([...list, index, 'icon'], what, name);
        }),
      ),
  },
  {
    id: 'content/pictures',
    title: 'pictures and logo exist and can be shown',
    content: ownPictures,
  },
  {
    id: 'business/mark',
    title: 'icons show the logo',
    severity: 'warning',
    launch({ content, site }) {
      const { logo } = content.site;
      const { width, height } = site.pages[0]?.$('.wordmark img').attr() ?? {};
      const isWide =
        logo && !logo.mark && !isSquare({ width: Number(width), height: Number(height) });
      const text =
        'The logo is too wide for icons. Set `mark` to a square picture (docs/guides/branding.md).';
      return contentIssue(['site', 'logo'], isWide ? text : null);
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
