import { contentEntries } from '@/lib/content/content-files';
import type { Issue } from './finding';
import { issueLine, report } from './report';
import { contentIssues, launchIssues } from './run';
import { disk, entriesWith } from './testing/cases';
import { TODAY } from './testing/content-fixture';

it('a valid site has no issues', async () => {
  expect(await contentIssues(entriesWith(), disk())).toEqual([]);
  expect(launchIssues(entriesWith(), TODAY).flatMap(([, issues]) => issues)).toEqual([]);
});

it('checks run once all entries match their schemas', async () => {
  const broken = { 'home.primary.href': '/nowhere' };
  const found = (change: object) => contentIssues(entriesWith({ ...broken, ...change }), disk());
  expect((await found({})).map(({ field }) => field)).toEqual(['home.primary.href']);
  expect((await found({ 'site.name': '' })).map(({ field }) => field)).toEqual(['site.name']);
});

it('content files that export nothing have one issue each', async () => {
  const entries = contentEntries.map((entry) => ({ ...entry, value: undefined }));
  const found = await contentIssues(entries, disk());
  expect(found.map(({ field }) => field)).toEqual(contentEntries.map(({ name }) => name));
});

const thing: Issue = { file: 'content/a.ts', field: 'a', text: 'Do it.' };

it('an issue names its file, its field if there is one, and what to do', () => {
  expect(issueLine(thing)).toBe('content/a.ts: a: Do it.');
  expect(issueLine({ ...thing, field: '' })).toBe('content/a.ts: Do it.');
});

it('the report groups issues by heading, and counts them', () => {
  const minor: Issue = { ...thing, severity: 'warning' };
  expect(
    report(
      [
        ['Law', [thing, minor]],
        ['None', []],
        ['Links', [thing]],
      ],
      TODAY,
    ),
  ).toEqual([
    'Launch check, 2026-12-01',
    '',
    'Law',
    '',
    '   1. content/a.ts  a  (error)',
    '      Do it.',
    '   2. content/a.ts  a  (warning)',
    '      Do it.',
    '',
    'Links',
    '',
    '   3. content/a.ts  a  (error)',
    '      Do it.',
    '',
    '2 errors, 1 warning. Fix all errors before going live. Review the warnings.',
  ]);
  const last = report([['Law', [minor]]], TODAY).at(-1);
  expect(last).toBe('0 errors, 1 warning. Ready to go live.');
});
