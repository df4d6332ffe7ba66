import { demoWords } from '@/content/demo-words';
import { faultLines, faultLinesOf } from '../fault-lines';
import { leavesOf } from '../walk';
import { demoTemplate } from './demo-placeholders';

it.each<[kind: string, value: unknown, line: string]>([
  [
    'a lost placeholder',
    'Bar',
    'content/demo-words.ts: demoWords.proof.bar: expected text with {bar}, got "Bar"',
  ],
  [
    'a mistyped placeholder',
    '{name}: {bars}',
    'content/demo-words.ts: demoWords.file.tooFew: expected no words in braces but {name}, {count}, {least}, got "{name}: {bars}"',
  ],
  [
    'a placeholder where none is filled',
    'Play {bars}',
    'content/demo-words.ts: demoWords.controls.play: expected text without braces, got "Play {bars}"',
  ],
  [
    'a placeholder that a title does not know',
    'Market {name}',
    'content/demo-words.ts: demoWords.titles[1]: expected no words in braces but {market}, {timeframe}, got "Market {name}"',
  ],
  [
    'a stray brace in a title of a file',
    'Your file {timeframe',
    'content/demo-words.ts: demoWords.yourTitles[0]: expected no words in braces but {market}, {timeframe}, got "Your file {timeframe"',
  ],
])('reports %s', (_kind, value, line) => {
  expect(faultLinesOf(line, value)).toEqual([line]);
});

it.each([
  ['confirmed swing', '{from}', '{side}, {label}, {price}'],
  ['confirmed break', '{low}', '{direction}, {name}, {price}'],
  ['mitigated order-block', '{price}', '{direction}, {low}, {high}'],
  ['filled gap', '{price}', '{direction}, {low}, {high}'],
  ['confirmed dealing-range', '{price}', '{low}, {high}, {equilibrium}'],
  ['broken zone', '{price}', '{timeframe}, {side}, {low}, {high}'],
  ['confirmed trend', '{name}', '{timeframe}, {direction}, {structure}, {average}'],
  ['confirmed session', '{price}', '{name}, {low}, {high}'],
  ['broken opening-range', '{price}', '{name}, {low}, {high}'],
  ['taken level', '{low}', '{name}, {price}'],
])('reports what a sentence about "%s" cannot say', (event, text, allowed) => {
  expect(faultLines([[`demoWords.sentences.${event}`, text]])).toEqual([
    `content/demo-words.ts: demoWords.sentences.${event}: expected no words in braces but ${allowed}, got "${text}"`,
  ]);
});

it('lets a sentence leave out what it could say', () => {
  expect(faultLines([['demoWords.sentences.confirmed swing', 'a swing']])).toEqual([]);
});

it('knows every text of the demo that has something in braces', () => {
  const filled = leavesOf(demoWords, ['demoWords']).filter(({ text }) => text.includes('{'));
  const unknown = filled.filter(({ path }) => !demoTemplate(path.join('.')));
  expect(unknown).toEqual([]);
  expect(filled.length).toBeGreaterThan(30);
});

it.each(['pricing.choose', 'controls.perSecond', 'demoWordsToo.titles.0', 'demoWords.label'])(
  'leaves %s to others',
  (place) => {
    expect(demoTemplate(place)).toBeUndefined();
  },
);
