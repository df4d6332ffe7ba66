/** @jest-environment jsdom */
import {
  closePage,
  code,
  data,
  openPage,
  page,
  run,
  runtime,
  state,
} from '@/scripts/testing/starter';

beforeEach(openPage);
afterEach(closePage);

describe('a page whose scripts may rest', () => {
  /** Its one control, without and with which it is disabled. */
  async function runResting(readyState: DocumentReadyState) {
    await run(readyState, 'data-rests');
    document.body.innerHTML =
      '<header class="site-header"></header><button class="needs-script" aria-disabled="true" id="motion"></button>';
    window.dispatchEvent(new Event('DOMContentLoaded'));
    return document.getElementById('motion');
  }
  const sign = (name: string) => window.dispatchEvent(new Event(name));

  it.each<DocumentReadyState>(['loading', 'complete'])(
    'asks for nothing and does not call its controls disabled (%s)',
    async (readyState) => {
      const control = await runResting(readyState);
      for (const none of ['load', 'pointermove']) sign(none);
      await jest.advanceTimersByTimeAsync(60_000);
      expect([state(), page.started, page.fetched]).toEqual(['waiting', [], []]);
      expect(control?.getAttribute('aria-disabled')).toBe('false');
    },
  );

  it.each(['pointerdown', 'keydown', 'scroll', 'focusin', 'click'])(
    'starts once at %s, and has ten seconds from then',
    async (name) => {
      page.runtimeMs = 60_000;
      const control = await runResting('complete');
      await jest.advanceTimersByTimeAsync(15_000);
      for (const one of [name, name, 'pointerdown', 'keydown']) sign(one);
      expect(state()).toBe('loading');
      expect(control?.getAttribute('aria-disabled')).toBe('true');
      expect(document.querySelectorAll('[data-scrolled]')).toHaveLength(name === 'scroll' ? 1 : 0);
      await jest.advanceTimersByTimeAsync(9990);
      expect([state(), page.started]).toEqual(['loading', [data, code, runtime]]);
      await jest.advanceTimersByTimeAsync(20);
      expect(state()).toBe('failed');
    },
  );

  it('remembers the press that wakes it, with a pointer before it or none', async () => {
    const control = await runResting('complete');
    control?.click();
    expect([control?.dataset.pressed, state()]).toEqual(['', 'loading']);
  });

  it.each<[what: string, prepare: () => void]>([
    ['a hash has it scroll', () => history.replaceState(null, '', '#part')],
    ['it was scrolled', () => Object.assign(window, { scrollY: 40 })],
    ['a choice is kept, which its control shows', () => localStorage.setItem('motion', 'off')],
    [
      'storage is refused',
      () =>
        jest.spyOn(Storage.prototype, 'length', 'get').mockImplementation(() => {
          throw new Error('refused');
        }),
    ],
    [
      'something was pressed before',
      () => {
        document.documentElement.tabIndex = -1;
        document.documentElement.focus();
      },
    ],
  ])('starts by itself where %s', async (_, prepare) => {
    prepare();
    await run('complete', 'data-rests');
    expect(state()).toBe('loading');
    await jest.advanceTimersByTimeAsync(50);
    expect(page.started).toEqual([data, code, runtime]);
    history.replaceState(null, '', location.pathname);
    Object.assign(window, { scrollY: 0 });
    localStorage.clear();
    document.documentElement.blur();
  });
});
