import { content } from '@/lib/content/content';
import { contentEntries } from '@/lib/content/content-files';
import { CHECKS } from './checks';
import type { Finding, ListedCheck } from './finding';
import { launchLines } from './launch';
import { findingLine, report, summary } from './report';
import { contentFindings, launchFindings, pageFindings } from './run';
import { withFields } from './testing/content-fixture';
import { type Differences, linesOf, siteWith } from './testing/lines';

// ES modules alone, which Jest does not load; structured-data.test.ts runs them.
jest.mock('@marbec/web-auto-extractor', () => ({
  __esModule: true,
  default: class {
    parse = () => ({});
  },
}));
jest.mock('@adobe/structured-data-validator', () => ({
  __esModule: true,
  default: class {
    validate = async () => [];
  },
}));

const thing = { file: 'content/a.ts', field: 'a', text: 'Do it.' };
const check = (changes: Partial<ListedCheck>): ListedCheck => ({
  id: 'LR21',
  part: 'Legal pages',
  title: 'it is done',
  launch: () => [thing],
  ...changes,
});
const finding: Finding = {
  rule: 'LR21',
  title: 'it is done',
  part: 'Legal pages',
  severity: 'error',
  ...thing,
  pages: [],
};
const launched = (checks: readonly ListedCheck[], differences: Differences = {}) =>
  launchFindings(checks, siteWith(differences));

describe('the list of checks', () => {
  // C1 asks for words in braces, and the fixture has one word for all texts.
  it.each(CHECKS.filter(({ id }) => id !== 'C1'))(
    'has $id, which is content with a site that its owner has finished',
    async (one) => {
      expect(await linesOf(one)).toEqual([]);
    },
  );

  it('finds sample content until its owner has put their own in its place', async () => {
    const found = await launchFindings(CHECKS, { ...siteWith(), content });
    expect(found.some(({ isSample }) => isSample)).toBe(content.launch.mark === 'example');
  });

  it('has every id once, and at least one moment for each check', () => {
    const ids = CHECKS.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
    for (const one of CHECKS) expect(one.content ?? one.pages ?? one.launch).toBeDefined();
  });
});

describe('content', () => {
  const files = { fileExists: () => true, read: () => Buffer.alloc(0) };

  /** What all checks find in the shipped content with other values for some fields. */
  async function foundWith(fields: Readonly<Record<string, unknown>>) {
    const shipped = Object.fromEntries(contentEntries.map(({ name, value }) => [name, value]));
    const values = withFields(shipped, fields) as typeof shipped;
    const written = contentEntries.map((entry) => ({ ...entry, value: values[entry.name] }));
    // No file of an owner is read here.
    const checks = CHECKS.filter(({ id }) => !['C2', 'C8'].includes(id));
    return (await contentFindings(checks, written, files)).map(findingLine);
  }

  it('reports faults of all kinds at once, in the order of the files', async () => {
    const lines = await foundWith({
      'closing.primary.href': '/nowhere',
      'site.name': '',
      'plans[0].price': -1,
      'home.intro': 'See [this](/#answers).',
    });
    expect(lines.map((line) => line.replace(/: expected .*(?= \()/, ''))).toEqual([
      'content/site.ts: site.name (C1)',
      'content/plans.ts: plans[0].price (C1)',
      'content/home.ts: home.intro (LR19)',
      'content/closing.ts: closing.primary.href (LR19)',
    ]);
  });

  it('reports the first fault of a field', async () => {
    const line =
      'content/home.ts: home.primary.href: expected a path or an anchor of this site, got "x y {z}" (C1)';
    expect(await foundWith({ 'home.primary.href': 'x y {z}' })).toEqual([line]);
  });

  it('survives files that export nothing', async () => {
    const entries = contentEntries.map((entry) => ({ ...entry, value: undefined }));
    expect((await contentFindings(CHECKS, entries, files)).length).toBeGreaterThan(30);
  });
});

const fail = () => {
  throw new Error('no such file');
};

describe('pages', () => {
  const shared = check({
    id: 'B1',
    pages: () => ['a.html', 'b.html', 'a.html'].map((page) => ({ ...thing, page })),
  });

  it('runs every check of pages, after one that throws too, and names all pages of a finding', async () => {
    const found = await pageFindings([check({ pages: fail }), check({}), shared], siteWith());
    expect(found.map(findingLine)).toEqual([
      'checks/: The check could not run: no such file. (LR21)',
      'a.html, b.html: Do it. See content/a.ts: a. (B1)',
    ]);
  });
});

describe('launch', () => {
  it('goes on after a check that fails', async () => {
    const found = await launched([check({ launch: fail }), check({})]);
    expect(found.map(({ text }) => text)).toEqual([
      'The check could not run: no such file.',
      'Do it.',
    ]);
  });
});

describe('the report', () => {
  it('numbers the list, and names rule, file and field', () => {
    const seen = { ...finding, severity: 'warning' as const, pages: ['a.html', 'b.html'] };
    expect(report([finding, seen], '2026-12-01')).toEqual([
      'Launch check, 2026-12-01',
      '',
      'Legal pages',
      '',
      '   1. content/a.ts  a  (error LR21: it is done)',
      '      Do it.',
      '   2. content/a.ts  a  (warning LR21: it is done)',
      '      Do it. Seen on a.html, b.html.',
      '',
      '1 error, 1 warning. Errors must be done before this site goes public; warnings want a look.',
    ]);
  });

  it('breaks long texts between words', () => {
    const lines = report([{ ...finding, text: 'word '.repeat(60).trim() }], '2026-12-01');
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(100);
  });

  it('says when nothing is left', () => {
    expect(report([], '2026-12-01').at(-1)).toBe(
      '0 errors, 0 warnings. Nothing keeps this site from going public.',
    );
  });
});

describe('the first screen', () => {
  it('is ten lines at most, with the first error as the next step', () => {
    const warning = { ...finding, severity: 'warning' as const, part: 'Words' };
    const long = { ...finding, text: 'word '.repeat(400).trim(), field: 'b' };
    const many = Array.from({ length: 40 }, (_, index) => ({ ...warning, part: `Part ${index}` }));
    const lines = summary([warning, long, ...many], '2026-12-01');
    expect(lines.length).toBeLessThanOrEqual(10);
    expect(lines).toContain('Next: content/a.ts  b  (error LR21: it is done)');
    expect(lines.at(-1)).toBe('The whole list: npm run launch -- --all');
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(100);
  });

  it('says when nothing is left', () => {
    expect(summary([], '2026-12-01')).toEqual([
      'Launch check, 2026-12-01: 0 errors, 0 warnings. Nothing keeps this site from going public.',
    ]);
  });
});

describe('the line of a build', () => {
  const sample = { ...finding, isSample: true as const };
  const expiry = { ...finding, field: 'site.supportEmailChecked', text: 'Look again.' };

  it.each([
    [[], []],
    [[finding], ['1 thing to do before launch (npm run launch)']],
    [[sample, finding], ['Sample content: 2 things to do before launch (npm run launch)']],
    [
      [{ ...sample, severity: 'warning' as const }],
      ['1 thing to look at before launch (npm run launch)'],
    ],
    [[expiry], ['Warning: Look again.', '1 thing to do before launch (npm run launch)']],
  ])('counts what the list counts', (findings, lines) => {
    expect(launchLines(findings)).toEqual(lines);
  });
});
