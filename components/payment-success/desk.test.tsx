import { act, renderHook } from '@testing-library/react';
import { fc } from '@/engine/testing/properties';
import { storageKeys } from '@/lib/browser/storage-keys';
import { changeDesk, type Desk, eraseDesk, useDesk, withStep } from './desk';

const key = storageKeys.access;
const nothing = { done: [], username: '', paidOn: '' };

/** @returns the desk where this browser keeps `text` for it, as another tab may have written it */
function deskOf(text: string): Desk {
  const { result, unmount } = renderHook(useDesk);
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: text }));
  });
  unmount();
  return result.current;
}

it.each([
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
  '{"paidOn":"2026-02-30"}',
  '{"__proto__":{"username":"x"}}',
])('reads nothing in %j', (text) => {
  expect(deskOf(text)).toEqual(nothing);
});

it('reads the good fields beside bad ones, and cuts a username that no field can have held', () => {
  expect(deskOf('{"done":["receipt",7],"username":"Pilot","paidOn":"soon"}')).toEqual({
    done: ['receipt'],
    username: 'Pilot',
    paidOn: '',
  });
  expect(deskOf(JSON.stringify({ username: 'x'.repeat(1_000_000) })).username).toHaveLength(200);
});

it('keeps what changes, and nothing once it is erased', () => {
  const { result } = renderHook(useDesk);
  act(() => changeDesk((kept) => withStep(kept, 'receipt', true)));
  act(() => changeDesk((kept) => ({ ...kept, username: 'Pilot' })));
  const desk = { done: ['receipt'], username: 'Pilot', paidOn: '' };
  expect(result.current).toEqual(desk);
  expect(JSON.parse(window.localStorage.getItem(key) ?? '')).toEqual(desk);
  act(eraseDesk);
  expect(result.current).toEqual(nothing);
  expect(window.localStorage).toHaveLength(0);
});

it('reads whatever it wrote', () => {
  const desks = fc.record({
    done: fc.array(fc.string()),
    username: fc.string({ maxLength: 200 }),
    paidOn: fc.constantFrom('', '2026-11-21', '2024-02-29', '0002-01-01'),
  });
  fc.assert(
    fc.property(desks, (desk) => expect(deskOf(JSON.stringify(desk))).toEqual(desk)),
    { numRuns: 50 },
  );
});

it('ticks a step once, and takes its tick away', () => {
  const ticked = withStep(withStep(nothing, 'receipt', true), 'receipt', true);
  expect(ticked.done).toEqual(['receipt']);
  expect(withStep(withStep(ticked, 'chart', true), 'receipt', false).done).toEqual(['chart']);
});
