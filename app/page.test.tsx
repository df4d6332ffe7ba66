import { render } from '@testing-library/react';
import { content } from '@/lib/content/content';
import LandingPage from './page';

// jsdom lays nothing out and scrolls nothing.
beforeAll(() => {
  Element.prototype.scrollTo = () => undefined;
});

/** Sections that the page shows with the content as it stands, each with its printed number, if it has one. */
async function visibleSections(): Promise<[id: string, number: string | undefined][]> {
  const { container } = render(await LandingPage());
  return [...container.querySelectorAll('section[id]')].map(({ id, textContent }) => [
    id,
    textContent?.match(/^\D{0,20}(\d\d)\s*·/)?.[1],
  ]);
}

const strips = ['statistics', 'notices'];

/** Sections with no number printed: the first view, which counts all the same, and the strips, which do not. */
const expectNumbered = (sections: Awaited<ReturnType<typeof visibleSections>>) => {
  const counted = sections.filter(([id]) => !strips.includes(id));
  expect(counted[0]).toEqual(['home', undefined]);
  for (const [index, [id, number]] of counted.entries())
    if (index > 0) expect([id, number]).toEqual([id, `0${index + 1}`]);
};

it('shows the sections of the list, and numbers them in its order without a gap', async () => {
  const all = await visibleSections();
  expect(all.map(([id]) => id)).toEqual(content.sections.map(({ id }) => id));
  for (const [id, number] of all) if (strips.includes(id)) expect(number).toBeUndefined();
  expectNumbered(all);
  const [home, ...others] = content.sections;
  content.sections = [home, ...others.filter(({ id }) => id !== 'indicators').reverse()].flatMap(
    (section) => section ?? [],
  );
  const fewer = await visibleSections();
  expect(fewer.map(([id]) => id)).toEqual(content.sections.map(({ id }) => id));
  expect(fewer).toHaveLength(all.length - 1);
  expectNumbered(fewer);
});
