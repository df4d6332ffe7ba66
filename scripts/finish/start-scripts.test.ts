/** @jest-environment jsdom */
import {
  closePage,
  code,
  data,
  notes,
  openPage,
  page,
  press,
  run,
  runtime,
  state,
} from '@/scripts/testing/starter';

beforeEach(openPage);
afterEach(closePage);

it('leaves to the style sheet a page in which it is stopped itself', async () => {
  delete document.documentElement.dataset.scripts;
  const createPolicy = () => {
    throw new TypeError('An add-on has a default policy.');
  };
  Object.assign(window, { trustedTypes: { createPolicy } });
  await expect(run('loading')).rejects.toThrow('An add-on');
  expect(state()).toBeUndefined();
});

it('starts once the whole page is there, however early it is touched', async () => {
  await run('loading');
  window.dispatchEvent(new Event('pointerdown'));
  await jest.advanceTimersByTimeAsync(5000);
  expect(page.started).toEqual([]);
  jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  for (let times = 0; times < 2; times += 1) window.dispatchEvent(new Event('DOMContentLoaded'));
  await jest.advanceTimersByTimeAsync(50);
  expect(page.started).toEqual([data, code, runtime]);
});

it('starts when a page that has loaded is painted: its data and its code, then what runs them', async () => {
  await run('complete');
  expect(page.started).toEqual([]);
  await jest.advanceTimersByTimeAsync(50);
  expect(page.started).toEqual([data, code, runtime]);
});

it.each(['load', 'pointerdown', 'keydown'])('starts once at %s', async (event) => {
  await run('interactive');
  expect(page.started).toEqual([]);
  for (let times = 0; times < 2; times += 1) window.dispatchEvent(new Event(event));
  await jest.advanceTimersByTimeAsync(50);
  expect(page.started).toEqual([data, code, runtime]);
});

it('starts after three seconds whatever hangs', async () => {
  await run('interactive');
  await jest.advanceTimersByTimeAsync(3010);
  expect(page.started).toEqual([data, code, runtime]);
});

describe('a sheet for what follows the first view that is not there', () => {
  const sheet = '/_next/static/page/index-1.css';
  const sheets = () => [...document.querySelectorAll('main > link')];

  async function runWithSheet(readyState: DocumentReadyState) {
    await run(readyState);
    document.body.innerHTML = `<main><link rel="stylesheet" href="${sheet}"></main>`;
    return sheets()[0];
  }

  it.each<[what: string, readyState: DocumentReadyState, isRenewed: boolean]>([
    ['lets Chromium read on after five seconds', 'loading', true],
    ['is left as it is where the page is read', 'interactive', false],
  ])('%s', async (_, readyState, isRenewed) => {
    page.fetchAnswers = false;
    const sent = await runWithSheet(readyState);
    await jest.advanceTimersByTimeAsync(4900);
    expect(sheets()).toEqual([sent]);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(sheets().map(({ outerHTML }) => outerHTML)).toEqual([sent?.outerHTML]);
    expect(sheets()[0] === sent).toBe(!isRenewed);
  });

  it.each([true, false])('is fetched anew and put in again, if it comes: %s', async (comes) => {
    page.fetchAnswers = comes;
    const sent = await runWithSheet('interactive');
    window.dispatchEvent(new Event('load'));
    await jest.advanceTimersByTimeAsync(1000);
    expect(page.fetched).toEqual([sheet]);
    expect(sheets()).toHaveLength(1);
    expect(sheets()[0] === sent).toBe(!comes);
  });

  it('is not asked for where it is there', async () => {
    const sent = await runWithSheet('interactive');
    Object.defineProperty(sent, 'sheet', { value: new CSSStyleSheet() });
    window.dispatchEvent(new Event('load'));
    await jest.advanceTimersByTimeAsync(1000);
    expect([page.fetched, sheets()]).toEqual([[], [sent]]);
  });
});

it.each<[what: string, file: string, isThere: boolean, wrong: number, order: string[]]>([
  ['starts once more what came anew, past the cache', code, true, 1, [data, code, code, runtime]],
  ['gives up when that fails too: there is no loop', code, true, 3, [data, code, code]],
  ['leaves the page as it is where code cannot be had', code, false, 1, [data, code]],
  ['leaves the page as it is where data cannot be had', data, false, 1, [data, code]],
])('%s', async (_, file, isThere, wrong, order) => {
  page.fetchAnswers = isThere;
  page.answers = { [file]: Array(wrong).fill('error') };
  await run('complete');
  await jest.advanceTimersByTimeAsync(1000);
  expect(page.fetched).toEqual([file]);
  expect(page.started).toEqual(order);
  expect(state()).toBe(order.includes(runtime) ? 'loading' : 'failed');
});

describe('what is pressed before React is here', () => {
  it('is remembered until React takes it', async () => {
    await run('loading');
    press('control');
    document.querySelector('input')?.dispatchEvent(new Event('input', { bubbles: true }));
    expect(document.querySelectorAll('.needs-script > [data-pressed]')).toHaveLength(2);
    document.documentElement.dataset.scripts = 'ready';
    press('native');
    await jest.advanceTimersByTimeAsync(20_000);
    expect([state(), notes()]).toEqual(['ready', []]);
    expect(document.getElementById('native')?.dataset.pressed).toBeUndefined();
  });

  it('is answered once where it stands after ten seconds, and not done any more', async () => {
    await run('loading');
    for (const id of ['control', 'control', 'native']) press(id);
    document.querySelector('input')?.click();
    await jest.advanceTimersByTimeAsync(9990);
    expect([state(), notes()]).toEqual(['loading', []]);
    await jest.advanceTimersByTimeAsync(20);
    expect([state(), notes()]).toEqual(['failed', ['Lost']]);
    expect(document.querySelector('.needs-script + .scripts-note')?.role).toBe('alert');
    expect(document.querySelector('[data-pressed]')).toBeNull();
    press('native');
    expect(notes()).toHaveLength(1);
  });

  it('leaves no answer where React comes after all: it would draw anew what it finds changed', async () => {
    page.runtimeMs = 15_000;
    await run('complete');
    const sent = document.body.textContent;
    press('control');
    await jest.advanceTimersByTimeAsync(14_000);
    expect(document.body.textContent).not.toBe(sent);
    await jest.advanceTimersByTimeAsync(2000);
    expect([page.started.at(-1), document.body.textContent]).toEqual([runtime, sent]);
    expect(notes()).toEqual([]);
  });
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
  expect(page.fetched).toEqual(asked);
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
});
