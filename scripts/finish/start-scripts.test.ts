/** @jest-environment jsdom */
import { STARTER } from './scripts';

// What reads exports runs in Node alone.
jest.mock('@/checks/export', () => ({}));

/** Addresses of the scripts that were started, in order; each loads or fails as `answers` say, else it loads. */
let started: string[];
let answers: Record<string, ('load' | 'error')[]>;
let fetched: string[];
let fetchAnswers: boolean;

const path = (url: string) => new URL(url, location.href).pathname;
const data = '/_next/static/page/index-1.js';
const runtime = '/_next/static/chunks/turbopack-1.js';
const code = '/_next/static/chunks/a.js';

/** Lets promises and timers of 0 ms run. */
const settle = () => jest.advanceTimersByTimeAsync(1);

async function run(readyState: DocumentReadyState) {
  document.head.innerHTML = [data, runtime, code]
    .map((src) => `<script data-src="${src}"></script>`)
    .join('');
  jest.spyOn(document, 'readyState', 'get').mockReturnValue(readyState);
  new Function(STARTER)();
  await settle();
}

/** What the starter listens to; a page has one, the test file's window would collect them. */
let listening: jest.SpyInstance<void, Parameters<Window['addEventListener']>>;

beforeEach(() => {
  jest.useFakeTimers();
  listening = jest.spyOn(window, 'addEventListener');
  [started, answers, fetched, fetchAnswers] = [[], {}, [], true];
  jest.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) {
      const script = node as HTMLScriptElement;
      started.push(path(script.src));
      const answer = answers[path(script.src)]?.shift() ?? 'load';
      setTimeout(() => script.dispatchEvent(new Event(answer)));
    }
  });
  window.fetch = jest.fn(async (url: RequestInfo | URL) => {
    fetched.push(path(String(url)));
    return { ok: fetchAnswers } as Response;
  });
});

afterEach(async () => {
  // Starters that still wait would start in the next test.
  window.dispatchEvent(new Event('pointerdown'));
  await jest.advanceTimersByTimeAsync(4000);
  for (const args of listening.mock.calls) window.removeEventListener(...args);
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it('starts when a page that has loaded is painted: its data and its code, then what runs them', async () => {
  await run('complete');
  expect(started).toEqual([]);
  await jest.advanceTimersByTimeAsync(50);
  expect(started).toEqual([data, code, runtime]);
});

it('waits while the page loads', async () => {
  await run('interactive');
  expect(started).toEqual([]);
});

it.each(['load', 'pointerdown', 'keydown'])('starts once at %s', async (event) => {
  await run('interactive');
  for (let times = 0; times < 2; times += 1) window.dispatchEvent(new Event(event));
  await jest.advanceTimersByTimeAsync(50);
  expect(started).toEqual([data, code, runtime]);
});

it('starts after three seconds whatever hangs', async () => {
  await run('interactive');
  await jest.advanceTimersByTimeAsync(3010);
  expect(started).toEqual([data, code, runtime]);
});

it('asks anew for a script that failed, past the cache, and starts it once more', async () => {
  answers = { [code]: ['error'] };
  await run('complete');
  await jest.advanceTimersByTimeAsync(50);
  expect(fetched).toEqual([code]);
  expect(started).toEqual([data, code, code, runtime]);
});

it('gives up after that: there is no loop', async () => {
  answers = { [code]: ['error', 'error', 'error'] };
  await run('complete');
  await jest.advanceTimersByTimeAsync(1000);
  expect(fetched).toEqual([code]);
  expect(started).toEqual([data, code, code]);
});

it.each([data, code])('leaves the page as it is where %s cannot be had', async (file) => {
  answers = { [file]: ['error', 'error'] };
  fetchAnswers = false;
  await run('complete');
  await jest.advanceTimersByTimeAsync(1000);
  expect(started).toEqual([data, code]);
});

it('refreshes the cache for code that something else asked for and did not get', async () => {
  await run('interactive');
  const script = document.createElement('script');
  script.src = '/_next/static/chunks/later.js';
  document.body.appendChild(script);
  for (let times = 0; times < 2; times += 1) script.dispatchEvent(new Event('error'));
  await settle();
  expect(fetched).toEqual(['/_next/static/chunks/later.js']);
});

it('asks no other site for anything', async () => {
  await run('interactive');
  const script = document.createElement('script');
  script.src = 'https://other.example/_next/static/x.js';
  document.body.appendChild(script);
  script.dispatchEvent(new Event('error'));
  await settle();
  expect(fetched).toEqual([]);
});

describe('the policy for script addresses', () => {
  it.each([
    ['/_next/static/chunks/a.js', true],
    ['/other.js', false],
    ['https://other.example/_next/static/a.js', false],
    ['/_next/static/../../evil.js', false],
    ['javascript:alert(1)', false],
  ])('asked about %s says %s', async (url, isAllowed) => {
    const createPolicy = jest.fn();
    Object.assign(window, { trustedTypes: { createPolicy } });
    await run('interactive');
    const [[name, policy]] = createPolicy.mock.calls;
    expect(name).toBe('default');
    expect(policy.createScriptURL(url)).toBe(isAllowed ? url : null);
    Reflect.deleteProperty(window, 'trustedTypes');
  });
});
