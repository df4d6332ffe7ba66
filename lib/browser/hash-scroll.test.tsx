import { fireEvent } from '@testing-library/react';
import { mockMatchMedia } from '@/lib/testing/observers';
import { placeElement, setPage } from '@/lib/testing/page';
import { startHashScroll } from './hash-scroll';
import { REDUCED_MOTION_QUERY } from './preference';

const DURATION_MS = 1800;
/** All scroll positions so far. */
let positions: number[];

beforeAll(startHashScroll);

beforeEach(() => {
  jest.useFakeTimers();
  mockMatchMedia();
  setPage();
  positions = [];
  window.scrollTo = ((options: ScrollToOptions) => {
    positions.push(options.top ?? 0);
    setPage(options.top);
  }) as typeof window.scrollTo;
  window.history.replaceState(null, '', '/');
  document.documentElement.style.setProperty('scroll-padding-top', '80px');
  document.body.innerHTML = '<a></a><p id="pricing"></p><p id="café"></p>';
  placeElement(byId('pricing'), 1080);
  // jsdom has no navigation timing.
  window.performance.getEntriesByType = () => [{ type: 'navigate' }] as never;
});

afterEach(() => jest.useRealTimers());

const byId = (id: string) => document.getElementById(id) as HTMLElement;
const link = () => document.querySelector('a') as HTMLAnchorElement;

/** Clicks a link to `href`. @returns whether the default navigation was prevented */
function click(href = '/#pricing', options = {}) {
  let isTaken = false;
  const last = (event: Event) => {
    isTaken = event.defaultPrevented;
    // jsdom would log that it cannot navigate.
    event.preventDefault();
  };
  window.addEventListener('click', last, { once: true });
  link().href = href;
  fireEvent.click(link(), options);
  return isTaken;
}

function arrive() {
  jest.advanceTimersByTime(DURATION_MS + 16);
  return window.scrollY;
}

describe('a click on a link', () => {
  it.each([
    ['if the link repeats the query', '/?ref=mail#pricing', '/?ref=mail'],
    ['to an encoded hash', '/#caf%C3%A9', '/'],
  ])('scrolls %s', (_, href, page) => {
    window.history.replaceState(null, '', page);
    expect(click(href)).toBe(true);
  });

  it.each([
    '/terms#pricing',
    'https://members.example/#pricing',
    '/?plan=annual#pricing',
    '/#nowhere',
    '/',
    '/#',
    '/#100%',
    'https://',
    'mailto:support@site.example',
  ])('is left to the browser if it leads to %s', (href) => {
    expect(click(href)).toBe(false);
  });

  it('is left to the browser with a modifier, a download or another handler', () => {
    expect(click('/#pricing', { ctrlKey: true })).toBe(false);
    link().addEventListener('click', (event) => event.preventDefault(), { once: true });
    click();
    link().setAttribute('download', '');
    expect(click()).toBe(false);
    expect(positions).toEqual([]);
  });

  it('is left to the browser when it opens a menu', () => {
    document.body.append(Object.assign(document.createElement('dialog'), { id: 'menu' }));
    expect(click('/#menu')).toBe(false);
  });

  it("keeps the target's scroll margin", () => {
    byId('pricing').style.setProperty('scroll-margin-top', '32px');
    click();
    expect(arrive()).toBe(968);
  });

  it("opens its target's <details>, and moves the focus into it", () => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<details id="answer"><summary></summary><p id="tool"></p></details>',
    );
    const answer = byId('answer') as HTMLDetailsElement;
    for (const [href, focused] of [
      ['/#answer', document.querySelector('summary')],
      ['/#tool', byId('tool')],
    ] as const) {
      answer.open = false;
      click(href);
      expect(answer.open).toBe(true);
      expect(focused).toHaveFocus();
    }
  });
});

describe('the scroll', () => {
  it("ends at a moved section's new position", () => {
    click();
    jest.advanceTimersByTime(900);
    placeElement(byId('pricing'), 1380);
    expect(arrive()).toBe(1300);
  });

  it('jumps to its end when reduced motion is turned on', () => {
    const media = mockMatchMedia();
    click();
    jest.advanceTimersByTime(300);
    media.set(REDUCED_MOTION_QUERY, true);
    jest.advanceTimersToNextFrame();
    expect(window.scrollY).toBe(1000);
  });

  it.each([
    ['a touch', new Event('touchstart')],
    ['a moving finger', new Event('touchmove')],
    ['a press on the scroll bar', new Event('pointerdown')],
    ['a scrolling key', new KeyboardEvent('keydown', { key: 'PageDown' })],
    ['Back', new Event('popstate')],
  ])('ends on %s', (_, event) => {
    click();
    jest.advanceTimersByTime(900);
    const { scrollY } = window;
    window.dispatchEvent(event);
    expect(arrive()).toBe(scrollY);
  });
});
