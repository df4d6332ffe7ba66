import type { Content } from '@/lib/content/content';
import { links, sameNames } from './links';
import { type Case, itReports } from './testing/lines';

const PAGES = '/, /disclaimer, /payment-success, /privacy, /refund, /terms';

/** A text of the content; the field of the finding comes first in each line. */
const inContent = (what: string, change: (content: Content) => void, ...lines: string[]): Case => [
  what,
  { content: change },
  ...lines,
];

const answer = (what: string, text: string, ...lines: string[]): Case =>
  inContent(
    what,
    ({ faqs }) => {
      for (const item of faqs.items.slice(0, 1)) item.answer = text;
    },
    ...lines.map((line) => `faqs.items[0].answer ${line}`),
  );

const onPage = (html: string, ...lines: string[]): Case => [
  `${lines.length > 0 ? 'reports' : 'accepts'} ${html}`,
  {
    files: {
      'index.html': (sound) => sound.replace('</main>', `<h2 id="pricing">P</h2>${html}</main>`),
      'privacy.html': (sound) => sound.replace('<h1>', '<h1 id="law">'),
    },
  },
  ...lines.map((line) => `index.html ${line}`),
];

itReports(links, [
  inContent(
    'reports a header target that exists nowhere',
    ({ navigation }) => {
      navigation.access.href = '/buy';
    },
    `navigation.access.href expected a page of this site: ${PAGES}, got "/buy"`,
  ),
  inContent(
    'reports a link to the 404 page',
    ({ navigation }) => {
      navigation.access.href = '/404';
    },
    'navigation.access.href expected a page of this site',
  ),
  inContent(
    'reports anchors that exist nowhere',
    ({ home, closing }) => {
      home.primary.href = '/#prices';
      closing.primary.href = '#prices';
    },
    'home.primary.href expected an anchor that exists on /, got "/#prices"',
    'closing.primary.href expected an anchor that exists on /, got "#prices"',
  ),
  inContent(
    'reports a dead link in a legal list',
    ({ terms }) => {
      for (const section of terms.sections) section.blocks.push(['See [this](#nowhere).']);
    },
    'terms.sections[0].blocks[2][0] expected an anchor that exists on /terms, got "#nowhere"',
  ),
  inContent(
    'reads the links of the page after payment',
    ({ accessDesk }) => {
      for (const item of accessDesk.troubles.items.slice(0, 1)) item.text = 'See [a](/#nowhere).';
      accessDesk.username.hint = 'See [your profile](/profile).';
    },
    'accessDesk.username.hint expected text without a link',
    'accessDesk.troubles.items[0].text expected an anchor that exists on /, got "/#nowhere"',
  ),
  inContent(
    'reports a link where none is shown',
    ({ home }) => {
      home.risk = 'See [this](/disclaimer).';
    },
    'home.risk expected text without a link, as links show here as written',
  ),
  answer('reports a dead link', 'See [this](/#answers).', 'expected an anchor that exists on /'),
  answer('reports a link without TLS', '[a](http://a.example)', 'expected a page or an anchor of'),
  answer('reports a script', '[a](javascript:alert)', 'expected a page or an anchor of this site'),
  answer('reports a link that is not closed', '[a](/terms for', 'expected links written [name]'),
  answer(
    'accepts links to a legal section, the page after payment, mail and https',
    '[b](/terms#words) [c](/payment-success) [d](mailto:help@acme.com) [e](https://a.example/b)',
  ),
  answer('accepts brackets that are no link', 'A range [closed, open) of (two) bars.'),
  onPage('<a href="/">x</a>'),
  onPage('<a href="#pricing">x</a>'),
  onPage('<a href="/#pricing">x</a>'),
  onPage('<a href="/privacy#law">x</a>'),
  onPage('<a href="https://www.acme.com/terms">x</a>'),
  onPage('<a href="https://other.example/x#y">x</a>'),
  onPage('<a href="mailto:help@acme.com">x</a>'),
  onPage('<a href="/social/home.png">x</a>'),
  onPage('<a>placeholder</a>'),
  onPage('<a target="_blank" rel="noopener" href="https://other.example">x</a>'),
  onPage('<a href="">x</a>', 'The link "" leads nowhere.'),
  onPage('<a href="#">x</a>', 'The link "#" leads nowhere.'),
  onPage('<a href="/nope">x</a>', 'The link "/nope" leads to a page that does not exist.'),
  onPage('<a href="#nope">x</a>', 'The link "#nope" leads to #nope, which its page does not have.'),
  onPage('<a href="/terms#pricing">x</a>', 'The link "/terms#pricing" leads to #pricing'),
  onPage('<a href="https://www.acme.com/nope">x</a>', 'The link "https://www.acme.com/nope" leads'),
  onPage('<a href="http://other.example">x</a>', 'The link "http://other.example" uses http:.'),
  onPage('<a href="javascript:void 0">x</a>', 'The link "javascript:void 0" uses javascript:.'),
  onPage('<a target="_blank" href="https://o.example">x</a>', 'The link "https://o.example" opens'),
  onPage('<img src="/nope.png">', '/nope.png is loaded and does not exist.'),
  onPage('<link rel="stylesheet" href="/nope.css">', '/nope.css is loaded and does not exist.'),
]);

itReports(sameNames, [
  inContent(
    'reports a notice for no plan',
    ({ notices }) => {
      for (const notice of notices.pool) notice.plan = 'weekly';
    },
    'notices.pool[0].plan expected the id of a plan: monthly, annual, got "weekly"',
  ),
  inContent(
    'says nothing of notices where two plans have one id, which is a fault of its own',
    ({ notices, plans }) => {
      for (const notice of notices.pool) notice.plan = 'weekly';
      for (const plan of plans) plan.id = 'one';
    },
  ),
  inContent(
    'reports a feature of no plan',
    ({ planFeatures }) => {
      for (const row of planFeatures) row.plans.push('weekly');
    },
    'planFeatures[0].plans[1] expected the id of a plan: monthly, annual, got "weekly"',
  ),
  inContent(
    'reports a header link under another id',
    ({ navigation }) => {
      navigation.links = [{ id: 'prices', name: 'Pricing', href: '/#pricing' }];
    },
    'navigation.links[0].id expected the id of the section that the link leads to, pricing, got "prices"',
  ),
  inContent(
    'reports an id of the page frame',
    ({ terms }) => {
      for (const section of terms.sections) section.id = 'contact';
    },
    'terms.sections[0].id expected an id that the frame of the page does not use, got "contact"',
  ),
]);
