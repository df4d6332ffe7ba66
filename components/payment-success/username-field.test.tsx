import { fc } from '@/engine/testing/properties';
import { checkUsername } from './username-field';

const rule = { shortest: 3, longest: 10, others: '-_' };
const check = (typed: string) => checkUsername(typed, rule);

it.each(['', '   ', '@', '\u200b'])('is none in %j', (typed) => {
  expect(check(typed)).toEqual({ kind: 'none' });
});

it.each([
  ['Pilot', 'Pilot'],
  ['  Pilot\t', 'Pilot'],
  ['@Pilot', 'Pilot'],
  ['\u200bPi\u00adlot\ufeff', 'Pilot'],
  ['a_b-3', 'a_b-3'],
])('takes %j for %s', (typed, name) => {
  expect(check(typed)).toEqual({ kind: 'ok', name });
});

it.each([
  ['pilot@mail.example', { kind: 'email' }],
  ['https://platform.example/u/Pilot/', { kind: 'address', name: 'Pilot' }],
  ['https://platform.example/u/Pilot/?tab=ideas#top', { kind: 'address', name: 'Pilot' }],
  ['www.platform.example/u/Pilot', { kind: 'address', name: 'Pilot' }],
  ['Harbour Pilot', { kind: 'space' }],
  ['Pil\u043et', { kind: 'characters', found: '\u043e' }],
  ['Pilot!', { kind: 'characters', found: '!' }],
  ['Pilot\u{1f600}', { kind: 'characters', found: '\u{1f600}' }],
  ['<img src=x>', { kind: 'space' }],
  ['<b>', { kind: 'characters', found: '<' }],
  ['Pi', { kind: 'short' }],
  ['x'.repeat(11), { kind: 'long' }],
])('finds the fault in %j', (typed, problem) => {
  expect(check(typed)).toMatchObject({ kind: 'odd', problem });
});

it('takes every name of the allowed signs and lengths, and the same again with blanks around it', () => {
  const sign = fc.constantFrom(...'abcXYZ0189-_');
  const names = fc.string({ unit: sign, minLength: 3, maxLength: 10 });
  fc.assert(
    fc.property(names, (name) => {
      expect(check(` ${name} `)).toEqual({ kind: 'ok', name });
    }),
  );
});

it('has an answer for whatever is typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (typed) => {
      expect(['none', 'ok', 'odd']).toContain(check(typed).kind);
    }),
  );
});
