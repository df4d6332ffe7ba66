import { act, fireEvent, render, screen } from '@testing-library/react';
import { setDocumentHidden } from '@/lib/testing/page';
import { type Carousel, useCarousel } from './use-carousel';

const INTERVAL_MS = 5000;
let now: Carousel;

function View({ count = 3, canMove = true }: { count?: number; canMove?: boolean }) {
  now = useCarousel(count, canMove);
  return (
    <>
      <section {...now.regionProps}>
        <button type="button" onClick={now.isRotating ? now.stop : now.start}>
          {now.isRotating ? 'Stop' : 'Start'}
        </button>
        <button type="button" onClick={now.next}>
          Next
        </button>
        <div ref={now.trackRef} data-testid="track" />
      </section>
      <button type="button">Outside</button>
    </>
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

/** Makes every element as wide as a slide is to be; jsdom lays nothing out. */
function setWidth(width: number) {
  Object.defineProperty(Element.prototype, 'clientWidth', { configurable: true, get: () => width });
}

const track = () => screen.getByTestId('track');
const region = () => track().parentElement as HTMLElement;
const button = (name: string) => screen.getByRole('button', { name });
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

/** A click as a browser with a mouse makes it: the press gives the focus, without a focus ring. */
function press(name: string) {
  const target = button(name);
  const matches = jest.spyOn(target, 'matches').mockReturnValue(false);
  fireEvent.pointerDown(target);
  act(() => target.focus());
  matches.mockRestore();
  fireEvent.click(target);
}

describe('rotation', () => {
  it('turns to the next slide after the interval, and wraps', () => {
    render(<View />);
    expect(now.live).toBe('off');
    pass(INTERVAL_MS - 1);
    expect(now.index).toBe(0);
    pass(1);
    expect(now.index).toBe(1);
    pass(2 * INTERVAL_MS);
    expect(now.index).toBe(0);
  });

  it.each([
    ['there is no slide', { count: 0 }],
    ['there is one slide', { count: 1 }],
    ['nothing may move', { canMove: false }],
  ])('does not happen while %s', (_, props) => {
    render(<View {...props} />);
    act(() => now.start());
    pass(10 * INTERVAL_MS);
    expect(now).toMatchObject({ index: 0, isRotating: false, live: 'polite' });
  });

  it('stops while the pointer rests on it, and continues after', () => {
    render(<View />);
    fireEvent.pointerEnter(region());
    pass(3 * INTERVAL_MS);
    expect(now).toMatchObject({ index: 0, isRotating: true, live: 'polite' });
    fireEvent.pointerLeave(region());
    pass(INTERVAL_MS);
    expect(now.index).toBe(1);
  });

  it('stops while the tab is hidden, without catching up', () => {
    render(<View />);
    act(() => setDocumentHidden(true));
    pass(4 * INTERVAL_MS);
    act(() => setDocumentHidden(false));
    pass(INTERVAL_MS);
    expect(now.index).toBe(1);
  });

  it('stops for good when the focus enters, also while the pointer rests on it', () => {
    render(<View />);
    fireEvent.pointerEnter(region());
    act(() => button('Next').focus());
    fireEvent.pointerLeave(region());
    act(() => button('Outside').focus());
    pass(3 * INTERVAL_MS);
    expect(now).toMatchObject({ index: 0, isRotating: false, live: 'polite' });
  });

  it('stops for a focus that comes by script after a press was dragged away', () => {
    render(<View />);
    fireEvent.pointerDown(button('Next'));
    act(() => button('Next').focus());
    expect(now.isRotating).toBe(false);
  });

  it('is stopped by a press on the button that says so, and started again by the same', () => {
    render(<View />);
    press('Stop');
    expect(now).toMatchObject({ isRotating: false, live: 'polite' });
    press('Start');
    // The focus that moves inside is no new one.
    act(() => button('Next').focus());
    expect(now.isRotating).toBe(true);
    pass(INTERVAL_MS);
    expect(now.index).toBe(1);
  });

  it('ends when a slide is chosen', () => {
    render(<View />);
    press('Next');
    pass(3 * INTERVAL_MS);
    expect(now).toMatchObject({ index: 1, isRotating: false });
  });

  it('leaves no timer behind', () => {
    render(<View />).unmount();
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('a choice', () => {
  it.each<[string, ((carousel: Carousel) => void)[], number]>([
    ['next', [({ next }) => next()], 1],
    ['next past the end', [({ goTo }) => goTo(2), ({ next }) => next()], 0],
    ['previous', [({ goTo }) => goTo(2), ({ previous }) => previous()], 1],
    ['previous past the start', [({ previous }) => previous()], 2],
    ['a jump', [({ goTo }) => goTo(2)], 2],
  ])('%s', (_, choices, index) => {
    render(<View />);
    for (const choose of choices) act(() => choose(now));
    expect(now).toMatchObject({ index, isRotating: false });
  });
});

describe('the track', () => {
  function swipeTo(scrollLeft: number) {
    track().scrollLeft = scrollLeft;
    fireEvent(track(), new Event('scrollend'));
  }

  it('follows the slide, also when the window is resized', () => {
    render(<View />);
    pass(INTERVAL_MS);
    expect(track().scrollLeft).toBe(300);
    setWidth(500);
    fireEvent(window, new Event('resize'));
    expect(track().scrollLeft).toBe(500);
  });

  it.each([
    [151, 1],
    [300, 1],
    [599.6, 2],
    [900, 2],
  ])('takes a swipe to %d px for a choice of slide %i', (scrollLeft, index) => {
    render(<View />);
    swipeTo(scrollLeft);
    expect(now).toMatchObject({ index, isRotating: false });
  });

  it.each([149, -20])('takes a swipe to %d px, which falls back, for none', (scrollLeft) => {
    render(<View />);
    swipeTo(scrollLeft);
    expect(now).toMatchObject({ index: 0, isRotating: true });
  });

  it('takes neither its own scrolling for a choice, nor any while it has no width', () => {
    render(<View />);
    pass(INTERVAL_MS);
    swipeTo(track().scrollLeft);
    setWidth(0);
    swipeTo(0);
    expect(now).toMatchObject({ index: 1, isRotating: true });
  });
});

describe('in a browser that does not report the end of a scroll', () => {
  const reported = Object.getOwnPropertyDescriptor(window, 'onscrollend') as PropertyDescriptor;

  beforeEach(() => Reflect.deleteProperty(window, 'onscrollend'));
  afterEach(() => Object.defineProperty(window, 'onscrollend', reported));

  /** A swipe of three scroll events with `ms` after each. */
  function swipe(ms: number) {
    for (const scrollLeft of [100, 140, 290]) {
      track().scrollLeft = scrollLeft;
      fireEvent.scroll(track());
      pass(ms);
    }
  }

  it.each([
    [150, 1],
    [149, 0],
  ])('takes %i ms without a scroll for the end: slide %i', (ms, index) => {
    render(<View />);
    swipe(ms);
    expect(now.index).toBe(index);
  });

  it('leaves no timer behind', () => {
    const { unmount } = render(<View />);
    swipe(10);
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  });
});
