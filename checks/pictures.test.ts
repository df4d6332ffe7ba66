import { brandIcons, pictureFiles } from './pictures';
import { itReports, set } from './testing/lines';

const list = 'pricing.methods.items';

itReports(brandIcons, [
  set({ [`${list}[0].icon`]: 'klarna' }),
  set({ [`${list}[0].icon`]: null }),
  set(
    { [`${list}[0].icon`]: 'googelpay' },
    `${list}[0].icon expected the name of a mark on simpleicons.org, such as googlepay`,
  ),
  set(
    { 'footer.social.links[0].icon': '##' },
    'footer.social.links[0].icon expected the name of a mark on simpleicons.org, or null',
  ),
]);

const image = { file: 'mine.png', alt: 'A chart with the marks that it is about.' };
const item = 'indicators.items[0].image';

itReports(pictureFiles, [
  set({ [item]: image }),
  [
    'a file that is not there',
    { fields: { [item]: image }, hasFile: (path) => !path.includes('mine.png') },
    `${item}.file expected a picture that exists in content/own/pictures/, got "mine.png"`,
  ],
]);
