import { act, fireEvent, render, screen } from '@testing-library/react';
import { setDocumentHidden } from '@/lib/testing/page';
import { type Carousel, useCarousel } from './use-carousel';

const INTERVAL_MS = 5000;
let now: Carousel;

function View({ count = 3 }) {
  now = useCarousel(count, true);
  return (
    <section {...now.regionProps}>
      <div ref={now.trackRef} data-testid="track" />
    </section>
  );
}

beforeEach(() => {
  jest.useFakeTimers();
  setWidth(300);
  Element.prototype.scrollTo = function (this: Element, options?: unknown) {
    this.scrollLeft = (options as ScrollToOptions).left ?? 0;
  } as typeof Element.prototype.scrollTo;
});

afterEach(() => {
  act(() => setDocumentHidden(false));
  jest.useRealTimers();
});

/** jsdom has no layout. */
function setWidth(width: number) {
  Object.defineProperty(Element.prototype, 'clientWidth', { configurable: true, get: () => width });
}

const track = () => screen.getByTestId('track');
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

it.each([
  ['without slides', { count: 0 }],
  ['with one slide', { count: 1 }],
])('does not rotate %s', (_, props) => {
  render(<View {...props} />);
  act(() => now.start());
  pass(10 * INTERVAL_MS);
  expect(now).toMatchObject({ index: 0, isRotating: false, live: 'polite' });
});

it('pauses in a hidden tab, without catching up', () => {
  render(<View />);
  act(() => setDocumentHidden(true));
  pass(4 * INTERVAL_MS);
  act(() => setDocumentHidden(false));
  pass(INTERVAL_MS);
  expect(now.index).toBe(1);
});

it('scrolls the track to the slide after a resize', () => {
  render(<View />);
  pass(INTERVAL_MS);
  setWidth(500);
  fireEvent(window, new Event('resize'));
  expect(track().scrollLeft).toBe(500);
});

function swipeTo(scrollLeft: number) {
  track().scrollLeft = scrollLeft;
  fireEvent(track(), new Event('scrollend'));
}

it.each([
  [151, 1],
  [599.6, 2],
  [900, 2],
  [149, 0],
  [-20, 0],
])('a swipe to %d px shows slide %i', (scrollLeft, index) => {
  render(<View />);
  swipeTo(scrollLeft);
  expect(now).toMatchObject({ index, isRotating: index === 0 });
});

it('ignores its own scrolling, and scrolling at zero width', () => {
  render(<View />);
  pass(INTERVAL_MS);
  swipeTo(track().scrollLeft);
  setWidth(0);
  swipeTo(0);
  expect(now).toMatchObject({ index: 1, isRotating: true });
});

it.each([
  [150, 1],
  [149, 0],
])('without scrollend, %i ms of rest select slide %i', (ms, index) => {
  const reported = Object.getOwnPropertyDescriptor(window, 'onscrollend') as PropertyDescriptor;
  Reflect.deleteProperty(window, 'onscrollend');
  render(<View />);
  for (const scrollLeft of [100, 140, 290]) {
    track().scrollLeft = scrollLeft;
    fireEvent.scroll(track());
    pass(ms);
  }
  expect(now.index).toBe(index);
  Object.defineProperty(window, 'onscrollend', reported);
});
