/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { useLazyModule } from './lazy-module';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(async () => jest.advanceTimersByTimeAsync(ms));

it('loads once when wanted, and keeps the loaded module', async () => {
  const load = jest.fn(async () => 'code');
  const { result, rerender } = renderHook(({ isWanted }) => useLazyModule(load, isWanted), {
    initialProps: { isWanted: false },
  });
  await pass(0);
  expect(load).not.toHaveBeenCalled();
  for (const isWanted of [true, false, true]) {
    rerender({ isWanted });
    await pass(0);
    expect(result.current.code).toBe('code');
  }
  expect(load).toHaveBeenCalledTimes(1);
});

it('reports a module that fails twice, and still takes it later', async () => {
  const load = jest.fn(async () => 'code');
  for (const _ of ['once', 'twice']) load.mockRejectedValueOnce(new Error('404'));
  const { result } = renderHook(() => useLazyModule(load, true));
  await pass(0);
  expect(result.current).toEqual({ code: null, isLost: false });
  await pass(1000);
  expect(result.current).toEqual({ code: null, isLost: true });
  window.dispatchEvent(new Event('online'));
  await pass(2000);
  expect(result.current.code).toBe('code');
});
