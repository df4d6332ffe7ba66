import type { Case, Finding, Findings } from 'repaint-check';
import { content } from '@/lib/content/content';
import { casesCsv, findingText, postOf, sorted, stripPaths, summaryOf } from './report';

const { repaintCheck: texts } = content;
const words = { texts, locale: 'en' };

const HOUR = 3_600_000;

const caseAt = (hour: number, from: Case['from'], to: Case['to']): Case => ({
  ...{ time: hour * HOUR, from, to, barsBack: 2, knownAt: 90 * HOUR, seenAt: 100 * HOUR },
});

const finding = (name: string, verdict: Finding['verdict'], others: Partial<Finding> = {}) => ({
  ...{ name, verdict, compared: 40, changed: 0, vanished: 0, appeared: 0 },
  ...{ farthestBack: null, late: null, cases: [], reason: null, ...others },
});

const CHANGED = finding('=A', 'changed', {
  ...{ changed: 3, farthestBack: 7, cases: [caseAt(10, 1.5, 1.25), caseAt(50, 0.1, null)] },
});
const steady = { least: 4, median: 4, most: 4 };
const LATE = finding('B, late', 'late', {
  ...{ appeared: 2, late: steady, cases: [caseAt(100, null, 2)] },
});
const REASON = { code: 'missing', values: { name: 'new.csv' } } as const;

const findings: Findings = {
  columns: [finding('C', 'unchanged'), LATE, CHANGED, finding('D', 'unchanged')],
  notes: [{ code: 'bars-left-out', values: { first: 'a', second: 'b', count: 3 } }],
};

it.each<[string, Finding, RegExp]>([
  ['a change, with its numbers', CHANGED, /40.*\b3 changed.*7 back/],
  ['one delay', LATE, /\b2 came 4 bars late/],
  [
    'several delays',
    { ...LATE, late: { least: 1, median: 2, most: 6 } },
    /\b2 came 1 to 6 bars late, half 2/,
  ],
  ['how many values stayed', finding('C', 'unchanged'), /^40 values/],
  ['why nothing was compared', finding('C', 'incomparable', { reason: REASON }), /new\.csv/],
])('a sentence says %s', (_, found, sentence) => {
  expect(findingText(words, found)).toMatch(sentence);
});

it('the worst verdicts come first, and are counted', () => {
  expect(sorted(findings).map(({ name }) => name)).toEqual(['=A', 'B, late', 'C', 'D']);
  const { changed, late, unchanged } = texts.verdicts;
  expect(summaryOf(words, findings)).toBe(`${changed}: 1 · ${late}: 1 · ${unchanged}: 2`);
});

it('a copied result names the files, each column once, the notes and the limits', () => {
  const lines = postOf(words, findings, ['a.csv', 'b.csv']).split('\n');
  expect(lines).toHaveLength(7);
  expect(lines[0]).toContain('a.csv and b.csv');
  expect(lines[1]).toContain(`=A: ${texts.verdicts.changed}`);
  expect(lines.at(-2)).toContain('3');
  expect(lines.at(-1)).toBe(texts.result.limits);
});

it('the CSV has all cases, and no cell that a spreadsheet would run', () => {
  const [header, ...rows] = casesCsv(words, findings).trimEnd().split('\r\n');
  expect(header).toBe(texts.result.header.join());
  expect(rows).toEqual([
    '"B, late",1970-01-05 04:00,,2,2,1970-01-05 04:00',
    "'=A,1970-01-01 10:00,1.5,1.25,2,1970-01-05 04:00",
    "'=A,1970-01-03 02:00,0.1,,2,1970-01-05 04:00",
  ]);
});

it('a strip marks each change where it was, and late values with shorter ticks', () => {
  const cases = [...CHANGED.cases, caseAt(10, 2, 3), ...LATE.cases];
  expect(stripPaths(cases, [0, 100 * HOUR])).toEqual({
    changed: 'M30 12v-12M150 12v-12',
    late: 'M300 12v-6',
  });
});
