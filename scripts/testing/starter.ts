import { readFileSync } from 'node:fs';

/** As it is written; a build takes out what is for readers alone. */
const STARTER = readFileSync('scripts/finish/start-scripts.js', 'utf8');

/** What a test says of the page's files, and what was asked of it. */
export const page = {
  /** Addresses of the scripts that were started, in order; each loads or fails as `answers` say, else it loads. */
  started: [] as string[],
  answers: {} as Record<string, ('load' | 'error')[]>,
  /** How long it takes until the runtime does. */
  runtimeMs: 0,
  fetched: [] as string[],
  fetchAnswers: true,
};

const path = (url: string) => new URL(url, location.href).pathname;
export const data = '/_next/static/page/index-1.js';
export const runtime = '/_next/static/chunks/turbopack-1.js';
export const code = '/_next/static/chunks/a.js';

/** The page's own words for what is not there, a control with its group, and one that works without us. */
const body = `
  <div class="needs-script"><button aria-disabled="true" id="control"></button><input></div>
  <button id="native"></button>`;
export const press = (id: string) => document.getElementById(id)?.click();
export const notes = () =>
  [...document.querySelectorAll('.scripts-note')].map((note) => note.textContent);
export const state = () => document.documentElement.dataset.scripts;

/** Runs the starter in a page. @param mark of one whose scripts may rest */
export async function run(readyState: DocumentReadyState, mark = '') {
  document.body.innerHTML = body;
  document.body.dataset.lostScripts = 'Lost';
  document.head.innerHTML = [data, runtime, code]
    .map((src) => `<script data-src="${src}"></script>`)
    .join('');
  document.head.insertAdjacentHTML('beforeend', `<script ${mark}></script>`);
  jest.spyOn(document, 'readyState', 'get').mockReturnValue(readyState);
  new Function(STARTER)();
  await jest.advanceTimersByTimeAsync(1);
}

/** What the starter listens to; a page has one, the test file's window would collect them. */
let listening: jest.SpyInstance<void, Parameters<Window['addEventListener']>>;

/** For `beforeEach`. */
export function openPage(): void {
  jest.useFakeTimers();
  listening = jest.spyOn(window, 'addEventListener');
  Object.assign(page, { started: [], answers: {}, runtimeMs: 0, fetched: [], fetchAnswers: true });
  jest.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) {
      const script = node as HTMLScriptElement;
      page.started.push(path(script.src));
      const answer = page.answers[path(script.src)]?.shift() ?? 'load';
      const ms = path(script.src) === runtime ? page.runtimeMs : 0;
      setTimeout(() => script.dispatchEvent(new Event(answer)), ms);
    }
  });
  window.fetch = jest.fn(async (url: RequestInfo | URL) => {
    page.fetched.push(path(String(url)));
    return { ok: page.fetchAnswers } as Response;
  });
}

/** For `afterEach`. */
export async function closePage(): Promise<void> {
  // Starters that still wait would start in the next test.
  window.dispatchEvent(new Event('pointerdown'));
  await jest.advanceTimersByTimeAsync(4000);
  for (const args of listening.mock.calls) window.removeEventListener(...args);
  Reflect.deleteProperty(window, 'trustedTypes');
  jest.restoreAllMocks();
  jest.useRealTimers();
}
