import { buildLine } from './build-line';
import { siteFindings } from './site-findings';

jest.mock('./site-findings', () => ({ siteFindings: jest.fn() }));

const lineFor = (...findings: object[]) => {
  jest.mocked(siteFindings).mockResolvedValue(findings as never);
  return buildLine('out', '2026-12-01');
};

const sample = { severity: 'error', isSample: true };
const own = { severity: 'error' };
const warning = { severity: 'warning' };

it.each([
  ['nothing', [], null],
  ['a warning', [warning], '1 thing to do before launch (npm run launch)'],
  ['things of one’s own', [own, warning], '2 things to do before launch (npm run launch)'],
  ['a sample', [sample], 'Sample content: 1 thing to do before launch (npm run launch)'],
  [
    'a sample among others',
    [own, sample, warning],
    'Sample content: 3 things to do before launch (npm run launch)',
  ],
])('counts what the list counts: %s', async (_, findings, line) => {
  expect(await lineFor(...findings)).toBe(line);
});

it('fails no build when the check itself cannot run', async () => {
  jest.mocked(siteFindings).mockRejectedValue(new Error('no such file'));
  expect(await buildLine('out', '2026-12-01')).toBe('The launch check could not run: no such file');
});
