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

async function run(readyState: DocumentReadyState) {
  document.head.innerHTML = [data, runtime, code]
    .map((src) => `<script data-src="${src}"></script>`)
    .join('');
  jest.spyOn(document, 'readyState', 'get').mockReturnValue(readyState);
  new Function(STARTER)();
  await jest.advanceTimersByTimeAsync(1);
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

it.each(['load', 'pointerdown', 'keydown'])('starts once at %s', async (event) => {
  await run('interactive');
  expect(started).toEqual([]);
  for (let times = 0; times < 2; times += 1) window.dispatchEvent(new Event(event));
  await jest.advanceTimersByTimeAsync(50);
  expect(started).toEqual([data, code, runtime]);
});

it('starts after three seconds whatever hangs', async () => {
  await run('interactive');
  await jest.advanceTimersByTimeAsync(3010);
  expect(started).toEqual([data, code, runtime]);
});

it.each<[what: string, file: string, isThere: boolean, wrong: number, order: string[]]>([
  ['starts once more what came anew, past the cache', code, true, 1, [data, code, code, runtime]],
  ['gives up when that fails too: there is no loop', code, true, 3, [data, code, code]],
  ['leaves the page as it is where code cannot be had', code, false, 1, [data, code]],
  ['leaves the page as it is where data cannot be had', data, false, 1, [data, code]],
])('%s', async (_, file, isThere, wrong, order) => {
  fetchAnswers = isThere;
  answers = { [file]: Array(wrong).fill('error') };
  await run('complete');
  await jest.advanceTimersByTimeAsync(1000);
  expect(fetched).toEqual([file]);
  expect(started).toEqual(order);
});

it.each([
  ['/_next/static/chunks/later.js', ['/_next/static/chunks/later.js']],
  ['https://other.example/_next/static/x.js', []],
])('of %s, which something else asked for and did not get, fetches %j', async (src, asked) => {
  await run('interactive');
  const script = document.createElement('script');
  script.src = src;
  document.body.appendChild(script);
  for (let times = 0; times < 2; times += 1) script.dispatchEvent(new Event('error'));
  await jest.advanceTimersByTimeAsync(1);
  expect(fetched).toEqual(asked);
});

it.each([
  ['/_next/static/chunks/a.js', true],
  ['/other.js', false],
  ['https://other.example/_next/static/a.js', false],
  ['/_next/static/../../evil.js', false],
  ['javascript:alert(1)', false],
])('the policy for script addresses, asked about %s, says %s', async (url, isAllowed) => {
  const createPolicy = jest.fn();
  Object.assign(window, { trustedTypes: { createPolicy } });
  await run('interactive');
  const [[name, policy]] = createPolicy.mock.calls;
  expect(name).toBe('default');
  expect(policy.createScriptURL(url)).toBe(isAllowed ? url : null);
  Reflect.deleteProperty(window, 'trustedTypes');
});
