import { fireEvent, render, screen } from '@testing-library/react';
import { useCarouselTrack } from './use-carousel-track';

const onSwipe = jest.fn();

function View({ index = 0 }: { index?: number }) {
  return <div ref={useCarouselTrack(index, 3, onSwipe)} data-testid="track" />;
}

beforeEach(() => {
  jest.useFakeTimers();
  onSwipe.mockReset();
  setWidth(300);
  Element.prototype.scrollTo = function (this: Element, options?: unknown) {
    this.scrollLeft = (options as ScrollToOptions).left ?? 0;
  } as typeof Element.prototype.scrollTo;
});

afterEach(() => jest.useRealTimers());

/** Makes every element as wide as a slide is to be; jsdom lays nothing out. */
function setWidth(width: number) {
  Object.defineProperty(Element.prototype, 'clientWidth', { configurable: true, get: () => width });
}

const track = () => screen.getByTestId('track');

function swipeTo(scrollLeft: number) {
  track().scrollLeft = scrollLeft;
  fireEvent(track(), new Event('scrollend'));
}

describe('useCarouselTrack', () => {
  it('scrolls to the slide shown', () => {
    render(<View />).rerender(<View index={2} />);
    expect(track().scrollLeft).toBe(600);
  });

  it('stays on its slide when the window is resized', () => {
    render(<View index={1} />);
    setWidth(500);
    fireEvent(window, new Event('resize'));
    expect(track().scrollLeft).toBe(500);
  });

  it('tells which slide a swipe has reached', () => {
    render(<View />);
    swipeTo(290);
    expect(onSwipe.mock.calls).toEqual([[1]]);
  });

  it('knows the slide shown when a later swipe ends', () => {
    render(<View />).rerender(<View index={1} />);
    swipeTo(0);
    expect(onSwipe.mock.calls).toEqual([[0]]);
  });

  it('tells nothing of a swipe that falls back', () => {
    render(<View />);
    swipeTo(40);
    expect(onSwipe).not.toHaveBeenCalled();
  });

  it('tells nothing while it has no width', () => {
    render(<View index={1} />);
    setWidth(0);
    swipeTo(0);
    expect(onSwipe).not.toHaveBeenCalled();
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
      jest.advanceTimersByTime(ms);
    }
  }

  it('takes a quiet moment for the end', () => {
    render(<View />);
    swipe(150);
    expect(onSwipe.mock.calls).toEqual([[1]]);
  });

  it('waits while the swipe goes on', () => {
    render(<View />);
    swipe(149);
    expect(onSwipe).not.toHaveBeenCalled();
  });

  it('leaves no timer behind', () => {
    const { unmount } = render(<View />);
    swipe(10);
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  });
});
