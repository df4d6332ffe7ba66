/** @jest-environment jsdom */
import { setPage } from '@/lib/testing/page-geometry';
import { mockScrollTo } from '@/lib/testing/scroll-to';
import { animateScroll } from './animate-scroll';
import { SCROLL_DURATION } from './scroll-curve';

let positions: number[];

beforeEach(() => {
  jest.useFakeTimers();
  setPage({});
  positions = mockScrollTo();
});

afterEach(() => jest.useRealTimers());

function scrollTo1000(duration = () => SCROLL_DURATION) {
  return animateScroll({ to: () => 1000, duration });
}

describe('animateScroll', () => {
  it('arrives after its duration', () => {
    scrollTo1000();
    jest.advanceTimersByTime(SCROLL_DURATION + 16);
    expect(window.scrollY).toBe(1000);
  });

  it('is on its way until then', () => {
    scrollTo1000();
    jest.advanceTimersByTime(SCROLL_DURATION - 32);
    expect(window.scrollY).toBeLessThan(1000);
  });

  it('only goes forward', () => {
    scrollTo1000();
    jest.advanceTimersByTime(SCROLL_DURATION + 16);
    expect(positions).toEqual([...positions].sort((one, other) => one - other));
  });

  it('asks for no more frames once it has arrived', () => {
    scrollTo1000();
    jest.advanceTimersByTime(SCROLL_DURATION + 16);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('jumps at once when it takes no time', () => {
    scrollTo1000(() => 0);
    expect(positions).toEqual([1000]);
  });

  it('jumps from the next frame on when motion is switched off on the way', () => {
    let duration = SCROLL_DURATION;
    scrollTo1000(() => duration);
    jest.advanceTimersByTime(200);
    duration = 0;
    jest.advanceTimersToNextFrame();
    expect(window.scrollY).toBe(1000);
  });

  it('arrives where the target has moved to', () => {
    let target = 1000;
    animateScroll({ to: () => target, duration: () => SCROLL_DURATION });
    jest.advanceTimersByTime(900);
    target = 1300;
    jest.advanceTimersByTime(SCROLL_DURATION);
    expect(window.scrollY).toBe(1300);
  });

  it('stays where it was stopped', () => {
    const stop = scrollTo1000();
    jest.advanceTimersByTime(900);
    stop();
    const { scrollY } = window;
    jest.advanceTimersByTime(SCROLL_DURATION);
    expect(window.scrollY).toBe(scrollY);
  });

  it.each([
    ['the wheel', new Event('wheel')],
    ['a touch', new Event('touchstart')],
    ['a finger that moves', new Event('touchmove')],
    ['a press on the scroll bar', new Event('pointerdown')],
    ['a scrolling key', new KeyboardEvent('keydown', { key: 'PageDown' })],
    ['Tab', new KeyboardEvent('keydown', { key: 'Tab' })],
    ['Back', new Event('popstate')],
  ])('yields to %s', (_, event) => {
    scrollTo1000();
    jest.advanceTimersByTime(900);
    const { scrollY } = window;
    window.dispatchEvent(event);
    jest.advanceTimersByTime(SCROLL_DURATION);
    expect(window.scrollY).toBe(scrollY);
  });

  it('yields to a key whose event the page stops', () => {
    document.body.addEventListener('keydown', (event) => event.stopPropagation(), { once: true });
    scrollTo1000();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'End', bubbles: true }));
    jest.advanceTimersByTime(SCROLL_DURATION);
    expect(window.scrollY).toBe(0);
  });

  it('goes on when a modifier key is pressed alone', () => {
    scrollTo1000();
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }));
    jest.advanceTimersByTime(SCROLL_DURATION + 16);
    expect(window.scrollY).toBe(1000);
  });
});
