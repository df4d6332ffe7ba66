import fc from 'fast-check';
import { MOST_CHARACTERS, readDesk, withStep, writeDesk } from './desk';

const nothing = { done: [], username: '', paidOn: '' };

it.each([
  null,
  '',
  'off',
  '{',
  'null',
  '7',
  '"text"',
  '[]',
  '{}',
  '{"done":"receipt","username":7,"paidOn":null}',
  '{"done":[1,{}],"username":["a"],"paidOn":"2026-13-40"}',
  '{"paidOn":"<b>2026-11-21</b>"}',
  '{"__proto__":{"username":"x"}}',
])('reads nothing in %j', (text) => {
  expect(readDesk(text)).toEqual(nothing);
});

it('reads the good fields beside bad ones', () => {
  expect(readDesk('{"done":["receipt",7],"username":"Pilot","paidOn":"soon"}')).toEqual({
    done: ['receipt'],
    username: 'Pilot',
    paidOn: '',
  });
});

it('cuts a username that no field can have held', () => {
  const text = JSON.stringify({ username: 'x'.repeat(1_000_000) });
  expect(readDesk(text).username).toHaveLength(MOST_CHARACTERS);
});

it('keeps nothing where there is nothing to keep', () => {
  expect(writeDesk(nothing)).toBeNull();
});

it('reads whatever it wrote', () => {
  const desks = fc.record({
    done: fc.array(fc.string()),
    username: fc.string({ maxLength: MOST_CHARACTERS }),
    paidOn: fc.constantFrom('', '2026-11-21', '2024-02-29', '0002-01-01'),
  });
  fc.assert(fc.property(desks, (desk) => expect(readDesk(writeDesk(desk))).toEqual(desk)));
});

it('ticks a step once, and takes its tick away', () => {
  const ticked = withStep(withStep(nothing, 'receipt', true), 'receipt', true);
  expect(ticked.done).toEqual(['receipt']);
  expect(withStep(withStep(ticked, 'chart', true), 'receipt', false).done).toEqual(['chart']);
});
