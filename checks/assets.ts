/** Fonts and pictures are licensed, and portraits exist. */
import { listAt, textAt } from '@/lib/content/walk';
import { CACHE_RULES } from '@/lib/policy/response-headers';
import { type Check, expected, inContent } from './finding';

const ASSETS = /\.(?:woff2?|ttf|otf|png|jpe?g|gif|webp|avif|svg|ico)$/;

/** Begins the path of a copy under an address that browsers keep (`scripts/finish/kept-files.ts`). */
const COPY_FOLDER = new RegExp(`^${CACHE_RULES.hashedFolder.slice(1)}files-[^/]+/`);

export const assets: readonly Check[] = [
  {
    id: 'LR28',
    title: 'fonts and pictures are licensed',
    content: ({ content, fileExists }) =>
      listAt(content, ['testimonials', 'items']).flatMap((item, index) => {
        const avatar = textAt(item, ['avatar']);
        if (avatar === '' || fileExists(`public${avatar}`)) return [];
        const what = 'a picture that exists under public/';
        return expected(['testimonials', 'items', index, 'avatar'], what, avatar);
      }),
    launch: ({ content: { licences }, site }) =>
      [...site.files]
        .filter((file) => ASSETS.test(file))
        .map((file) => file.replace(COPY_FOLDER, ''))
        .filter((file) => !licences.items.some(({ files }) => file.startsWith(files)))
        .flatMap((file) => {
          const text = `Nothing here covers ${file}. Add by which licence you publish it, or take the file out.`;
          return inContent(['licences', 'items'], text);
        }),
  },
];
