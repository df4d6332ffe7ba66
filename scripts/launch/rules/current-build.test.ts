import { page, removeFixtures } from '../../postbuild/export-fixture';
import { launchFindings } from '../check';
import { someInput } from '../fixture';
import { currentBuild } from './current-build';
import { legalDates } from './legal-dates';
import { refundDays } from './refund-days';

afterAll(removeFixtures);

/** What three rules say of pages that are not those of the content. */
const foundIn = async (isCurrent: boolean) => {
  const input = { ...someInput(undefined, { 'terms.html': page('Words.') }), isCurrent };
  const found = await launchFindings([currentBuild, legalDates, refundDays], input);
  return found.map(({ rule, field, text }) => [rule, field, text.split('.')[0]].join(' '));
};

it('is all that is said of the pages of an older build', async () => {
  const found = await foundIn(false);
  expect(found.filter((line) => !line.startsWith('LR20 launch.legalText.'))).toEqual([
    'LR31  out/ was built from other content: run npm run build, then npm run launch again',
  ]);
});

it('leaves findings about the content', async () => {
  expect(await foundIn(false)).toContainEqual(expect.stringMatching(/^LR20 launch\.legalText\./));
});

it('says nothing of a build of this content, whose pages are looked at', async () => {
  const found = await foundIn(true);
  expect(found).toContainEqual(expect.stringMatching(/^LR12 /));
  expect(found).toContainEqual(expect.stringMatching(/^LR20 routes\.terms\.updated/));
  expect(found).not.toContainEqual(expect.stringMatching(/^LR31 /));
});
