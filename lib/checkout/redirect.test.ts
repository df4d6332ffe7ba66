import { REDIRECT_DELAY, REDIRECT_LIMIT, RETRY_DELAY } from './choose-plan';
import { navigate } from './navigate';
import { isLeavingFor, leaveFor, stay } from './redirect';

jest.mock('./navigate');

const url = 'https://pay.example/monthly';
const other = 'https://pay.example/annual';

beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(navigate).mockReset();
});

afterEach(() => {
  stay();
  jest.useRealTimers();
});

const visited = () => jest.mocked(navigate).mock.calls.map(([address]) => address);
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

/** A toast that can be seen after `ms`. */
const shownAfter = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

describe('leaveFor', () => {
  it('leaves time to see the toast', async () => {
    leaveFor(url, Promise.resolve());
    await pass(REDIRECT_DELAY - 1);
    expect(visited()).toEqual([]);
  });

  it('then goes', async () => {
    leaveFor(url, Promise.resolve());
    await pass(REDIRECT_DELAY);
    expect(visited()).toEqual([url]);
  });

  it('counts that time from when the toast is shown', async () => {
    leaveFor(url, shownAfter(200));
    await pass(REDIRECT_DELAY + 199);
    expect(visited()).toEqual([]);
  });

  it.each([
    ['late', REDIRECT_LIMIT - REDIRECT_DELAY + 1],
    ['never', 2 ** 30],
  ])('goes in time although the toast comes %s', async (_, ms) => {
    leaveFor(url, shownAfter(ms));
    await pass(REDIRECT_LIMIT);
    expect(visited()).toEqual([url]);
  });

  it('goes once when the toast comes after all', async () => {
    leaveFor(url, shownAfter(REDIRECT_LIMIT + 500));
    await pass(REDIRECT_LIMIT + 500 + REDIRECT_DELAY);
    expect(visited()).toEqual([url]);
  });

  it('goes where the visitor wants to go last', async () => {
    leaveFor(url, Promise.resolve());
    leaveFor(other, Promise.resolve());
    await pass(10_000);
    expect(visited()).toEqual([other]);
  });

  it('goes nowhere when called off', async () => {
    leaveFor(url, Promise.resolve());
    stay();
    await pass(10_000);
    expect(visited()).toEqual([]);
  });
});

describe('isLeavingFor', () => {
  it('is false at first', () => {
    expect(isLeavingFor(url)).toBe(false);
  });

  it('is true once it is under way', () => {
    leaveFor(url, Promise.resolve());
    expect(isLeavingFor(url)).toBe(true);
  });

  it('is false for another page', () => {
    leaveFor(url, Promise.resolve());
    expect(isLeavingFor(other)).toBe(false);
  });

  it('is still true while the browser loads the page', async () => {
    leaveFor(url, Promise.resolve());
    await pass(REDIRECT_DELAY + RETRY_DELAY - 1);
    expect(isLeavingFor(url)).toBe(true);
  });

  it('is false again when the visitor must have stopped the browser', async () => {
    leaveFor(url, Promise.resolve());
    await pass(REDIRECT_DELAY + RETRY_DELAY);
    expect(isLeavingFor(url)).toBe(false);
  });

  it('is false for a plan without a link, whatever happens', () => {
    expect(isLeavingFor(null)).toBe(false);
  });
});
