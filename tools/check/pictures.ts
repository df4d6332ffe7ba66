import { extname } from 'node:path';
import sharp from 'sharp';
import { brandIcon } from '@/lib/pictures/brand-icons';
import { isSquare } from '@/lib/pictures/logo';
import { OWN_FOLDER } from '@/lib/pictures/own-pictures';
import { collectStrings } from '@/lib/schemas/content-path';
import { IS_PICTURE_FILE } from '@/lib/schemas/fields';
import { flattenTokens, PICTURE, parseMarkdown } from '@/lib/text/markdown';
import { type Check, type ContentInput, expected, type Issue, issueAtLine } from './finding';

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
  const { pages, ...others } = input.written;
  const inTexts = collectStrings(others)
    .filter(({ path }) => ['file', 'avatar', 'mark'].includes(`${path.at(-1)}`))
    .map(async ({ path, text }) => {
      const what = await fileError(text, input, path.at(-1) === 'mark');
      return what ? expected(path, what, text) : [];
    });
  const inPages = pages.flatMap((page) =>
    flattenTokens(parseMarkdown(page.body)).map(async ({ token, line }) => {
      const [, kind, name = ''] = PICTURE.exec(`${token.attrGet('src')}`) ?? [];
      const what = kind === 'picture' && (await fileError(name, input));
      return what ? [issueAtLine(page, line, what, name)] : [];
    }),
  );
  return (await Promise.all([...inTexts, ...inPages])).flat();
}

function brandIcons({ written: { pricing, footer } }: ContentInput): Issue[] {
  const what = 'a simpleicons.org slug such as visa, or null to print the name';
  return [
    ...pricing.methods.items.map(({ icon }, at) => ({ icon, in: 'pricing.methods.items', at })),
    ...footer.social.links.map(({ icon }, at) => ({ icon, in: 'footer.social.links', at })),
  ].flatMap(({ icon, in: list, at }) =>
    icon === null || brandIcon(icon) ? [] : expected([...list.split('.'), at, 'icon'], what, icon),
  );
}

/** Pictures, logo and brand icons exist and can be shown. */
export const pictures: Check = {
  content: async (input) => [...brandIcons(input), ...(await ownPictures(input))],
};
