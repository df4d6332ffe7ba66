import { sectionsSchema } from '@/components/landing/registry';
import { validate } from '@/lib/content/content-errors';
import { plansSchema } from './plans';

describe('sections', () => {
  const errorsOf = (...ids: string[]) => {
    const value = ids.map((id) => ({ id, theme: 'dark' }));
    const file = { file: 'content/sections.ts', name: 'sections', schema: sectionsSchema, value };
    return validate(file).map(({ path, expected }) => [path.slice(1).join('.'), expected]);
  };

  it.each([
    ['home pricing', []],
    ['home closing pricing faqs', []],
    ['pricing home', [['0.id', expect.stringMatching(/^home as/)]]],
    ['home', [['', expect.stringMatching(/^a list with pricing/)]]],
    ['home pricing pricing', [['2.id', expect.stringMatching(/^an id that no other/)]]],
  ])('checks the list “%s”', (ids, errors) => {
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
    validate({ file: 'content/business.yaml', name: 'plans', schema: plansSchema, value }).map(
      ({ path, expected }) => [path.slice(1).join('.'), expected],
    );

  const once = { interval: 'once', intervalCount: undefined };
  const popular = { popular: true };
  const free = plan('free', 0, 1, {
    ...once,
    ...{ paymentLink: 'https://a.example/join', includes: ['One indicator'] },
  });

  it.each([
    ['paid once', [month, plan('life', 999, 1, once)]],
    ['after a free one', [free, month]],
    ['with trial days', [plan('month', 10, 1, { trialDays: 7 })]],
  ])('%s are accepted', (_, plans) => {
    expect(errorsOf(plans)).toEqual([]);
  });

  it.each([
    ['a year costs too much', [month, plan('year', 120.01, 12)], '1.price', /^at most 120\.00, /],
    ['two are equally long', [month, plan('other', 9, 1)], '1.interval', /^longer than “month”/],
    ['two are popular', [plan('a', 9, 1, popular), plan('b', 9, 2, popular)], '1.popular', /^at/],
    ['two share a title', [month, plan('b', 9, 2, { title: 'month' })], '1.title', /^a title that/],
    ['two share a name', [month, plan('b', 9, 2, { name: month.name })], '1.name', /^a name that/],
    ['a year has a count', [plan('a', 9, 2, { interval: 'year' })], '0.intervalCount', /^a count/],
    [
      'a plan paid once has trial days',
      [plan('life', 9, 1, { ...once, trialDays: 7 })],
      '0.trialDays',
      /^no trial/,
    ],
    [
      'an interval is invalid',
      [plan('a', 9, 1, { interval: 'quarter' })],
      '0.interval',
      /^a billing interval/,
    ],
    ['a price is invalid', [plan('month', '10', 1), plan('year', 99, 12)], '0.price', /^a price/],
    ['a price is too low', [month, plan('year', 9.9, 12)], '1.price', /^at least 12\.00, a tenth/],
    ['a free plan is not first', [month, free], '1.price', /^a free plan first/],
    ['all are free', [free], '', /^a plan that costs something/],
    [
      'a free plan renews',
      [{ ...free, interval: 'month' }, month],
      '0.interval',
      /^once for a free/,
    ],
    [
      'a free plan has no link',
      [{ ...free, paymentLink: null }, month],
      '0.paymentLink',
      /^a page/,
    ],
    [
      'a free plan gives nothing',
      [{ ...free, includes: undefined }, month],
      '0.includes',
      /^what it/,
    ],
    [
      'a paid plan has such a list',
      [{ ...month, includes: ['A'] }],
      '0.includes',
      /^this only for/,
    ],
    ['there are no plans', [], '', /^at least (?:1|one)/],
  ])('have one error if %s', (_, value, path, expected) => {
    expect(errorsOf(value)).toEqual([[path, expect.stringMatching(expected)]]);
  });
});
