import type { SectionEntry } from '@/components/landing/registry';
import {
  alikeMarks,
  publishedClaims,
  visibleLinks,
  visibleNotices,
  visibleSections,
} from './visible';

const sections: SectionEntry[] = [
  { id: 'home', theme: 'dark' },
  { id: 'faqs', theme: 'dark' },
  { id: 'statistics', theme: 'panel' },
  { id: 'pricing', theme: 'light' },
];
const shown = (lists: object) => visibleSections({ sections, ...lists }).map(({ id }) => id);

it('an empty list hides its section', () => {
  const items = { items: [{}] };
  expect(shown({ faqs: items, statistics: items })).toEqual(sections.map(({ id }) => id));
  expect(shown({ faqs: items, statistics: { items: [] } })).toEqual(['home', 'faqs', 'pricing']);
  expect(shown({})).toEqual(['home', 'pricing']);
});

it.each([
  ['example', 2, 1],
  ['own', 1, 0],
])('shows claims of the sample only while the seller is %s', (status, figures, notices) => {
  const made = {
    site: { seller: { status } },
    testimonials: { items: [{ sample: true }, {}], rating: { sample: true } },
    statistics: { items: [{}, { sample: true }] },
    notices: { sample: true, pool: [{}] },
  };
  const published = publishedClaims(made);
  const lists = [published.testimonials.items, published.statistics.items, published.notices.pool];
  expect(lists.map(({ length }) => length)).toEqual([figures, figures, notices]);
  expect(published.testimonials.rating === null).toBe(status === 'own');
});

it.each([
  ['pricing docs faqs home', 'pricing docs faqs home'],
  ['home demo contact', 'home contact'],
])('drops links to hidden sections: %s become %s', (ids, left) => {
  const links = ids.split(' ').map((id) => ({ id }));
  expect(
    visibleLinks(links, sections)
      .map(({ id }) => id)
      .join(' '),
  ).toBe(left);
});

it('keeps icons only if all entries have one', () => {
  const icons = (...all: (string | null)[]) =>
    alikeMarks(all.map((icon) => ({ icon }))).map(({ icon }) => icon);
  expect(icons('x', 'youtube')).toEqual(['x', 'youtube']);
  expect(icons('x', null)).toEqual([null, null]);
});

it('returns active notices of plans that are sold, with their names', () => {
  const row = { name: 'B. Breakout', country: 'Peru', time: 'now' };
  const plans = ['one', 'two', 'three'].map((id) => ({ id, name: `Plan ${id}` }));
  const pool = [...plans, { id: 'four' }].map(({ id }, index) => ({
    ...{ ...row, plan: id },
    isActive: index > 0,
  }));
  expect(visibleNotices(pool, plans).map(({ plan }) => plan)).toEqual(['Plan two', 'Plan three']);
});
