import { act, renderHook } from '@testing-library/react';
import { placeElement, setPage } from '@/lib/testing/page';
import { useActiveSection } from './page-scroll';

beforeEach(() => {
  jest.useFakeTimers();
  setPage();
});
afterEach(() => jest.useRealTimers());

function scrollTo(scrollY: number) {
  act(() => {
    setPage(scrollY);
    window.dispatchEvent(new Event('scroll'));
    jest.advanceTimersToNextFrame();
  });
}

function place(tops: Record<string, number>) {
  document.body.innerHTML = '';
  for (const [id, top] of Object.entries(tops)) {
    const section = document.body.appendChild(document.createElement('section'));
    section.id = id;
    placeElement(section, top);
  }
}

describe('useActiveSection', () => {
  const tops = { home: 60, indicators: 900, pricing: 2000, faqs: 2500 };
  const inView = (selector: string) => renderHook(() => useActiveSection(selector)).result;

  it.each([
    ['overscrolled at the top', -80, 'home'],
    ['when a section is 100 px below the top', 800, 'indicators'],
    ['at the end, despite rounding', 2399.4, 'faqs'],
  ])('follows the scroll: %s', (_, scrollY, expected) => {
    place(tops);
    const result = inView('section');
    scrollTo(scrollY);
    expect(result.current).toBe(expected);
  });

  it.each([
    ['omits a section that is still below the window', '#faqs, #hidden', 'faqs'],
    ['returns the last section passed', '#home, #indicators', 'indicators'],
    ['ignores ids that are not on the page', '#missing, #pricing', 'pricing'],
    ['returns null without sections', '#terms, #privacy', null],
  ])('at the end, %s', (_, selector, expected) => {
    place({ ...tops, hidden: 3000 });
    setPage(2400);
    expect(inView(selector).current).toBe(expected);
  });
});
