import { faultLines, faultLinesOf } from '../fault-lines';

it.each<[kind: string, value: unknown, line: string]>([
  [
    'a rating between halves',
    4.7,
    'content/testimonials.ts: testimonials.items[2].rating: expected a rating from 0 to 5 in steps of 0.5, got 4.7',
  ],
  [
    'six stars',
    6,
    'content/testimonials.ts: testimonials.items[2].rating: expected a rating from 0 to 5 in steps of 0.5, got 6',
  ],
  [
    'an unknown provenance',
    'sure',
    'content/statistics.ts: statistics.items[0].provenance.status: expected a status: verified, stated, example, got "sure"',
  ],
  [
    'a notice with a full name',
    'Bob Breakout',
    'content/notices.ts: notices.pool[0].name: expected an initial and a surname, such as "B. Breakout", got "Bob Breakout"',
  ],
  [
    'another notice label',
    'Live',
    'content/notices.ts: notices.simulatedLabel: expected the word Simulated, got "Live"',
  ],
  [
    'a picture outside public/',
    'https://a.example/x.png',
    'content/testimonials.ts: testimonials.items[0].avatar: expected the path of a picture under public/, got "https://a.example/x.png"',
  ],
])('reports %s', (_kind, value, line) => {
  expect(faultLinesOf(line, value)).toEqual([line]);
});

it('reports a verified claim without evidence', () => {
  const verified = { status: 'verified' };
  expect(faultLines([['statistics.items[0].provenance', verified]])).toEqual([
    'content/statistics.ts: statistics.items[0].provenance.evidence: expected an object with fields, got nothing',
  ]);
});
