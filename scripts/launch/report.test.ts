import type { Finding } from './finding';
import { report } from './report';

const finding: Finding = {
  rule: 'LR03',
  title: 'it sells',
  part: 'Plans and payment',
  severity: 'error',
  file: 'content/plans.ts',
  field: 'plans[0].paymentLink',
  text: 'The plan cannot be bought.',
  pages: [],
};

it('numbers the list, and names rule, file and field', () => {
  expect(report([finding, { ...finding, severity: 'warning' }], '2026-12-01')).toEqual([
    'Launch check, 2026-12-01',
    '',
    'Plans and payment',
    '',
    '   1. content/plans.ts  plans[0].paymentLink  (error LR03: it sells)',
    '      The plan cannot be bought.',
    '   2. content/plans.ts  plans[0].paymentLink  (warning LR03: it sells)',
    '      The plan cannot be bought.',
    '',
    '1 error, 1 warning. Errors must be done before this site goes public; warnings want a look.',
  ]);
});

it('names the pages on which a thing was seen', () => {
  const lines = report([{ ...finding, pages: ['a.html', 'b.html'] }], '2026-12-01');
  expect(lines).toContain('      The plan cannot be bought. Seen on a.html, b.html.');
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
