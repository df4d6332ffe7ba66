/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import { setPage } from '../testing/page-geometry';
import { useReadingProgress } from './use-reading-progress';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  setPage({});
});

function renderProgress() {
  const element = document.createElement('div');
  const renders = jest.fn();
  const hook = renderHook(() => {
    renders();
    useReadingProgress({ current: element });
  });
  return { progress: () => Number(element.style.getPropertyValue('--progress')), renders, ...hook };
}

function scrollTo(scrollY: number) {
  setPage({ scrollY });
  window.dispatchEvent(new Event('scroll'));
  jest.advanceTimersToNextFrame();
}

it('starts where the page is', () => {
  setPage({ scrollY: 600 });
  expect(renderProgress().progress()).toBe(0.25);
});

it('follows the scroll', () => {
  setPage({});
  const { progress } = renderProgress();
  scrollTo(2400);
  expect(progress()).toBe(1);
});

it('renders nothing while the page scrolls', () => {
  setPage({});
  const { renders } = renderProgress();
  scrollTo(1200);
  expect(renders).toHaveBeenCalledTimes(1);
});

it('stops with the component', () => {
  setPage({});
  const { progress, unmount } = renderProgress();
  unmount();
  scrollTo(2400);
  expect(progress()).toBe(0);
});
