/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { useNoticePreference } from './use-notice-preference';

afterEach(() => window.localStorage.clear());

it('is on by default', () => {
  const { result } = renderHook(() => useNoticePreference());
  expect(result.current.on).toBe(true);
});

it('switches off for good', () => {
  const { result } = renderHook(() => useNoticePreference());
  act(() => result.current.setOn(false));
  expect([result.current.on, window.localStorage.getItem('ui:notices')]).toEqual([false, 'off']);
});

it('switches off everywhere on the page', () => {
  const one = renderHook(() => useNoticePreference());
  const other = renderHook(() => useNoticePreference());
  act(() => one.result.current.setOn(false));
  expect(other.result.current.on).toBe(false);
});

it('leaves nothing stored when switched on again', () => {
  const { result } = renderHook(() => useNoticePreference());
  act(() => result.current.setOn(false));
  act(() => result.current.setOn(true));
  expect(window.localStorage).toHaveLength(0);
});
