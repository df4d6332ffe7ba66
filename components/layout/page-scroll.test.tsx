import { act, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { placeElement, setPage } from '@/lib/testing/page';
import { onScrollFrame, useActiveSection, useScrolled } from './page-scroll';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  setPage({});
  document.body.innerHTML = '';
});

function scrollTo(scrollY: number) {
  act(() => {
    setPage({ scrollY });
    window.dispatchEvent(new Event('scroll'));
    jest.advanceTimersToNextFrame();
  });
}

/** A page of 3000 px in a window of 600 with these sections. */
function place(tops: Record<string, number>) {
  for (const [id, top] of Object.entries(tops)) {
    const section = document.createElement('section');
    section.id = id;
    document.body.append(section);
    placeElement(section, top);
  }
}

describe('onScrollFrame', () => {
  function dispatch(...names: string[]) {
    for (const name of names) window.dispatchEvent(new Event(name));
  }

  it('answers the events of each frame once', () => {
    const listener = jest.fn();
    const stop = onScrollFrame(listener);
    dispatch('scroll', 'scroll', 'resize');
    expect(listener).not.toHaveBeenCalled();
    jest.advanceTimersToNextFrame();
    expect(listener).toHaveBeenCalledTimes(1);
    dispatch('resize');
    jest.advanceTimersToNextFrame();
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
  });

  it('answers nothing any more once stopped, not even the pending frame', () => {
    const listener = jest.fn();
    const stop = onScrollFrame(listener);
    dispatch('scroll');
    stop();
    dispatch('scroll');
    jest.advanceTimersByTime(100);
    expect(listener).not.toHaveBeenCalled();
  });
});

describe('useScrolled', () => {
  it('says whether the page is scrolled more than 10 px', () => {
    const { result } = renderHook(useScrolled);
    const at = [0, 10, 11, 500, 0].map((scrollY) => {
      scrollTo(scrollY);
      return result.current;
    });
    expect(at).toEqual([false, false, true, true, false]);
  });

  it('knows at once that the page was restored further down', () => {
    setPage({ scrollY: 500 });
    expect(renderHook(useScrolled).result.current).toBe(true);
  });
});

describe('useActiveSection', () => {
  const tops = { home: 60, indicators: 900, pricing: 2000, faqs: 2500 };
  const inView = (...ids: string[]) => renderHook(() => useActiveSection(ids));

  it.each([
    ['at the top', 0, 'home'],
    ['above the first section, bouncing', -80, 'home'],
    ['one pixel before a section reaches the line', 799, 'home'],
    ['when a section reaches the line', 800, 'indicators'],
    ['where a hash link lands, 80 px above the section', 820, 'indicators'],
    ['deep inside a long section', 1800, 'indicators'],
    ['one pixel before the last position', 2398, 'pricing'],
    ['at the end, for a section that cannot reach the line', 2400, 'faqs'],
    ['at an end rounded down by zoom', 2399.4, 'faqs'],
    ['past the end, bouncing', 2460, 'faqs'],
  ])('follows the scroll: %s', (_, scrollY, expected) => {
    place(tops);
    const { result } = inView('home', 'indicators', 'pricing', 'faqs');
    scrollTo(scrollY);
    expect(result.current).toBe(expected);
    // Where the page starts, and in whatever order the links stand.
    expect(inView('faqs', 'home', 'pricing', 'indicators').result.current).toBe(expected);
  });

  it('leaves out, at the end, a section that is still below the window', () => {
    place({ ...tops, hidden: 3000 });
    setPage({ scrollY: 2400 });
    expect(inView('home', 'faqs', 'hidden').result.current).toBe('faqs');
  });

  it('takes the last that went by when none is in view at the end', () => {
    place(tops);
    setPage({ scrollY: 2400 });
    expect(inView('home', 'indicators').result.current).toBe('indicators');
  });

  it('is the first on a page that does not scroll', () => {
    place(tops);
    setPage({ viewportHeight: 3000 });
    expect(inView('home', 'faqs').result.current).toBe('home');
  });

  it('measures again, so that a section that moved is found', () => {
    place(tops);
    const { result } = inView('home', 'indicators');
    placeElement(document.getElementById('indicators') as Element, 2000);
    scrollTo(900);
    expect(result.current).toBe('home');
  });

  it('passes over ids that are not on the page; without any there is none', () => {
    place(tops);
    expect(inView('missing', 'pricing').result.current).toBe('pricing');
    expect(inView('terms', 'privacy').result.current).toBeNull();
  });

  it('renders nothing while the reader stays in one section', () => {
    place(tops);
    const renders = jest.fn();
    renderHook(() => {
      renders();
      return useActiveSection(['home', 'pricing']);
    });
    // React renders once more after a change before it knows that nothing follows from the same state.
    scrollTo(100);
    const before = renders.mock.calls.length;
    scrollTo(200);
    scrollTo(300);
    expect(renders).toHaveBeenCalledTimes(before);
  });
});

it('says nothing in the prerendered page', () => {
  const Probe = () => `${useScrolled()} ${useActiveSection(['home'])}`;
  expect(renderToString(<Probe />)).toBe('false null');
});
