import { brandIcons } from './pictures';
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
