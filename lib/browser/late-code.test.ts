/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { useIdle, useLate, withTimeout } from './late-code';

const never = new Promise<never>(() => undefined);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(async () => jest.advanceTimersByTimeAsync(ms));

describe('useLate', () => {
  it('loads nothing before it is wanted', async () => {
    const load = jest.fn(async () => 'code');
    const { result, rerender } = renderHook(({ when }) => useLate(load, when), {
      initialProps: { when: false },
    });
    await pass(0);
    expect(load).not.toHaveBeenCalled();
    expect(result.current).toEqual({ state: 'waiting', code: null });
    rerender({ when: true });
    expect(result.current).toEqual({ state: 'loading', code: null });
    await pass(0);
    expect(result.current).toEqual({ state: 'loaded', code: 'code' });
  });

  it('keeps what is loaded when it is wanted no more, and wanted again', async () => {
    const load = async () => 'code';
    const { result, rerender } = renderHook(({ when }) => useLate(load, when), {
      initialProps: { when: true },
    });
    await pass(0);
    for (const when of [false, true]) {
      rerender({ when });
      expect(result.current.code).toBe('code');
    }
  });

  it('tries again when the number of attempts grows', async () => {
    const load = jest.fn<Promise<string>, []>().mockRejectedValueOnce(new Error('404'));
    load.mockResolvedValue('code');
    const { result, rerender } = renderHook(({ attempts }) => useLate(load, attempts), {
      initialProps: { attempts: 1 },
    });
    await pass(0);
    expect(result.current).toEqual({ state: 'failed', code: null });
    rerender({ attempts: 2 });
    await pass(0);
    expect(result.current).toEqual({ state: 'loaded', code: 'code' });
  });

  it('says when it is slow, and takes what comes later', async () => {
    let arrive = (_code: string) => {};
    const loading = new Promise<string>((resolve) => {
      arrive = resolve;
    });
    const load = () => loading;
    const { result } = renderHook(() => useLate(load, true, 100));
    await pass(99);
    expect(result.current.state).toBe('loading');
    await pass(1);
    expect(result.current.state).toBe('slow');
    arrive('code');
    await pass(0);
    expect(result.current).toEqual({ state: 'loaded', code: 'code' });
  });

  it('leaves no timer behind', async () => {
    const load = () => never;
    renderHook(() => useLate(load, true, 100)).unmount();
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('withTimeout', () => {
  it('gives what was loaded, and leaves no timer behind', async () => {
    await expect(withTimeout(Promise.resolve('code'), 100)).resolves.toBe('code');
    expect(jest.getTimerCount()).toBe(0);
  });

  it('fails as the loading failed', async () => {
    await expect(withTimeout(Promise.reject(new Error('404')), 100)).rejects.toThrow('404');
    expect(jest.getTimerCount()).toBe(0);
  });

  it('fails once the time is over, and not before', async () => {
    const failed = jest.fn();
    void withTimeout(never, 100).catch(failed);
    await jest.advanceTimersByTimeAsync(99);
    expect(failed).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(failed).toHaveBeenCalledWith(new Error('no code after 100 ms'));
  });
});

describe('useIdle', () => {
  afterEach(() => Reflect.deleteProperty(globalThis, 'requestIdleCallback'));

  /** jsdom has no idle callbacks. @returns runs the one that waits */
  function mockIdle() {
    let waiting: (() => void) | null = null;
    globalThis.requestIdleCallback = (callback) => {
      waiting = () => callback({ didTimeout: false, timeRemaining: () => 50 });
      return 7;
    };
    globalThis.cancelIdleCallback = jest.fn();
    return () => act(() => waiting?.());
  }

  it('is idle once the browser was', () => {
    const rest = mockIdle();
    const { result } = renderHook(useIdle);
    expect(result.current).toBe(false);
    rest();
    expect(result.current).toBe(true);
  });

  it('calls off what it waits for when it goes', () => {
    mockIdle();
    renderHook(useIdle).unmount();
    expect(cancelIdleCallback).toHaveBeenCalledWith(7);
  });

  it('waits a little where the browser cannot tell', async () => {
    const { result } = renderHook(useIdle);
    await pass(199);
    expect(result.current).toBe(false);
    await pass(1);
    expect(result.current).toBe(true);
  });
});
