import { faultLines, faultLinesOf } from '../fault-lines';

const terms =
  'swing, bos, choch, order-block, fvg, dealing-range, zone, trend, session, opening-range, level, repainting';
const long = 'x'.repeat(321);

it.each<[kind: string, value: unknown, line: string]>([
  ['a missing text', undefined, 'content/demo.ts: demo.proof: expected text, got nothing'],
  [
    'another drawing than there is',
    'rocket',
    'content/demo.ts: demo.picture.drawing: expected a drawing: home, smart-money, zones, sessions, demo, closing, not-found, got "rocket"',
  ],
  [
    'a single check',
    ['Look.'],
    'content/demo.ts: demo.checks: expected at least 2 checks, got ["Look."]',
  ],
  [
    'a missing word of the controls',
    undefined,
    'content/demo-words.ts: demoWords.controls.play: expected text, got nothing',
  ],
  [
    'a chart without a title',
    [],
    'content/demo-words.ts: demoWords.titles: expected at least 1 title, got []',
  ],
  [
    'an empty sentence',
    '',
    'content/demo-words.ts: demoWords.sentences.confirmed gap: expected text that is not empty, got ""',
  ],
  [
    'a term twice',
    'swing',
    'content/glossary.ts: glossary[1].id: expected an id that no other item has, got "swing"',
  ],
  [
    'a term that no chart has',
    'rsi',
    `content/glossary.ts: glossary[3].id: expected a term: ${terms}, got "rsi"`,
  ],
  [
    'a meaning without end',
    long,
    `content/glossary.ts: glossary[0].meaning: expected at most 320 characters, got "${long}"`,
  ],
])('reports %s', (_kind, value, line) => {
  // A long value is cut where it is quoted.
  expect(faultLinesOf(line, value)).toEqual([
    expect.stringContaining(line.split(', got')[0] ?? ''),
  ]);
});

it('reports a sentence that is about no event', () => {
  expect(faultLines([['demoWords.sentences.confirmed swings', 'a swing']])).toEqual([
    'content/demo-words.ts: demoWords.sentences.confirmed swings: expected no such field, got "a swing"',
  ]);
});

it('reports a word that nobody says', () => {
  const lines = faultLines([['demoWords.controls.rewind', 'Rewind']]);
  expect(lines).toEqual([expect.stringContaining('demoWords.controls.rewind')]);
});
