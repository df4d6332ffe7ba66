import { render } from '@testing-library/react';
import { content } from '@/lib/content/content';
import LandingPage from './page';

beforeAll(() => {
  Element.prototype.scrollTo = () => undefined;
});

async function shownSections(): Promise<[id: string, number: string | undefined][]> {
  const { container } = render(await LandingPage());
  return [...container.querySelectorAll('section[id]')].map(({ id, textContent }) => [
    id,
    textContent?.match(/^\D{0,20}(\d\d)\s*·/)?.[1],
  ]);
}

const strips = ['statistics', 'notices'];

const expectNumbered = (sections: Awaited<ReturnType<typeof shownSections>>) => {
  const counted = sections.filter(([id]) => !strips.includes(id));
  expect(counted[0]).toEqual(['home', undefined]);
  for (const [index, [id, number]] of counted.entries())
    if (index > 0) expect([id, number]).toEqual([id, `0${index + 1}`]);
};

it('shows the sections of the list, and numbers them in its order without a gap', async () => {
  const all = await shownSections();
  expect(all.map(([id]) => id)).toEqual(content.sections.map(({ id }) => id));
  for (const [id, number] of all) if (strips.includes(id)) expect(number).toBeUndefined();
  expectNumbered(all);
  const [home, ...others] = content.sections;
  content.sections = [home, ...others.filter(({ id }) => id !== 'indicators').reverse()].flatMap(
    (section) => section ?? [],
  );
  const fewer = await shownSections();
  expect(fewer.map(([id]) => id)).toEqual(content.sections.map(({ id }) => id));
  expect(fewer).toHaveLength(all.length - 1);
  expectNumbered(fewer);
});
