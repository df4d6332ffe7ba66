/** @jest-environment node */
import { buildLine } from './build-line';
import { siteFindings } from './site-findings';

jest.mock('./site-findings', () => ({ siteFindings: jest.fn() }));

const lineFor = (...severities: string[]) => {
  jest
    .mocked(siteFindings)
    .mockResolvedValue(severities.map((severity) => ({ severity })) as never);
  return buildLine('out', '2026-12-01');
};

it.each([
  [[], null],
  [['warning'], null],
  [['error', 'warning'], 'Sample content: 1 thing to do before launch (npm run launch)'],
  [['error', 'error'], 'Sample content: 2 things to do before launch (npm run launch)'],
])('for %j is %j', async (severities, line) => {
  expect(await lineFor(...severities)).toBe(line);
});

it('fails no build when the check itself cannot run', async () => {
  jest.mocked(siteFindings).mockRejectedValue(new Error('no such file'));
  expect(await buildLine('out', '2026-12-01')).toBe('The launch check could not run: no such file');
});
