import { links, sameNames } from './links';
import { type Case, foundBy, itReports, set } from './testing/lines';

const PAGES = '/, /disclaimer, /payment-success, /privacy, /refund, /terms';

const answer = (text: string, ...lines: string[]) =>
  set(
    { 'faqs.items[0].answer': text },
    ...lines.map((line) => `faqs.items[0].answer expected ${line}`),
  );

const onPage = (html: string, ...lines: string[]): Case => [
  html,
  {
    files: {
      'index.html': (sound) => sound.replace('</main>', `<h2 id="pricing">P</h2>${html}</main>`),
      'privacy.html': (sound) => sound.replace('<h1>', '<h1 id="law">'),
    },
  },
  ...lines.map((line) => `index.html ${line}`),
];
/** The same about the link on the page. */
const link = (href: string, ...lines: string[]) =>
  onPage(`<a href="${href}">x</a>`, ...lines.map((line) => `The link "${href}" ${line}`));

itReports(links, [
  set(
    { 'navigation.access.href': '/buy' },
    `navigation.access.href expected a page of this site: ${PAGES}, got "/buy"`,
  ),
  set(
    { 'navigation.access.href': '/404' },
    'navigation.access.href expected a page of this site: /,',
  ),
  set(
    { 'home.primary.href': '/#prices', 'closing.primary.href': '#prices' },
    'home.primary.href expected an anchor that exists on /, got "/#prices"',
    'closing.primary.href expected an anchor that exists on /, got "#prices"',
  ),
  set(
    { 'pages[3].body': 'Risk of loss: see [this](#nowhere) or help@acme.com.' },
    'line 7 expected an anchor that exists on /disclaimer, got "#nowhere"',
  ),
  set(
    {
      'paymentSuccess.troubles.items[0].text': 'See [a](/#nowhere).',
      'paymentSuccess.refund.within': 'See [the policy](/refunds).',
    },
    'paymentSuccess.refund.within expected text without a link, as links show here as written',
    'paymentSuccess.troubles.items[0].text expected an anchor that exists on /, got "/#nowhere"',
  ),
  answer('See [this](/#answers).', 'an anchor that exists on /'),
  answer('See [this] (/terms).', 'links written [name](target), with no blank between'),
  answer('See https://a.example/b.', 'an address written [name](https://…), to be pressed'),
  answer(
    '[a](http://a.example)',
    'a page or an anchor of this site, an https URL, a mailto address or a number',
  ),
  answer(
    '[a](tel:030-12)',
    'a page or an anchor of this site, an https URL, a mailto address or a number',
  ),
  answer(
    '[a](javascript:alert)',
    'a page or an anchor of this site, an https URL, a mailto address or a number',
  ),
  answer('[a](/terms for', 'links written [name](target)'),
  answer(
    '[b](/terms#contact) [c](/payment-success) [d](mailto:help@acme.com) [f](tel:+4930123456) [e](https://a.example/b)',
  ),
  answer('A range [closed, open) of (two) bars.'),
  link('/'),
  link('#pricing'),
  link('/#pricing'),
  link('/privacy#law'),
  link('https://www.acme.com/terms'),
  link('https://other.example/x#y'),
  link('mailto:help@acme.com'),
  link('/social/home.png'),
  onPage('<a>placeholder</a>'),
  link('', 'leads nowhere.'),
  link('#', 'leads nowhere.'),
  link('/nope', 'leads to a page that does not exist.'),
  link('#nope', 'leads to #nope, which its page does not have.'),
  link('/terms#pricing', 'leads to #pricing'),
  link('https://www.acme.com/nope', 'leads to a page'),
  link('http://other.example', 'uses http:.'),
  link('javascript:void 0', 'uses javascript:.'),
  onPage('<img src="/nope.png">', '/nope.png is loaded and does not exist.'),
  onPage('<script data-src="/nope.js"></script>', '/nope.js is loaded and does not exist.'),
  onPage('<link rel="stylesheet" href="/nope.css">', '/nope.css is loaded and does not exist.'),
]);

const sections = (...ids: string[]) => ids.map((id) => ({ id, ground: 'night' }));

itReports(links, [
  // Of a section that is not shown the links of the header go along; others stay and are dead.
  set(
    {
      sections: sections('home', 'pricing', 'closing'),
      'navigation.links': [{ id: 'faqs', name: 'FAQs', href: '/#faqs' }],
      'footer.quickLinks.links': [{ id: 'demo', name: 'Demo', href: '/#demo' }],
      'footer.resources.links': [{ id: 'demo', name: 'Demo', href: '/#demo' }],
      'home.test': undefined,
      'home.secondary.href': '/#compare',
      'closing.secondary.href': '/#pricing',
      'closing.primary.href': '/#faq',
    },
    'closing.primary.href expected an anchor that exists on /, got "/#faq"',
    'footer.resources.links[0].href expected an anchor that exists on /, got "/#demo"',
  ),
  set(
    { 'faqs.items': [], 'home.primary.href': '/#faqs' },
    'home.primary.href expected an anchor that exists on /, got "/#faqs"',
  ),
]);

itReports(sameNames, [
  set(
    {
      'indicators.items': [{ id: 'a', draws: 'zones' }],
      sections: sections('home', 'demo', 'pricing'),
    },
    "sections[1].id expected no demo while no indicator of content/indicators.ts has draws: 'smart-money'",
  ),
  set({ 'indicators.items': [], sections: sections('home', 'pricing') }),
  set(
    { 'notices.pool[0].plan': 'weekly' },
    'notices.pool[0].plan expected the id of a plan: monthly, annual, got "weekly"',
  ),
  // Two plans with one id are a fault of its own.
  set({ 'notices.pool[0].plan': 'weekly', 'plans[0].id': 'annual' }),
  set(
    { 'planFeatures[0].plans': ['monthly', 'weekly'] },
    'planFeatures[0].plans[1] expected the id of a plan: monthly, annual, got "weekly"',
  ),
  set(
    { 'navigation.links': [{ id: 'prices', name: 'Pricing', href: '/#pricing' }] },
    'navigation.links[0].id expected the id of the section that the link leads to, pricing, got "prices"',
  ),
  set({
    'navigation.links': [{ id: 'news', name: 'News', href: 'https://blog.acme.com/all#pricing' }],
  }),
]);

it('names the Markdown file that a page with a dead link is made of', async () => {
  const file = 'content/legal/agreement.md';
  const found = await foundBy(links, {
    fields: { 'pages[0].file': file },
    files: { 'terms.html': (html) => html.replace('</main>', '<a href="/nope">a</a></main>') },
  });
  expect(found.map((one) => one.file)).toEqual([file]);
});
