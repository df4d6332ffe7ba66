/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { storageKeys } from '../storage/keys';
import { withStep } from './desk';
import { useDesk } from './use-desk';

it('keeps what changes, for every user of the hook, until it is erased', () => {
  const first = renderHook(useDesk);
  const second = renderHook(useDesk);
  act(() => first.result.current.change((kept) => withStep(kept, 'receipt', true)));
  act(() => second.result.current.change((kept) => ({ ...kept, username: 'Pilot' })));
  expect(first.result.current.desk).toEqual({ done: ['receipt'], username: 'Pilot', paidOn: '' });
  expect(window.localStorage.getItem(storageKeys.access)).toContain('Pilot');
  act(() => first.result.current.erase());
  expect(second.result.current.desk).toEqual({ done: [], username: '', paidOn: '' });
  expect(window.localStorage).toHaveLength(0);
});
