import { acknowledged, readAcknowledgements } from './acknowledgements';
import type { Finding } from './finding';
import { rules } from './rules';

const entry = { rule: 'LR21', reason: 'Booked for May', who: 'Ann', expires: '2026-12-31' };
const readOf = (...entries: unknown[]) =>
  readAcknowledgements(JSON.stringify(entries), rules, '2026-12-01');
const faultsOf = (...entries: unknown[]) =>
  readOf(...entries).faults.map(({ field, text }) => `${field} ${text}`);

const finding: Finding = {
  rule: 'LR21',
  title: 'a lawyer has read the contract',
  part: 'Legal pages',
  severity: 'error',
  file: 'content/launch.ts',
  field: 'launch.legalReview.terms',
  text: 'No lawyer has read this page.',
  pages: [],
};

it('turns an error into a warning, and says who decided so', () => {
  const { accepted, faults } = readOf(entry);
  expect(faults).toEqual([]);
  expect(acknowledged(finding, accepted)).toMatchObject({
    severity: 'warning',
    text: 'No lawyer has read this page. (Ann puts up with it until 2026-12-31: Booked for May)',
  });
});

it('touches no other rule', () => {
  const other = { ...finding, rule: 'LR06' };
  expect(acknowledged(other, readOf(entry).accepted)).toBe(other);
});

it('counts on its last day', () => {
  expect(readOf({ ...entry, expires: '2026-12-01' }).accepted).toHaveLength(1);
});

it.each([
  ['an end that has come', { expires: '2026-11-30' }, '[0] It ended on 2026-11-30.'],
  ['a rule that is none', { rule: 'LR99' }, '[0] There is no rule LR99. Only these'],
  ['a rule that nobody may put up with', { rule: 'LR03' }, '[0] LR03 cannot be put up with.'],
  ['a missing name', { who: undefined }, '[0].who Expected text.'],
  ['a missing reason', { reason: '' }, '[0].reason Expected text that is not empty.'],
  ['a missing end', { expires: undefined }, '[0].expires Expected a date written YYYY-MM-DD.'],
])('reports %s and does not count it', (_, changes, text) => {
  const changed = { ...entry, ...changes };
  expect(faultsOf(changed)).toEqual([expect.stringContaining(text)]);
  expect(readOf(changed).accepted).toEqual([]);
});

it('reports a field that there is none of', () => {
  expect(faultsOf({ ...entry, until: 'May' })).toEqual([
    expect.stringContaining('each entry has rule, reason, who, expires'),
  ]);
});

it.each([
  ['{', 'This is not JSON.'],
  ['{}', 'Expected a list.'],
])('reports a file that holds %s', (source, words) => {
  const { faults } = readAcknowledgements(source, rules, '2026-12-01');
  expect(faults).toEqual([expect.objectContaining({ text: expect.stringContaining(words) })]);
});
