import { schemaFaults } from '@/lib/content/faults';
import { faultLines } from '@/lib/testing/fault-lines';
import { plansSchema } from './plans';
import { sectionsSchema } from './sections';

it.each<[place: string, value: unknown]>([
  ['site.url', 'https://a.example/'],
  ['site.basePath', 'indicators'],
  ['site.basePath', '/indicators/'],
  ['site.basePath', '/'],
  ['site.theme', 'blue'],
  ['site.avatarService', 'https://a.example/{initials}'],
  ['site.avatarService', 'https://{initials}.example/{background}'],
  ['site.campaigns', 'yes'],
  ['site.analytics', undefined],
  ['routes.terms.description', 'Terms.'],
  ['home.picture.alt', 'Chart'],
  ['home.intro', '{plansWith Cars}'],
  ['closing.picture', undefined],
  ['closing.picture.drawing', 'rocket'],
  ['closing.emphasis', 'a word that is not there'],
  ['indicators.items[0].features', []],
  ['sections[0].id', 'faqs-and-more'],
  ['sections[0].ground', 'paper'],
  ['footer.resources.links[0].href', 'http://a.example'],
  ['testimonials.items[0].rating', 4.7],
  ['testimonials.items[0].rating', 6],
  ['testimonials.items[0].avatar', 'https://a.example/x.png'],
  ['statistics.items[0].provenance.status', 'sure'],
  ['notices.pool[0].name', 'Bob Breakout'],
  ['notices.exampleTime', '{time}'],
  ['accessDesk.username.longest', 1],
  ['accessDesk.username.others', '*a'],
  ['accessDesk.username.others', '- _'],
  ['demoWords.sentences.confirmed swings', 'a swing'],
  ['demoWords.titles', []],
  ['demoWords.controls.play', '{indicatorCount}'],
  ['glossary[3].id', 'rsi'],
])('takes no other %s, and says what it expects: %j', (place, value) => {
  const [line, ...others] = faultLines([[place, value]]);
  expect(line).toContain(`: ${place}: expected `);
  expect(line).not.toContain('expected another value');
  expect(others).toEqual([]);
});

it.each([
  ['site.basePath', '/indicators'],
  ['site.locale', 'ja'],
  ['site.currency', 'JPY'],
  ['site.theme', 'system'],
  ['site.analytics', { company: 'Counter', endpoint: 'https://counter.example/api/event' }],
  ['site.avatarService', 'https://a.example/api?name={initials}&background={background}'],
  ['accessDesk.username.others', ''],
  ['demoWords.sentences', {}],
])('takes another %s', (place, value) => {
  expect(faultLines([[place, value]])).toEqual([]);
});

it.each([
  ['site.analytics', { company: 'A', endpoint: 'http://a.example' }, 'site.analytics.endpoint'],
  ['site.analytics', { company: 'A' }, 'site.analytics.endpoint'],
  ['notices.provenance', { status: 'verified' }, 'notices.provenance.evidence'],
])('asks for all of %s: %j', (place, value, missing) => {
  expect(faultLines([[place, value]])).toEqual([expect.stringContaining(`: ${missing}: expected`)]);
});

it('takes the length of a text as visitors get it', () => {
  const sentence = `Words.{analytics? ${'x'.repeat(321)}}`;
  expect(faultLines([['home.intro', sentence]])).toEqual([]);
  const analytics = ['site.analytics', { company: 'A', endpoint: 'https://a.example' }] as const;
  expect(faultLines([['home.intro', sentence], analytics])).toEqual([
    expect.stringContaining('home.intro: expected at most 300 characters'),
  ]);
});

describe('sections', () => {
  const faultsOf = (...ids: string[]) => {
    const value = ids.map((id) => ({ id, ground: 'night' }));
    const file = { file: 'content/sections.ts', name: 'sections', schema: sectionsSchema, value };
    return schemaFaults(file).map(({ path, expected }) => [path.slice(1).join('.'), expected]);
  };

  it.each([
    ['home pricing', []],
    ['home closing pricing faqs', []],
    ['pricing home', [['0.id', expect.stringMatching(/^home, /)]]],
    ['home', [['', expect.stringMatching(/^a list with pricing/)]]],
    ['home pricing pricing', [['2.id', expect.stringMatching(/^an id that no other/)]]],
  ])('%s: %j', (ids, faults) => {
    expect(faultsOf(...ids.split(' '))).toEqual(faults);
  });
});

describe('plans', () => {
  const plan = (id: string, price: unknown, months: number, popular = false) => ({
    id,
    title: id,
    name: id,
    price,
    months,
    popular,
    period: 'per period',
    renewal: null,
    paymentLink: null,
  });
  const month = plan('month', 10, 1);
  const faultsOf = (value: unknown) =>
    schemaFaults({ file: 'content/plans.ts', name: 'plans', schema: plansSchema, value }).map(
      ({ path, expected }) => [path.slice(1).join('.'), expected],
    );

  it('are taken shortest first, without renewal and payment link too', () => {
    expect(faultsOf([month, plan('year', 120, 12)])).toEqual([]);
  });

  it.each([
    ['a longer one costs more', [month, plan('year', 120.01, 12)], '1.price', /^at most 120\.00, /],
    ['one is as short', [month, plan('other', 9, 1)], '1.months', /^more months than/],
    [
      'two are popular',
      [plan('a', 9, 1, true), plan('b', 9, 2, true)],
      '1.popular',
      /^one popular/,
    ],
    ['a price is none', [plan('month', '10', 1), plan('year', 1, 12)], '0.price', /^a price/],
    ['there are none', [], '', /^at least (?:1|one)/],
    ['a field is unknown', [{ ...month, colour: 'red' }], '0.colour', /^no such field/],
  ])('have one fault where %s', (_, value, path, expected) => {
    expect(faultsOf(value)).toEqual([[path, expect.stringMatching(expected)]]);
  });
});
