import { fireEvent, renderHook } from '@testing-library/react';
import { mockMatchMedia } from '@/lib/testing/observers';
import { mockScrollTo, placeElement, setPage } from '@/lib/testing/page';
import { HASH_DELAY_MS, useHashScroll } from './hash-scroll';
import { REDUCED_MOTION_QUERY } from './motion';

/** What the hook did, in order. */
let steps: string[];

beforeEach(() => {
  jest.useFakeTimers();
  mockMatchMedia();
  mockScrollTo();
  setPage({});
  window.history.replaceState(null, '', '/');
  document.body.innerHTML = `
    <a href="/#pricing"><b>Pricing</b></a>
    <a href="/#faq-refund">Refund</a>
    <section id="pricing"></section>
    <section id="home"></section>
    <section id="last"></section>
    <section id="café"></section>
    <h2 id="heading" tabindex="-1"></h2>
    <button id="button" type="button"></button>
    <details id="faq-refund"><summary>Refund?</summary></details>
    <details id="bare"></details>`;
  placeElement(byId('pricing'), 1080);
  placeElement(byId('home'), 200);
  placeElement(byId('last'), 2900);
  placeElement(byId('faq-refund'), 2080);
  steps = [];
  const { pushState } = History.prototype;
  jest.spyOn(window.history, 'pushState').mockImplementation(function (this: History, ...entry) {
    steps.push(`push ${entry[2]}`);
    pushState.apply(this, entry);
  });
  byId('pricing').addEventListener('focus', () => steps.push('focus'));
  const scrollTo = window.scrollTo;
  window.scrollTo = ((options: ScrollToOptions) => {
    steps.push('scroll');
    scrollTo(options);
  }) as typeof window.scrollTo;
  navigatedBy('navigate');
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

function byId(id: string) {
  return document.getElementById(id) as HTMLElement;
}

const link = () => document.querySelector('a') as HTMLAnchorElement;
const summary = () => document.querySelector('summary') as HTMLElement;

/** jsdom has no navigation timing. */
function navigatedBy(...types: string[]) {
  window.performance.getEntriesByType = () => types.map((type) => ({ type })) as never;
}

/** Clicks the first link. @returns whether the hook took the click, so that the browser does not follow the link. */
function click(options = {}, target: Element = link()) {
  let isTaken = false;
  const last = (event: Event) => {
    isTaken = event.defaultPrevented;
    // jsdom cannot follow a link and would say so.
    event.preventDefault();
  };
  window.addEventListener('click', last, { once: true });
  fireEvent.click(target, options);
  return isTaken;
}

/** Clicks a link that leads there. */
function clickTo(href: string) {
  link().href = href;
  return click();
}

function arrive() {
  jest.advanceTimersByTime(1816);
}

describe('a click on a link', () => {
  beforeEach(() => {
    renderHook(useHashScroll);
  });

  it('pushes, then scrolls, then focuses; the browser does not follow the link as well', () => {
    expect(click({}, link().firstElementChild as Element)).toBe(true);
    expect(steps.slice(0, 3)).toEqual(['push #pricing', 'scroll', 'focus']);
  });

  it.each([
    ['80 px above the section', '/#pricing', 1000],
    ['at the end of the page', '/#last', 2400],
    ['at the very top for the section that starts the page', '/#home', 0],
  ])('arrives %s, wherever the page is', (_, href, position) => {
    clickTo(href);
    arrive();
    expect(window.scrollY).toBe(position);
    setPage({ scrollY: 1700 });
    clickTo(href);
    arrive();
    expect(window.scrollY).toBe(position);
  });

  it('makes one history entry when clicked twice, and keeps the query of the page', () => {
    window.history.replaceState(null, '', '/?ref=mail');
    click();
    click();
    expect(steps.filter((step) => step.startsWith('push'))).toHaveLength(1);
    expect(window.location.search).toBe('?ref=mail');
  });

  it('has the focus in the section although the visitor interrupts', () => {
    click();
    window.dispatchEvent(new Event('wheel'));
    arrive();
    expect(byId('pricing')).toHaveFocus();
    expect(window.scrollY).toBe(0);
  });

  it('jumps where the system asks for reduced motion, also when it does so on the way', () => {
    const media = mockMatchMedia();
    click();
    jest.advanceTimersByTime(300);
    media.set(REDUCED_MOTION_QUERY, true);
    jest.advanceTimersToNextFrame();
    expect(window.scrollY).toBe(1000);
    setPage({});
    click();
    expect(window.scrollY).toBe(1000);
  });

  it('runs after the click’s own listeners, such as a menu that gives the focus to its button', () => {
    document.addEventListener('click', () => byId('button').focus(), { once: true });
    click();
    expect(byId('pricing')).toHaveFocus();
  });

  it.each(['pricing', 'button', 'heading', 'bare'])(
    'gives the focus to #%s, without a scroll',
    (id) => {
      const focus = jest.spyOn(byId(id), 'focus');
      clickTo(`/#${id}`);
      expect(byId(id)).toHaveFocus();
      expect(focus).toHaveBeenCalledWith({ preventScroll: true });
    },
  );

  it('leaves a section out of the tab order, and as it was once it has lost the focus', () => {
    click();
    click();
    expect(byId('pricing')).toHaveAttribute('tabindex', '-1');
    byId('button').focus();
    expect(byId('pricing')).not.toHaveAttribute('tabindex');
    // The page's own is left alone.
    clickTo('/#heading');
    byId('button').focus();
    expect(byId('heading')).toHaveAttribute('tabindex', '-1');
  });

  it.each([
    ['on the hash that the address has already', '/#pricing', '/#pricing'],
    ['on a page that was opened with a query', '/#pricing', '/?ref=mail'],
    ['on a link that repeats the query', '/?ref=mail#pricing', '/?ref=mail'],
    ['on an encoded hash', '/#caf%C3%A9', '/'],
  ])('takes one %s', (_, href, page) => {
    window.history.replaceState(null, '', page);
    expect(clickTo(href)).toBe(true);
  });

  it.each([
    ['another page', '/terms#pricing'],
    ['another origin', 'https://members.example/#pricing'],
    ['another query', '/?plan=annual#pricing'],
    ['an id that is not on the page', '/#nowhere'],
    ['no hash', '/'],
    ['an empty hash', '/#'],
    ['a hash that is no encoding', '/#100%'],
    ['an address that is none', 'https://'],
    ['another scheme', 'mailto:support@site.example'],
  ])('leaves one to %s to the browser', (_, href) => {
    expect(clickTo(href)).toBe(false);
  });

  it('leaves one that somebody has taken, that is not plain, or is a download', () => {
    link().addEventListener('click', (event) => event.preventDefault(), { once: true });
    click();
    click({ ctrlKey: true });
    link().setAttribute('download', '');
    click();
    expect(steps).toEqual([]);
  });
});

describe('a load with a hash', () => {
  function load(hash = '#pricing') {
    window.history.replaceState(null, '', `/${hash}`);
    return renderHook(useHashScroll);
  }

  it('scrolls and focuses after a moment, without a history entry', () => {
    load();
    jest.advanceTimersByTime(HASH_DELAY_MS - 1);
    expect(steps).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(steps).toEqual(['scroll', 'focus']);
  });

  it.each(['', '#', '#nowhere', '#100%'])('goes nowhere for "%s"', (hash) => {
    load(hash);
    arrive();
    expect(steps).toEqual([]);
  });

  it.each(['reload', 'back_forward'])('leaves a %s to the browser', (type) => {
    navigatedBy(type);
    load();
    arrive();
    expect(steps).toEqual([]);
  });

  it('scrolls in a browser that does not tell how the page was opened', () => {
    navigatedBy();
    load();
    jest.advanceTimersByTime(HASH_DELAY_MS);
    arrive();
    expect(window.scrollY).toBe(1000);
  });

  it('yields to a visitor who takes hold of the page first', () => {
    load();
    window.dispatchEvent(new Event('wheel'));
    arrive();
    expect(steps).toEqual([]);
  });
});

describe('an answer that is closed', () => {
  const answer = () => byId('faq-refund');

  function changeHash(hash: string) {
    window.history.replaceState(null, '', `/${hash}`);
    window.dispatchEvent(new Event('hashchange'));
  }

  it('is opened by a load with its hash, before the page scrolls there', () => {
    window.history.replaceState(null, '', '/#faq-refund');
    renderHook(useHashScroll);
    expect(answer()).toHaveAttribute('open');
    jest.advanceTimersByTime(HASH_DELAY_MS);
    expect(summary()).toHaveFocus();
    arrive();
    expect(window.scrollY).toBe(2000);
  });

  it('is opened by a link, and stays open', () => {
    renderHook(useHashScroll);
    clickTo('/#faq-refund');
    clickTo('/#faq-refund');
    expect(answer()).toHaveAttribute('open');
    expect(summary()).toHaveFocus();
  });

  it('is opened by another hash, and by Back and Forward to it', () => {
    renderHook(useHashScroll);
    changeHash('#faq-refund');
    expect(answer()).toHaveAttribute('open');
    expect(summary()).toHaveFocus();
  });

  it.each(['', '#nowhere', '#%', '#pricing'])(
    'leaves a change of the hash to "%s" to the browser',
    (hash) => {
      renderHook(useHashScroll);
      changeHash(hash);
      arrive();
      expect(window.scrollY).toBe(0);
      expect(answer()).not.toHaveAttribute('open');
    },
  );
});

it('does nothing any more once unmounted', () => {
  const { unmount } = renderHook(useHashScroll);
  click();
  unmount();
  arrive();
  expect(window.scrollY).toBe(0);
  expect(click()).toBe(false);
  window.history.replaceState(null, '', '/#pricing');
  renderHook(useHashScroll).unmount();
  arrive();
  expect(window.scrollY).toBe(0);
});
