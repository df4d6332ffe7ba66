/** @jest-environment jsdom */
import { fireEvent, renderHook } from '@testing-library/react';
import { mockMatchMedia } from '@/lib/testing/match-media';
import { placeElement, setPage } from '@/lib/testing/page-geometry';
import { mockScrollTo } from '@/lib/testing/scroll-to';
import { reducedMotionQuery } from './motion';
import { HASH_DELAY, SCROLL_DURATION } from './scroll-curve';
import { useHashScroll } from './use-hash-scroll';

/** What the hook did, in order. */
let steps: string[];

beforeEach(() => {
  jest.useFakeTimers();
  mockMatchMedia();
  mockScrollTo();
  setPage({});
  window.history.replaceState(null, '', '/');
  document.body.innerHTML = `
    <a href="/#pricing"><b>Pricing</b></a><a href="/#nowhere">Nowhere</a><a href="/terms#use">Terms</a>
    <section id="pricing"></section>`;
  const target = byId('pricing');
  placeElement(target, 1080);
  steps = [];
  const { pushState } = History.prototype;
  jest.spyOn(window.history, 'pushState').mockImplementation(function (this: History, ...entry) {
    steps.push(`push ${entry[2]}`);
    pushState.apply(this, entry);
  });
  target.addEventListener('focus', () => steps.push('focus'));
  const scrollTo = window.scrollTo;
  window.scrollTo = ((options: ScrollToOptions) => {
    steps.push('scroll');
    scrollTo(options);
  }) as typeof window.scrollTo;
  // jsdom has no navigation timing.
  window.performance.getEntriesByType = () => [];
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

function byId(id: string) {
  return document.getElementById(id) as HTMLElement;
}

function link(name: string) {
  return document.querySelector(`a[href*="${name}"]`) as HTMLAnchorElement;
}

/** @returns whether the hook took the click, so that the browser does not follow the link. */
function click(name: string, options = {}) {
  let taken = false;
  const last = (event: Event) => {
    taken = event.defaultPrevented;
    // jsdom cannot follow a link and would say so.
    event.preventDefault();
  };
  window.addEventListener('click', last, { once: true });
  fireEvent.click(link(name), options);
  return taken;
}

function arrive() {
  jest.advanceTimersByTime(SCROLL_DURATION + 16);
}

describe('a click on a link into the page', () => {
  it('pushes, then scrolls, then focuses', () => {
    renderHook(() => useHashScroll());
    click('pricing');
    expect(steps.slice(0, 3)).toEqual(['push #pricing', 'scroll', 'focus']);
  });

  it('arrives 80 px above the section', () => {
    renderHook(() => useHashScroll());
    click('pricing');
    arrive();
    expect(window.scrollY).toBe(1000);
  });

  it('is not followed by the browser as well', () => {
    renderHook(() => useHashScroll());
    expect(click('pricing')).toBe(true);
  });

  it('works on what is inside the link', () => {
    renderHook(() => useHashScroll());
    fireEvent.click(link('pricing').firstElementChild as Element);
    expect(window.location.hash).toBe('#pricing');
  });

  it('keeps the query of the page', () => {
    window.history.replaceState(null, '', '/?ref=mail');
    renderHook(() => useHashScroll());
    click('pricing');
    expect(window.location.search).toBe('?ref=mail');
  });

  it('makes one history entry when clicked twice', () => {
    renderHook(() => useHashScroll());
    click('pricing');
    arrive();
    click('pricing');
    expect(steps.filter((step) => step.startsWith('push'))).toHaveLength(1);
  });

  it('scrolls again when clicked again', () => {
    renderHook(() => useHashScroll());
    click('pricing');
    arrive();
    setPage({ scrollY: 200 });
    click('pricing');
    arrive();
    expect(window.scrollY).toBe(1000);
  });

  it('has the focus in the section although the visitor interrupts', () => {
    renderHook(() => useHashScroll());
    click('pricing');
    window.dispatchEvent(new Event('wheel'));
    expect(byId('pricing')).toHaveFocus();
  });

  it('jumps where the system asks for reduced motion', () => {
    mockMatchMedia([reducedMotionQuery]);
    renderHook(() => useHashScroll());
    click('pricing');
    expect(window.scrollY).toBe(1000);
  });

  it('jumps when reduced motion is asked for on the way', () => {
    const media = mockMatchMedia();
    renderHook(() => useHashScroll());
    click('pricing');
    jest.advanceTimersByTime(300);
    media.set(reducedMotionQuery, true);
    jest.advanceTimersToNextFrame();
    expect(window.scrollY).toBe(1000);
  });

  it('runs after the click’s own listeners, such as a menu that gives the focus to its button', () => {
    renderHook(() => useHashScroll());
    document.addEventListener('click', () => link('terms').focus(), { once: true });
    click('pricing');
    expect(byId('pricing')).toHaveFocus();
  });

  it.each([
    ['an id that is not on the page', 'nowhere', {}],
    ['another page', 'terms', {}],
    ['a click with Ctrl', 'pricing', { ctrlKey: true }],
    ['a click with Meta', 'pricing', { metaKey: true }],
    ['a click with Shift', 'pricing', { shiftKey: true }],
    ['a click with Alt', 'pricing', { altKey: true }],
  ])('leaves %s to the browser', (_, name, options) => {
    renderHook(() => useHashScroll());
    expect(click(name, options)).toBe(false);
  });

  it('takes no click once unmounted', () => {
    renderHook(() => useHashScroll()).unmount();
    expect(click('pricing')).toBe(false);
  });

  it('stops on the way when unmounted', () => {
    const { unmount } = renderHook(() => useHashScroll());
    click('pricing');
    unmount();
    arrive();
    expect(window.scrollY).toBe(0);
  });
});

it('scrolls and focuses, without a history entry, on a load with a hash', () => {
  window.history.replaceState(null, '', '/#pricing');
  renderHook(() => useHashScroll());
  jest.advanceTimersByTime(HASH_DELAY);
  expect(steps).toEqual(['scroll', 'focus']);
});

it('scrolls nowhere on a load with a hash once unmounted', () => {
  window.history.replaceState(null, '', '/#pricing');
  renderHook(() => useHashScroll()).unmount();
  jest.advanceTimersByTime(HASH_DELAY);
  expect(steps).toEqual([]);
});
