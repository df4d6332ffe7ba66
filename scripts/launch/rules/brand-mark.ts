import { inContent, type Rule } from '../finding';

/** The sign beside the brand's name is the owner's. */
export const brandMark: Rule = {
  id: 'LR33',
  part: 'Your business and its addresses',
  title: 'the mark is your own',
  severity: 'error',
  find({ content: { launch } }) {
    if (launch.mark === 'own') return [];
    const text =
      "The mark in header, icons and social images, a pair of dividers over a candle, is the sample's. Draw your own in lib/pictures/brand-mark.ts, build, look at it, then set this to 'own'.";
    return [{ ...inContent(['launch', 'mark'], text), isSample: true }];
  },
};
