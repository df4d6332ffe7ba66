/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { useLazyModule } from './lazy-module';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(async () => jest.advanceTimersByTimeAsync(ms));
const codeAfter = (ms: number) => new Promise<string>((resolve) => setTimeout(resolve, ms, 'code'));

const renderLate = (load: () => Promise<string>, when: boolean | number, slowMs?: number) =>
  renderHook((props) => useLazyModule(load, props.when, slowMs), { initialProps: { when } });

it('loads only when needed, and keeps the loaded module', async () => {
  const { result, rerender } = renderLate(async () => 'code', false);
  await pass(0);
  expect(result.current).toEqual({ state: 'waiting', code: null });
  rerender({ when: true });
  expect(result.current).toEqual({ state: 'loading', code: null });
  await pass(0);
  expect(result.current).toEqual({ state: 'loaded', code: 'code' });
  for (const when of [false, true]) {
    rerender({ when });
    expect(result.current.code).toBe('code');
  }
});

it('retries when a numeric `when` grows', async () => {
  const load = jest.fn(async () => 'code').mockRejectedValueOnce(new Error('404'));
  const { result, rerender } = renderLate(load, 1);
  await pass(0);
  expect(result.current).toEqual({ state: 'failed', code: null });
  rerender({ when: 2 });
  await pass(0);
  expect(result.current).toEqual({ state: 'loaded', code: 'code' });
});

it('reports that loading is slow, and still accepts the module later', async () => {
  const { result } = renderLate(() => codeAfter(150), true, 100);
  await pass(99);
  expect(result.current.state).toBe('loading');
  await pass(1);
  expect(result.current.state).toBe('slow');
  await pass(50);
  expect(result.current).toEqual({ state: 'loaded', code: 'code' });
});
