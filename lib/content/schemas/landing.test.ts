import { faultLinesOf } from '../fault-lines';

it.each<[kind: string, value: unknown, line: string]>([
  [
    'a missing text alternative',
    undefined,
    'content/indicators.ts: indicators.items[0].image.alt: expected text, got nothing',
  ],
  [
    'an empty text alternative',
    '',
    'content/home.ts: home.picture.alt: expected text that is not empty, got ""',
  ],
  [
    'a text alternative of a word',
    'Chart',
    'content/home.ts: home.picture.alt: expected a text alternative of at least 20 characters, got "Chart"',
  ],
  [
    'an unknown drawing',
    'rocket',
    'content/closing.ts: closing.picture.drawing: expected a drawing: home, smart-money, zones, sessions, demo, closing, not-found, got "rocket"',
  ],
  [
    'an unknown icon',
    'rocket',
    'content/home.ts: home.points[0].icon: expected an icon: chart, robot, bell, algorithm, update, support, got "rocket"',
  ],
  [
    'an unknown social icon',
    'orkut',
    'content/footer.ts: footer.social.links[1].icon: expected an icon: x, instagram, youtube, telegram, got "orkut"',
  ],
  [
    'five features',
    ['a', 'b', 'c', 'd', 'e'],
    'content/indicators.ts: indicators.items[1].features: expected at least 6 features, got ["a","b","c","d","e"]',
  ],
  [
    'another indicator type',
    'Free',
    'content/indicators.ts: indicators.items[1].type: expected the word Premium, got "Free"',
  ],
  [
    'a missing part',
    undefined,
    'content/closing.ts: closing.picture: expected an object with fields, got nothing',
  ],
  ['a list that is none', 'none', 'content/faqs.ts: faqs.items: expected a list, got "none"'],
  [
    'an id twice',
    'access',
    'content/faqs.ts: faqs.items[2].id: expected an id that no other item has, got "access"',
  ],
  [
    'an id no anchor can carry',
    'My plan',
    'content/faqs.ts: faqs.items[2].id: expected an id in lower-case letters, digits and hyphens, got "My plan"',
  ],
])('reports %s', (_kind, value, line) => {
  expect(faultLinesOf(line, value)).toEqual([line]);
});
