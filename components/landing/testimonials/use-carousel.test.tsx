import { act, fireEvent, render, screen } from '@testing-library/react';
import { setDocumentHidden } from '@/lib/testing/document-visibility';
import { CAROUSEL_INTERVAL } from './carousel';
import { type Carousel, useCarousel } from './use-carousel';

let now: Carousel;

function View({ count = 3, moving = true }: { count?: number; moving?: boolean }) {
  now = useCarousel(count, moving);
  return (
    <>
      <section {...now.regionProps}>
        <button type="button" onClick={now.rotating ? now.stop : now.start}>
          {now.rotating ? 'Stop' : 'Start'}
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
  // jsdom lays nothing out: every element is 300 px wide and scrolls at once.
  Object.defineProperty(Element.prototype, 'clientWidth', { configurable: true, get: () => 300 });
  Element.prototype.scrollTo = function (this: Element, options?: unknown) {
    this.scrollLeft = (options as ScrollToOptions).left ?? 0;
  } as typeof Element.prototype.scrollTo;
});

afterEach(() => {
  act(() => setDocumentHidden(false));
  jest.useRealTimers();
});

const region = () => screen.getByTestId('track').parentElement as HTMLElement;
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
  it('goes on after the interval', () => {
    render(<View />);
    pass(CAROUSEL_INTERVAL);
    expect(now.index).toBe(1);
  });

  it('does not go on before', () => {
    render(<View />);
    pass(CAROUSEL_INTERVAL - 1);
    expect(now.index).toBe(0);
  });

  it('wraps', () => {
    render(<View />);
    pass(3 * CAROUSEL_INTERVAL);
    expect(now.index).toBe(0);
  });

  it.each([
    ['there is one slide', { count: 1 }],
    ['nothing may move', { moving: false }],
  ])('does not happen while %s', (_, props) => {
    render(<View {...props} />);
    pass(10 * CAROUSEL_INTERVAL);
    expect(now).toMatchObject({ index: 0, rotating: false, live: 'polite' });
  });

  it('stops while the pointer rests on it, and goes on after', () => {
    render(<View />);
    fireEvent.pointerEnter(region());
    pass(3 * CAROUSEL_INTERVAL);
    const held = now.index;
    fireEvent.pointerLeave(region());
    pass(CAROUSEL_INTERVAL);
    expect([held, now.index]).toEqual([0, 1]);
  });

  it('stops while the tab is hidden, without catching up', () => {
    render(<View />);
    act(() => setDocumentHidden(true));
    pass(4 * CAROUSEL_INTERVAL);
    act(() => setDocumentHidden(false));
    pass(CAROUSEL_INTERVAL);
    expect(now.index).toBe(1);
  });

  it('stops for good when the focus enters', () => {
    render(<View />);
    act(() => button('Next').focus());
    act(() => button('Outside').focus());
    pass(3 * CAROUSEL_INTERVAL);
    expect(now).toMatchObject({ index: 0, rotating: false });
  });

  it('stops for a focus that comes by script after a press was dragged away', () => {
    render(<View />);
    fireEvent.pointerDown(button('Next'));
    act(() => button('Next').focus());
    expect(now.rotating).toBe(false);
  });

  it('is stopped by a press on the button that says so', () => {
    render(<View />);
    press('Stop');
    expect(now.rotating).toBe(false);
  });

  it('is started again by the same button', () => {
    render(<View />);
    press('Stop');
    press('Start');
    pass(CAROUSEL_INTERVAL);
    expect(now.index).toBe(1);
  });

  it('goes on when the focus moves inside after a start', () => {
    render(<View />);
    press('Stop');
    press('Start');
    act(() => button('Next').focus());
    expect(now.rotating).toBe(true);
  });

  it('ends when a slide is chosen', () => {
    render(<View />);
    press('Next');
    pass(3 * CAROUSEL_INTERVAL);
    expect(now.index).toBe(1);
  });

  it('leaves no timer behind', () => {
    render(<View />).unmount();
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('live', () => {
  it('is off while rotating', () => {
    render(<View />);
    expect(now.live).toBe('off');
  });

  it('is polite once stopped', () => {
    render(<View />);
    act(() => now.stop());
    expect(now.live).toBe('polite');
  });
});

describe('the track', () => {
  it('follows the slide', () => {
    render(<View />);
    pass(CAROUSEL_INTERVAL);
    expect(screen.getByTestId('track').scrollLeft).toBe(300);
  });

  it('takes a swipe for a choice', () => {
    render(<View />);
    screen.getByTestId('track').scrollLeft = 600;
    fireEvent(screen.getByTestId('track'), new Event('scrollend'));
    expect(now).toMatchObject({ index: 2, rotating: false });
  });

  it('does not take its own scrolling for a choice', () => {
    render(<View />);
    pass(CAROUSEL_INTERVAL);
    fireEvent(screen.getByTestId('track'), new Event('scrollend'));
    expect(now.rotating).toBe(true);
  });
});
