/** Pictures and marks that the content names are there. */
import { listAt, valueAt } from '@/lib/content/walk';
import { brandIcon, namesNear } from '@/lib/pictures/brand-icons';
import { OWN_PICTURES } from '@/lib/pictures/picture-files';
import { type Check, expected } from './finding';

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

export const pictureFiles: Check = {
  id: 'C8',
  title: 'pictures of indicators are there',
  content: ({ content, fileExists }) =>
    listAt(content, ['indicators', 'items']).flatMap((item, index) => {
      const file = valueAt(item, ['image', 'file']);
      if (typeof file !== 'string' || fileExists(`${OWN_PICTURES}/${file}`)) return [];
      const what = `a picture that exists in ${OWN_PICTURES}/`;
      return expected(['indicators', 'items', index, 'image', 'file'], what, file);
    }),
};
