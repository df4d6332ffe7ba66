import { site } from '@/content/site';
import { validate } from '@/lib/content/content-errors';
import { errorLines } from '@/lib/testing/error-lines';
import { plansSchema } from './plans';
import { sectionsSchema } from './sections';

it.each<[place: string, value: unknown]>([
  ['site.url', 'https://a.example/'],
  ['site.url', 'https://a.example/site'],
  ['site.theme', 'blue'],
  ['site.avatarService', 'https://a.example/{initials}'],
  ['site.avatarService', 'https://{initials}.example/{background}'],
  ['site.analytics', undefined],
  ['home.picture.alt', 'Chart'],
  ['closing.picture', undefined],
  ['closing.picture.drawing', 'rocket'],
  ['closing.emphasis', 'a word that is not there'],
  ['indicators.items[0].features', []],
  ['indicators.items[0].image.width', 0.5],
  ['site.logo', 'logo.svg'],
  ['sections[0].id', 'faqs-and-more'],
  ['sections[0].ground', 'paper'],
  ['footer.resources.links[0].href', 'http://a.example'],
  ['testimonials.items[0].rating', 4.7],
  ['testimonials.items[0].rating', 6],
  ['testimonials.items[0].avatar', 'https://a.example/x.png'],
  ['statistics.items[0].provenance.status', 'sure'],
  ['notices.pool[0].name', 'Bob Breakout'],
  ['notices.exampleTime', '{time}'],
  ['demoWords.controls.play', '{support}'],
  ['paymentSuccess.troubles.items[0].when', 'rain'],
  ['faqs.items[0].when', 'rain'],
  ['demoWords.controls.play', ' '],
])('takes no other %s, and says what it expects: %j', (place, value) => {
  const [line, ...others] = errorLines([[place, value]]);
  expect(line).toContain(`: ${place}: expected `);
  expect(line).not.toContain('expected another value');
  expect(others).toEqual([]);
});

it('asks for the size of a picture that is a file', () => {
  const image = { file: 'a.webp', width: 9, alt: 'A chart with its marks.' };
  expect(errorLines([['indicators.items[0].image', image]])).toEqual([
    expect.stringContaining(
      'image.file: expected either drawing, or file with its width and height',
    ),
  ]);
});

it.each([
  ['site.locale', new Intl.Locale(site.locale).language],
  ['site.currency', 'JPY'],
  ['site.theme', 'system'],
  ['site.analytics', { company: 'Counter', endpoint: 'https://counter.example/api/event' }],
  ['site.avatarService', 'https://a.example/api?name={initials}&background={background}'],
  ['statistics.items[0].value', 4.85],
  ['navigation.links[0].href', 'https://blog.example/all#news'],
])('takes another %s', (place, value) => {
  expect(errorLines([[place, value]])).toEqual([]);
});

it.each([
  ['site.analytics', { company: 'A', endpoint: 'http://a.example' }, 'site.analytics.endpoint'],
  ['site.analytics', { company: 'A' }, 'site.analytics.endpoint'],
  ['notices.provenance', { status: 'verified' }, 'notices.provenance.evidence'],
])('asks for all of %s: %j', (place, value, missing) => {
  expect(errorLines([[place, value]])).toEqual([expect.stringContaining(`: ${missing}: expected`)]);
});

describe('sections', () => {
  const errorsOf = (...ids: string[]) => {
    const value = ids.map((id) => ({ id, ground: 'night' }));
    const file = { file: 'content/sections.ts', name: 'sections', schema: sectionsSchema, value };
    return validate(file).map(({ path, expected }) => [path.slice(1).join('.'), expected]);
  };

  it.each([
    ['home pricing', []],
    ['home closing pricing faqs', []],
    ['pricing home', [['0.id', expect.stringMatching(/^home as/)]]],
    ['home', [['', expect.stringMatching(/^a list with pricing/)]]],
    ['home pricing pricing', [['2.id', expect.stringMatching(/^an id that no other/)]]],
  ])('%s: %j', (ids, errors) => {
    expect(errorsOf(...ids.split(' '))).toEqual(errors);
  });
});

describe('plans', () => {
  const plan = (id: string, price: unknown, intervalCount: number, others = {}) => ({
    id,
    title: id,
    name: id,
    price,
    interval: 'month',
    intervalCount,
    paymentLink: null,
    ...others,
  });
  const month = plan('month', 10, 1);
  const errorsOf = (value: unknown) =>
    validate({ file: 'content/plans.ts', name: 'plans', schema: plansSchema, value }).map(
      ({ path, expected }) => [path.slice(1).join('.'), expected],
    );

  const once = { interval: 'once', intervalCount: undefined };
  const popular = { popular: true };

  it.each([
    ['shortest first', [month, plan('year', 120, 12)]],
    ['paid once', [month, plan('life', 999, 1, once)]],
    ['with free days', [plan('month', 10, 1, { trialDays: 7 })]],
  ])('are taken %s', (_, plans) => {
    expect(errorsOf(plans)).toEqual([]);
  });

  it.each([
    ['a longer one costs more', [month, plan('year', 120.01, 12)], '1.price', /^at most 120\.00, /],
    ['one is as short', [month, plan('other', 9, 1)], '1.interval', /^longer than “month”/],
    ['two are popular', [plan('a', 9, 1, popular), plan('b', 9, 2, popular)], '1.popular', /^one/],
    ['two have a title', [month, plan('b', 9, 2, { title: 'month' })], '1.title', /^a title that/],
    ['two have a name', [month, plan('b', 9, 2, { name: month.name })], '1.name', /^a name that/],
    ['a year has a count', [plan('a', 9, 2, { interval: 'year' })], '0.intervalCount', /^a count/],
    ['one is free', [plan('free', 0, 1)], '0.price', /^a price above 0/],
    [
      'one paid once has free days',
      [plan('life', 9, 1, { ...once, trialDays: 7 })],
      '0.trialDays',
      /^no trial/,
    ],
    [
      'an interval is none',
      [plan('a', 9, 1, { interval: 'quarter' })],
      '0.interval',
      /^a billing interval/,
    ],
    ['a price is none', [plan('month', '10', 1), plan('year', 99, 12)], '0.price', /^a price/],
    ['a digit lacks', [month, plan('year', 9.9, 12)], '1.price', /^at least 12\.00, a tenth/],
    ['there are none', [], '', /^at least (?:1|one)/],
    ['a field is unknown', [{ ...month, colour: 'red' }], '0.colour', /^no such field/],
  ])('have one error where %s', (_, value, path, expected) => {
    expect(errorsOf(value)).toEqual([[path, expect.stringMatching(expected)]]);
  });
});
