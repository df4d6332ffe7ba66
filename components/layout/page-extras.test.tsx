import { render } from '@testing-library/react';
import { setPage } from '@/lib/testing/page';
import { PageExtras } from './page-extras';

beforeEach(() => {
  jest.useFakeTimers();
  // jsdom has no navigation timing.
  window.performance.getEntriesByType = () => [];
});
afterEach(() => {
  jest.useRealTimers();
  setPage({});
});

const extras = (
  <PageExtras pauseMotion="Pause" resumeMotion="Resume" campaignHosts={null} analytics={null} />
);
const axis = () => document.querySelector<HTMLElement>('.price-axis');
const progress = () => Number(axis()?.style.getPropertyValue('--progress'));

function scrollTo(scrollY: number) {
  setPage({ scrollY });
  window.dispatchEvent(new Event('scroll'));
  jest.advanceTimersToNextFrame();
}

it.each([
  ['the top', 0, 0],
  ['a quarter', 600, 0.25],
  ['the end', 2400, 1],
  ['the bounce above the top', -40, 0],
  ['the bounce below the end', 2450, 1],
])('marks %s, after a scroll as at the start', (_, scrollY, expected) => {
  render(extras);
  scrollTo(scrollY);
  expect(progress()).toBe(expected);
  render(extras);
  expect(progress()).toBe(expected);
});

it.each([600, 400, 0])('stays at 0 on a page of %i px in a window of 600', (documentHeight) => {
  setPage({ documentHeight });
  render(extras);
  expect(progress()).toBe(0);
});

it('stops with the component', () => {
  const { unmount } = render(extras);
  const element = axis();
  unmount();
  scrollTo(2400);
  expect(element?.style.getPropertyValue('--progress')).toBe('0.0000');
});
