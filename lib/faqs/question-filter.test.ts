import fc from 'fast-check';
import { faqs } from '@/content/faqs';
import { filterQuestions, needsFilter, type Question } from './question-filter';

const ask = (id: string, question: string, answer = 'Yes.'): Question => ({ id, question, answer });
const some = [
  ask('refund', 'Can I have my money back?', 'Write to [our address](mailto:help@site.example).'),
  ask('cafe', 'Is there a café?', 'No, we’re online.'),
  ask('devices', 'More than one device?', 'One MONEY, many devices.'),
];
const all = some.map(({ id }) => id);

it.each([
  ['', all],
  ['   ', all],
  ['money', ['refund', 'devices']],
  ['MONEY back', ['refund']],
  ['back money', ['refund']],
  ['devic', ['devices']],
  ['cafe', ['cafe']],
  ['CAFÉ', ['cafe']],
  ["we're", ['cafe']],
  ['address', ['refund']],
  ['mailto', []],
  ['money café', []],
  ['.*', []],
])('finds by "%s"', (query, ids) => {
  expect(filterQuestions(some, query)).toEqual(ids);
});

it('finds each shipped question by its own words', () => {
  for (const { id, question } of faqs.items)
    expect(filterQuestions(faqs.items, question)).toContain(id);
});

it('finds no more with another word', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (query, word) => {
      const found = filterQuestions(faqs.items, query);
      for (const id of filterQuestions(faqs.items, `${query} ${word}`)) expect(found).toContain(id);
    }),
  );
});

it.each([
  [0, false],
  [12, false],
  [13, true],
])('%d questions need a filter: %s', (count, needed) => {
  expect(needsFilter(Array.from({ length: count }, (_, i) => ask(`${i}`, 'Why?')))).toBe(needed);
});
