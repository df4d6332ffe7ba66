import { schemaFaults } from '@/lib/content/faults';
import { faultLines, faultLinesOf } from '@/lib/testing/fault-lines';
import { type PlanTerms, plansSchema } from './plans';

const LONG = 'x'.repeat(321);

it.each<[line: string, value: unknown]>([
  [
    'content/site.ts: site.url: expected an https origin without a path or trailing slash, got "https://a.example/"',
    'https://a.example/',
  ],
  [
    'content/site.ts: site.avatarService: expected a URL template with {initials} and {background}, got "https://a.example/{initials}"',
    'https://a.example/{initials}',
  ],
  [
    'content/site.ts: site.avatarService: expected a URL template with {initials} and {background}, got "https://{initials}.example/{background}"',
    'https://{initials}.example/{background}',
  ],
  ['content/site.ts: site.campaigns: expected true or false, got "yes"', 'yes'],
  ['content/site.ts: site.analytics: expected an object with fields, got nothing', undefined],
  [
    'content/routes.ts: routes.terms.description: expected at least 70 characters, got "Terms."',
    'Terms.',
  ],
  [
    'content/home.ts: home.picture.alt: expected a text alternative of at least 20 characters, got "Chart"',
    'Chart',
  ],
  ['content/closing.ts: closing.picture: expected an object with fields, got nothing', undefined],
  [
    'content/closing.ts: closing.picture.drawing: expected a drawing: home, smart-money, zones, sessions, demo, closing, not-found, got "rocket"',
    'rocket',
  ],
  [
    'content/indicators.ts: indicators.items[0].features: expected at least 6 features, got ["a"]',
    ['a'],
  ],
  [
    'content/indicators.ts: indicators.items[0].type: expected the word Premium, got "Free"',
    'Free',
  ],
  [
    'content/footer.ts: footer.resources.links[0].href: expected a path or an anchor of this site, or an https URL, got "http://a.example"',
    'http://a.example',
  ],
  [
    'content/testimonials.ts: testimonials.items[0].rating: expected a rating from 0 to 5 in steps of 0.5, got 4.7',
    4.7,
  ],
  [
    'content/testimonials.ts: testimonials.items[0].rating: expected a rating from 0 to 5 in steps of 0.5, got 6',
    6,
  ],
  [
    'content/testimonials.ts: testimonials.items[0].avatar: expected the path of a picture under public/, got "https://a.example/x.png"',
    'https://a.example/x.png',
  ],
  [
    'content/statistics.ts: statistics.items[0].provenance.status: expected a status: verified, stated, example, got "sure"',
    'sure',
  ],
  [
    'content/notices.ts: notices.pool[0].name: expected an initial and a surname, such as "B. Breakout", got "Bob Breakout"',
    'Bob Breakout',
  ],
  ['content/notices.ts: notices.simulatedLabel: expected the word Simulated, got "Live"', 'Live'],
  [
    'content/access-desk.ts: accessDesk.username.longest: expected at least as many characters as shortest, got 1',
    1,
  ],
  [
    'content/access-desk.ts: accessDesk.username.others: expected signs without letters, digits and blanks, which need not be listed, got "*a"',
    '*a',
  ],
  [
    'content/access-desk.ts: accessDesk.username.others: expected signs without letters, digits and blanks, which need not be listed, got "- _"',
    '- _',
  ],
  [
    'content/demo-words.ts: demoWords.sentences.confirmed swings: expected no such field, got "a swing"',
    'a swing',
  ],
  ['content/demo-words.ts: demoWords.titles: expected at least 1 title, got []', []],
  [
    'content/home.ts: home.intro: expected text without {plansWith Cars}, got "{plansWith Cars}"',
    '{plansWith Cars}',
  ],
  [
    'content/demo-words.ts: demoWords.controls.play: expected text without {indicatorCount}, got "{indicatorCount}"',
    '{indicatorCount}',
  ],
  [
    'content/glossary.ts: glossary[3].id: expected a term: swing, bos, choch, order-block, fvg, dealing-range, zone, trend, session, opening-range, level, repainting, got "rsi"',
    'rsi',
  ],
])('%s', (line, value) => {
  expect(faultLinesOf(line, value)).toEqual([line]);
});

it.each([
  ['site.analytics', { company: 'Counter', endpoint: 'https://counter.example/api/event' }],
  ['site.avatarService', 'https://a.example/api?name={initials}&background={background}'],
  ['accessDesk.username.others', ''],
  ['demoWords.sentences', {}],
])('takes another %s', (place, value) => {
  expect(faultLines([[place, value]])).toEqual([]);
});

it.each([
  ['https://counter.example', []],
  ['http://counter.example', ['expected an https URL, got "http://counter.example"']],
  [undefined, ['expected an https URL, got nothing']],
])('asks for the address of an analytics service: %j', (endpoint, expected) => {
  const lines = faultLines([['site.analytics', { company: 'Counter', endpoint }]]);
  const place = 'content/site.ts: site.analytics.endpoint: ';
  expect(lines).toEqual(expected.map((fault) => `${place}${fault}`));
});

it('asks for the evidence of what is verified', () => {
  expect(faultLines([['statistics.items[0].provenance', { status: 'verified' }]])).toEqual([
    'content/statistics.ts: statistics.items[0].provenance.evidence: expected an object with fields, got nothing',
  ]);
});

it('takes the length of a text as visitors get it', () => {
  const sentence = `Words.{analytics? ${LONG}}`;
  expect(faultLines([['home.intro', sentence]])).toEqual([]);
  const analytics = ['site.analytics', { company: 'A', endpoint: 'https://a.example' }] as const;
  expect(faultLines([['home.intro', sentence], analytics])).toEqual([
    expect.stringContaining('home.intro: expected at most 300 characters'),
  ]);
});

describe('plans', () => {
  const plan = (id: string, price: unknown, months: unknown, more: object = {}) => ({
    id,
    title: id,
    name: id,
    price,
    months,
    period: 'per period',
    renewal: null,
    popular: false,
    paymentLink: null,
    ...more,
  });
  const month = plan('month', 10, 1);
  const faultsOf = (value: unknown) =>
    schemaFaults({ file: 'content/plans.ts', name: 'plans', schema: plansSchema, value }).map(
      ({ path, expected }) => [path.slice(1).join('.'), expected],
    );

  it('are taken shortest first, without renewal and payment link too', () => {
    const value: PlanTerms[] = [month, plan('year', 120, 12)] as PlanTerms[];
    expect(faultsOf(value)).toEqual([]);
  });

  it.each([
    ['a longer one costs more', [month, plan('year', 120.01, 12)], '1.price', /^at most 120\.00, /],
    ['one is as short', [month, plan('other', 9, 1)], '1.months', /^more months than/],
    [
      'two are popular',
      [plan('month', 10, 1, { popular: true }), plan('year', 100, 12, { popular: true })],
      '1.popular',
      /^one popular plan/,
    ],
    ['a price is none', [plan('month', '10', 1), plan('year', 1, 12)], '0.price', /^a price/],
    ['there are none', [], '', /^at least 1/],
    ['a field is unknown', [{ ...month, colour: 'red' }], '0.colour', /^no such field/],
  ])('have one fault where %s', (_, value, path, expected) => {
    expect(faultsOf(value)).toEqual([[path, expect.stringMatching(expected)]]);
  });
});
