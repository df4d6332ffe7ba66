import { someContent } from '../content-fixture';
import { fixture, page, removeFixtures } from '../export-fixture';
import { addresses } from './addresses';

afterAll(removeFixtures);

const noindex = '<meta name="robots" content="noindex, follow">';
const at = (url: string, ogUrl = url) =>
  `<link rel="canonical" href="${url}"><meta property="og:url" content="${ogUrl}">`;
const origin = 'https://acme.example';
const whole = {
  'index.html': page('', at(origin)),
  'terms.html': page('', at(`${origin}/terms`)),
  'privacy.html': page('', at(`${origin}/privacy`)),
  'refund.html': page('', at(`${origin}/refund`)),
  'disclaimer.html': page('', at(`${origin}/disclaimer`)),
  'payment-success.html': page('', noindex),
  '404.html': page('', noindex),
};

const problemsOf = (changes: Record<string, string>) =>
  addresses.run({ site: fixture({ ...whole, ...changes }), content: someContent() });

it('accepts pages that name their one address', () => {
  expect(problemsOf({})).toEqual([]);
});

it.each([
  ['no canonical link', page('', `<meta property="og:url" content="">`), '0 canonical links'],
  ['another canonical address', page('', at(`${origin}/privacy`)), `expected ${origin}/terms`],
  ['a relative one', page('', at('/terms')), `expected ${origin}/terms`],
  ['another og:url', page('', at(`${origin}/terms`, origin)), 'differs from the canonical link'],
  ['noindex', page('', at(`${origin}/terms`) + noindex), 'noindex on a page'],
  [
    'hreflang',
    page('', `${at(`${origin}/terms`)}<link rel="alternate" hreflang="de" href="/de">`),
    'hreflang',
  ],
  [
    'another language',
    page('', at(`${origin}/terms`)).replace('lang="en"', 'lang="de"'),
    'lang="en"',
  ],
])('reports an indexed page with %s', (_, html, problem) => {
  expect(problemsOf({ 'terms.html': html })).toEqual([
    expect.objectContaining({ file: 'terms.html', problem: expect.stringContaining(problem) }),
  ]);
});

it.each(['payment-success.html', '404.html'])('reports %s without noindex', (file) => {
  expect(problemsOf({ [file]: page('') })).toEqual([expect.objectContaining({ file })]);
});

it('reports a route without a page', () => {
  const { 'terms.html': _, ...rest } = whole;
  expect(addresses.run({ site: fixture(rest), content: someContent() })).toEqual([
    expect.objectContaining({ file: 'terms.html', problem: 'the page is missing' }),
  ]);
});
