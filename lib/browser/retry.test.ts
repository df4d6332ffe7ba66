/** @jest-environment jsdom */
import { loadPart, setLost } from './retry';

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = '<p id="lost" class="late-status">Lost</p>';
});
afterEach(() => jest.useRealTimers());

const isSaid = () => !document.querySelector('#lost')?.hasAttribute('hidden');
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const press = () => window.dispatchEvent(new Event('keydown'));

it('the sentence shows while any part is lost', () => {
  setLost('one', true);
  setLost('two', true);
  setLost('one', false);
  expect(isSaid()).toBe(true);
  setLost('two', false);
  expect(isSaid()).toBe(false);
});

it('a lost part is asked for again once by itself, then at inputs, until it loads', async () => {
  setLost('', false);
  const queries: unknown[] = [];
  const load = jest.fn(async () => {
    queries.push(Reflect.get(globalThis, 'importQuery'));
    if (queries.length < 4) throw new Error('404');
    return 'code';
  });
  const onLost = jest.fn();
  const loaded = loadPart(load, onLost);
  await pass(999);
  expect(load).toHaveBeenCalledTimes(1);
  expect(isSaid()).toBe(false);
  await pass(1);
  expect(load).toHaveBeenCalledTimes(2);
  expect([isSaid(), onLost.mock.calls.length]).toEqual([true, 1]);
  await pass(60_000);
  expect(load).toHaveBeenCalledTimes(2);
  press();
  await pass(0);
  expect(load).toHaveBeenCalledTimes(3);
  // An input during the pause counts.
  press();
  await pass(3000);
  expect(await loaded).toBe('code');
  expect(isSaid()).toBe(false);
  expect(queries).toEqual([undefined, '?1', '?2', '?3']);
});

it('a part that hangs is lost after 15 s, until it loads', async () => {
  setLost('', false);
  const loaded = loadPart(() => new Promise((resolve) => setTimeout(resolve, 20_000)));
  await pass(14_999);
  expect(isSaid()).toBe(false);
  await pass(1);
  expect(isSaid()).toBe(true);
  await pass(5000);
  await loaded;
  expect(isSaid()).toBe(false);
});
