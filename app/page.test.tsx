import { render } from '@testing-library/react';
import { notices } from '@/content/notices';
import { statistics } from '@/content/statistics';
import { testimonials } from '@/content/testimonials';
import LandingPage from './page';

// jsdom lays nothing out and scrolls nothing.
beforeAll(() => {
  Element.prototype.scrollTo = () => undefined;
});

/** Sections that the page shows with the content as it stands, each with its printed number. */
function shownSections(): string[] {
  const { container } = render(<LandingPage />);
  return [...container.querySelectorAll('section[id]')].map(({ id, textContent }) => {
    const [, number = ''] = textContent?.match(/^\D{0,20}(\d\d)\s*·/) ?? [];
    return `${number} ${id}`.trim();
  });
}

it('shows every section, numbered in order', () => {
  expect(shownSections()).toEqual([
    'home',
    '02 indicators',
    '03 demo',
    'statistics',
    '04 pricing',
    '05 testimonials',
    '06 faqs',
    '07 notices',
    '08 closing',
  ]);
});

it('leaves out what an owner has nothing to show in', () => {
  statistics.items.length = 0;
  testimonials.items.length = 0;
  for (const notice of notices.pool) notice.isActive = false;
  expect(shownSections()).toEqual([
    'home',
    '02 indicators',
    '03 demo',
    '04 pricing',
    '05 faqs',
    '06 closing',
  ]);
});
