import { inTime } from './in-time';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const never = new Promise<never>(() => undefined);

it('gives what was loaded, and leaves no timer behind', async () => {
  await expect(inTime(Promise.resolve('code'), 100)).resolves.toBe('code');
  expect(jest.getTimerCount()).toBe(0);
});

it('fails as the loading failed', async () => {
  await expect(inTime(Promise.reject(new Error('404')), 100)).rejects.toThrow('404');
  expect(jest.getTimerCount()).toBe(0);
});

it('fails once the limit is over, and not before', async () => {
  const failed = jest.fn();
  const waiting = inTime(never, 100).catch(failed);
  await jest.advanceTimersByTimeAsync(99);
  expect(failed).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  await waiting;
  expect(failed).toHaveBeenCalledWith(new Error('no code after 100 ms'));
});
