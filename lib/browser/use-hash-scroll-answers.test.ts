/** @jest-environment jsdom */
import { fireEvent, renderHook } from '@testing-library/react';
import { mockMatchMedia } from '@/lib/testing/match-media';
import { placeElement, setPage } from '@/lib/testing/page-geometry';
import { mockScrollTo } from '@/lib/testing/scroll-to';
import { HASH_DELAY, SCROLL_DURATION } from './scroll-curve';
import { useHashScroll } from './use-hash-scroll';

beforeEach(() => {
  jest.useFakeTimers();
  mockMatchMedia();
  mockScrollTo();
  setPage({});
  window.history.replaceState(null, '', '/');
  document.body.innerHTML =
    '<a href="/#faq-refund">Refund</a><section id="pricing"></section><details id="faq-refund"><summary>Refund?</summary></details>';
  placeElement(answer(), 2080);
  // jsdom has no navigation timing.
  window.performance.getEntriesByType = () => [];
});

afterEach(() => {
  jest.useRealTimers();
});

const answer = () => document.querySelector('details') as HTMLDetailsElement;
const summary = () => document.querySelector('summary') as HTMLElement;

function changeHash(hash: string) {
  window.history.replaceState(null, '', `/${hash}`);
  window.dispatchEvent(new Event('hashchange'));
}

function arrive() {
  jest.advanceTimersByTime(SCROLL_DURATION + 16);
}

describe('an answer that is closed', () => {
  it('is opened by a load with its hash, before the page scrolls there', () => {
    window.history.replaceState(null, '', '/#faq-refund');
    renderHook(() => useHashScroll());
    expect(answer()).toHaveAttribute('open');
    jest.advanceTimersByTime(HASH_DELAY);
    expect(summary()).toHaveFocus();
    arrive();
    expect(window.scrollY).toBe(2000);
  });

  it('is opened by a link', () => {
    renderHook(() => useHashScroll());
    fireEvent.click(document.querySelector('a') as HTMLAnchorElement);
    expect(answer()).toHaveAttribute('open');
    expect(summary()).toHaveFocus();
  });

  it('is opened by another hash, and by Back and Forward to it', () => {
    renderHook(() => useHashScroll());
    changeHash('#faq-refund');
    expect(answer()).toHaveAttribute('open');
    expect(summary()).toHaveFocus();
    arrive();
    expect(window.scrollY).toBe(2000);
  });

  it.each(['', '#nowhere', '#%', '#pricing'])(
    'leaves a change of the hash to "%s" to the browser',
    (hash) => {
      renderHook(() => useHashScroll());
      changeHash(hash);
      arrive();
      expect(window.scrollY).toBe(0);
      expect(answer()).not.toHaveAttribute('open');
    },
  );

  it('stays closed once the hook is unmounted', () => {
    renderHook(() => useHashScroll()).unmount();
    changeHash('#faq-refund');
    expect(answer()).not.toHaveAttribute('open');
  });
});
