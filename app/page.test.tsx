import { render } from '@testing-library/react';
import { content } from '@/lib/content/content';
import LandingPage from './page';

// jsdom lays nothing out and scrolls nothing.
beforeAll(() => {
  Element.prototype.scrollTo = () => undefined;
});

/** Sections that the page shows with the content as it stands, each with its printed number, if it has one. */
function shownSections(): [id: string, number: string | undefined][] {
  const { container } = render(<LandingPage />);
  return [...container.querySelectorAll('section[id]')].map(({ id, textContent }) => [
    id,
    textContent?.match(/^\D{0,20}(\d\d)\s*·/)?.[1],
  ]);
}

const strips = ['statistics', 'notices'];

/** Sections with no number printed: the first view, which counts all the same, and the strips, which do not. */
const expectNumbered = (sections: ReturnType<typeof shownSections>) => {
  const counted = sections.filter(([id]) => !strips.includes(id));
  expect(counted[0]).toEqual(['home', undefined]);
  for (const [index, [id, number]] of counted.entries())
    if (index > 0) expect([id, number]).toEqual([id, `0${index + 1}`]);
};

it('numbers the sections in their order, and leaves no gap where an owner has nothing to show', () => {
  const all = shownSections();
  for (const id of strips) expect(all).toContainEqual([id, undefined]);
  expectNumbered(all);
  content.statistics.items.length = 0;
  content.testimonials.items.length = 0;
  content.notices.pool.length = 0;
  const fewer = shownSections();
  const left = ['statistics', 'testimonials', 'notices'];
  expect(fewer.map(([id]) => id)).toEqual(all.map(([id]) => id).filter((id) => !left.includes(id)));
  expectNumbered(fewer);
});
