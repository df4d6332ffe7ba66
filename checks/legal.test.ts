import { fingerprint } from './content';
import { legalDates, legalRecord, legalReview } from './legal';
import { soundContent, TODAY } from './testing/content-fixture';
import { foundBy, inTerms, itReports, set, siteWith } from './testing/lines';

const UNRECORDED = { 'launch.legalText.terms': null };
const OTHER_WORDS = { 'terms.summary': 'Other words.' };

itReports(legalDates, [
  set(UNRECORDED, 'launch.legalText.terms Once these words are yours'),
  set(OTHER_WORDS, 'routes.terms.updated The words have changed since 2026-11-21'),
  set(
    { ...OTHER_WORDS, 'routes.terms.updated': '2026-11-30' },
    'launch.legalText.terms The page has words or a date that are not recorded yet',
  ),
  // Words that change once more on the day of the date.
  set(
    {
      ...OTHER_WORDS,
      'routes.terms.updated': TODAY,
      'launch.legalText.terms': { updated: TODAY, fingerprint: fingerprint(soundContent().terms) },
    },
    'launch.legalText.terms The page has words or a date that are not recorded yet',
  ),
  set({ 'routes.terms.updated': '2027-01-01' }, 'routes.terms.updated 2027-01-01 has not come yet'),
  inTerms('2026-11-21', '2026-11-20', 'The page does not show the date 2026-11-21.'),
  ['reports a page that is missing', { files: { 'terms.html': null } }, '/terms The page does not'],
]);

it('shows the record that it asks for, and then accepts it', async () => {
  const [found] = await foundBy(legalDates, { fields: UNRECORDED });
  const [, updated, short] =
    found?.text.match(/\{ updated: '([\d-]+)', fingerprint: '([0-9a-f]{12})' \}$/) ?? [];
  const fields = { 'launch.legalText.terms': { updated, fingerprint: short } };
  expect(await foundBy(legalDates, { fields })).toEqual([]);
});

it('records other words under the same date once the owner says that they change nothing', () => {
  const input = siteWith({ fields: OTHER_WORDS });
  expect(legalRecord('terms', input)).toContain('The words have changed since 2026-11-21');
  expect(legalRecord('terms', input, true)).toEqual({
    updated: '2026-11-21',
    fingerprint: fingerprint(input.content.terms),
  });
});

const readOn = (date: string, ...lines: string[]) =>
  set(
    { 'launch.legalReview.terms': { by: 'Ann', date } },
    ...lines.map((line) => `launch.legalReview.terms ${line}`),
  );

itReports(legalReview, [
  readOn('2026-11-22'),
  readOn('2026-11-20', 'The page has changed on 2026-11-21, after it was read on 2026-11-20.'),
  readOn('2026-12-02', '2026-12-02 has not come yet.'),
  set(
    { 'launch.legalReview': { terms: null, refund: null } },
    'launch.legalReview.terms No lawyer has read this page.',
    'launch.legalReview.refund No lawyer has read this page.',
  ),
]);
