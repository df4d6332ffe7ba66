import type { Site } from '@/lib/content/schemas/site';
import { leavesOf } from '@/lib/content/walk';
import { disclaimer } from './disclaimer';
import { privacy } from './privacy';
import { refund } from './refund';
import { terms } from './terms';

const titles = (page: typeof terms) => page.sections.map(({ title }) => title);
const words = (page: typeof terms) =>
  leavesOf(page)
    .map(({ text }) => text)
    .join('\n');

it('the terms have their six sections', () => {
  expect(titles(terms)).toEqual([
    'Acceptance of these terms',
    'Use of the service',
    'Intellectual property',
    'Limitation of liability',
    'Changes to these terms',
    'Contact',
  ]);
});

it('the privacy policy has its eight sections', () => {
  expect(titles(privacy)).toEqual([
    'Information we collect',
    'How we use it',
    'Who else receives it',
    'Security',
    'Cookies and local storage',
    'Your rights',
    'Changes to this policy',
    'Contact',
  ]);
});

it.each([
  ['a full refund', /within 7 days of starting a new subscription, we refund the full amount/],
  ['how to ask', /Write to .* with your order details/],
  ['that sales become final', /After 7 days sales are final/],
  ['refusal for abuse', /may refuse a refund in cases of abuse/],
  [
    'the statutory rights',
    /If the law where you live gives you a longer right to cancel \(for example 14 days in the EU and UK\), that right applies\./,
  ],
])('the refund policy states %s', (_what, sentence) => {
  expect(words(refund)).toMatch(sentence);
});

it.each([
  ['education', /educational/],
  ['no advice', /not financial advice/],
  ['no promised results', /no guarantee of results/],
  ['the risk', /Trading involves substantial risk of loss/],
  ['past performance', /Past performance is not indicative of future results/],
  ['no affiliation', /not affiliated with, endorsed by or sponsored by/],
])('the disclaimer states %s', (_what, sentence) => {
  expect(words(disclaimer)).toMatch(sentence);
});

describe('the privacy policy follows the set-up', () => {
  /** The policy's words for a site that differs from the shipped one. */
  function wordsFor(change: Partial<Site>): string {
    jest.resetModules();
    jest.doMock('../site', () => {
      const { site } = jest.requireActual<{ site: Site }>('../site');
      return { site: { ...site, ...change } };
    });
    return words((require('./privacy') as typeof import('./privacy')).privacy);
  }

  const analytics = { company: 'Counter', endpoint: 'https://counter.example/api/event' };
  const avatarService = 'https://avatars.example/api?name={initials}&background={background}';

  it.each<[Partial<Site>, RegExp, boolean]>([
    [{}, /load nothing from other companies: fonts/, true],
    [{}, /order stands/, false],
    [{ avatarService }, /asks avatars\.example for an image/, true],
    [{ avatarService }, /load nothing from other companies: fonts/, false],
    [{}, /measures nobody/, true],
    [{}, /We run no analytics/, true],
    [{}, /ui:motion \(local storage\): /, true],
    [{}, /visit:campaign|session storage|Global Privacy Control/, false],
    [
      { analytics },
      /To count visits .*: Counter\. Your browser tells counter\.example which/,
      true,
    ],
    [{ analytics }, /measures nobody|no analytics/, false],
    [{ analytics }, /load nothing from other companies: fonts/, false],
    [{ analytics }, /Global Privacy Control/, true],
    [{ campaigns: true }, /visit:campaign \(session storage\): /, true],
    [{ campaigns: true }, /until you press one of these buttons/, false],
    [{ campaigns: true }, /Stripe\. If a link that names a campaign brought you here/, true],
    [{}, /advertiser|which campaigns lead|which pages are read/, false],
    [{ campaigns: true }, /it also tells us their names for it, the number/, true],
    [{ campaigns: true }, /To see which campaigns lead to subscriptions/, true],
    [{ analytics }, /To see which pages are read/, true],
    [{ campaigns: true }, /load nothing from other companies: fonts/, true],
    [
      { orderStatusPath: '/orders' },
      /sends the order reference .* to show how the order stands/,
      true,
    ],
  ])('%j: %p %s', (change, sentence, stated) => {
    expect(sentence.test(wordsFor(change))).toBe(stated);
  });
});
