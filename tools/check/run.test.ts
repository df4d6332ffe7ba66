import { contentEntries } from '@/lib/content/content-files';
import type { Finding, ListedCheck } from './finding';
import { findingLine, report } from './report';
import { CHECKS, contentFindings, pageFindings } from './run';
import { issuesOf, siteWith } from './testing/cases';

it.each(CHECKS)('$id finds nothing on a valid site', async (check) => {
  expect(await issuesOf(check)).toEqual([]);
});

const thing = { file: 'content/a.ts', field: 'a', text: 'Do it.' };
const check = (changes: Partial<ListedCheck>): ListedCheck => ({
  id: 'legal/review',
  part: 'Legal pages',
  title: 'it is done',
  ...changes,
});
const fail = () => {
  throw new Error('no such file');
};
const files = { fileExists: () => true, read: () => Buffer.alloc(0) };

it('returns one finding per content field, in file order', async () => {
  const later = { ...thing, file: 'content/z.ts' };
  const checks = [
    check({ content: () => [later, thing] }),
    check({ id: 'content/other', content: () => [thing, { ...thing, field: 'b' }] }),
  ];
  const entries = ['content/a.ts', 'content/z.ts'].map((file) => ({
    ...(contentEntries[0] as (typeof contentEntries)[0]),
    file,
  }));
  const found = await contentFindings(checks, entries, files);
  expect(found.map(({ rule, file, field }) => `${rule} ${file} ${field}`)).toEqual([
    'legal/review content/a.ts a',
    'content/other content/a.ts b',
    'legal/review content/z.ts a',
  ]);
});

it('checks content files that export nothing', async () => {
  const entries = contentEntries.map((entry) => ({ ...entry, value: undefined }));
  const found = await contentFindings(CHECKS, entries, files);
  expect(found.filter(({ text }) => text.includes('Could not check'))).toEqual([]);
  expect(found.length).toBeGreaterThan(20);
});

it('lists all pages of one finding, and continues if a check throws', async () => {
  const pages = () => ['a.html', 'b.html', 'a.html'].map((page) => ({ ...thing, page }));
  const found = await pageFindings([check({ pages: fail }), check({ pages })], siteWith());
  expect(found.map(findingLine)).toEqual([
    'tools/check/: Could not check: no such file. (legal/review)',
    'a.html, b.html: Do it. See content/a.ts: a. (legal/review)',
  ]);
});

it('groups findings by heading and counts them', () => {
  const finding: Finding = {
    ...{ rule: 'legal/review', title: 'it is done', part: 'Legal pages', severity: 'error' },
    ...thing,
    pages: [],
  };
  const seen: Finding = { ...finding, severity: 'warning', pages: ['a.html', 'b.html'] };
  expect(report([finding, seen], '2026-12-01')).toEqual([
    'Launch check, 2026-12-01',
    '',
    'Legal pages',
    '',
    '   1. content/a.ts  a  (error legal/review: it is done)',
    '      Do it.',
    '   2. content/a.ts  a  (warning legal/review: it is done)',
    '      Do it. Seen on a.html, b.html.',
    '',
    '1 error, 1 warning. Fix all errors before going live. Review the warnings.',
  ]);
  expect(report([], '2026-12-01').at(-1)).toBe('0 errors, 0 warnings. Ready to go live.');
});
