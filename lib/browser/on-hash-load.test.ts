/** @jest-environment jsdom */
import { onHashLoad } from './on-hash-load';
import { HASH_DELAY } from './scroll-curve';

const go = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  go.mockReset();
  document.body.innerHTML = '<section id="pricing"></section>';
});

afterEach(() => jest.useRealTimers());

/** What a page does that was opened with `hash`; jsdom has no navigation timing. */
function load(hash = '#pricing', type = 'navigate') {
  window.performance.getEntriesByType = () => [{ type }] as never;
  window.history.replaceState(null, '', `/${hash}`);
  return onHashLoad(go);
}

describe('onHashLoad', () => {
  it('waits', () => {
    load();
    jest.advanceTimersByTime(HASH_DELAY - 1);
    expect(go).not.toHaveBeenCalled();
  });

  it('then goes to the element', () => {
    load();
    jest.advanceTimersByTime(HASH_DELAY);
    expect(go.mock.calls).toEqual([[document.getElementById('pricing')]]);
  });

  it.each(['', '#', '#nowhere', '#100%'])('goes nowhere for %j', (hash) => {
    load(hash);
    jest.advanceTimersByTime(HASH_DELAY);
    expect(go).not.toHaveBeenCalled();
  });

  it.each(['reload', 'back_forward'])('leaves a %s to the browser', (type) => {
    load('#pricing', type);
    jest.advanceTimersByTime(HASH_DELAY);
    expect(go).not.toHaveBeenCalled();
  });

  it('goes in a browser that does not tell how the page was opened', () => {
    window.performance.getEntriesByType = () => [];
    window.history.replaceState(null, '', '/#pricing');
    onHashLoad(go);
    jest.advanceTimersByTime(HASH_DELAY);
    expect(go).toHaveBeenCalledTimes(1);
  });

  it('yields to a visitor who takes hold of the page first', () => {
    load();
    window.dispatchEvent(new Event('wheel'));
    jest.advanceTimersByTime(HASH_DELAY);
    expect(go).not.toHaveBeenCalled();
  });

  it('goes nowhere once stopped', () => {
    load()();
    jest.advanceTimersByTime(HASH_DELAY);
    expect(go).not.toHaveBeenCalled();
  });
});
