import { render } from '@testing-library/react';
import { setPage } from '@/lib/testing/page';
import { PageExtras } from './page-extras';

// jsdom has no navigation timing.
beforeEach(() => {
  window.performance.getEntriesByType = () => [];
});

it.each([
  ['the top', { scrollY: 0 }, 0],
  ['a quarter', { scrollY: 600 }, 0.25],
  ['the end', { scrollY: 2400 }, 1],
  ['the bounce above the top', { scrollY: -40 }, 0],
  ['the bounce below the end', { scrollY: 2450 }, 1],
  ['a page that does not scroll', { documentHeight: 600 }, 0],
  ['a page lower than the window', { documentHeight: 400 }, 0],
])('marks %s on the axis', (_, page, progress) => {
  setPage(page);
  render(<PageExtras pauseMotion="" resumeMotion="" campaignHosts={null} analytics={null} />);
  const axis = document.querySelector<HTMLElement>('.price-axis');
  expect(Number(axis?.style.getPropertyValue('--progress'))).toBe(progress);
});
