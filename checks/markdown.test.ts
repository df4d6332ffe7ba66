import { links } from './links';
import { markdown } from './markdown';
import { soundContent } from './testing/content-fixture';
import { type Case, itReports } from './testing/lines';

const LEGAL = soundContent().pages;

const page = (body: string, fields: object = {}) => ({
  isRead: true,
  file: 'content/pages/docs/one.md',
  path: '/docs/one',
  title: 'One',
  description: 'A page.',
  updated: '2026-11-01',
  body,
  bodyLine: 10,
  ...fields,
});

const holding = (body: string, ...lines: string[]): Case => [
  JSON.stringify(body),
  { fields: { pages: [...LEGAL, page(body)] } },
  ...lines,
];
const placed = (fields: object, ...lines: string[]): Case => [
  JSON.stringify(fields),
  {
    fields: {
      pages: [...LEGAL, page('Words.', fields)],
      'footer.resources.links': [{ id: 'blog', name: 'Blog' }],
    },
  },
  ...lines,
];

itReports(markdown, [
  holding(
    '## A\n\nWords **strong**, `{code}`, [a link](/terms).\n\n### B\n\n| a | b |\n|---|---|\n| 1 | 2 |',
  ),
  holding('Facts: {support}.\n\n<!-- when: no renews -->\nWords.'),
  holding('Words.\n\n<!-- when: rain -->\nWords.', 'line 12 expected a setting: analytics, '),
  holding('![A chart with its zones shaded.](drawing:zones "Caption")'),
  holding('Words <br>here.', 'line 10 expected words in Markdown without HTML, got "<br>"'),
  holding('Words.\n\n<iframe src="x"></iframe>', 'line 12 expected words in Markdown without HTML'),
  holding('# Title', 'line 10 expected headings from ## to ####'),
  holding('## A\n\n#### B', 'line 12 expected at most ###, as no heading may leave one out'),
  holding('A {fact}.', 'line 10 expected text without {fact} '),
  holding('![A chart with its zones shaded.](/x.png)', 'line 10 expected a drawing, drawing:home,'),
  holding('![A chart with its zones shaded.](drawing:rocket)', 'line 10 expected a drawing'),
  holding(
    '![Zones](drawing:zones)',
    'line 10 expected a text alternative of at least 20 characters',
  ),
  holding(
    'See ![A chart with its zones shaded.](drawing:zones)',
    'line 10 expected a picture in a',
  ),
  placed({}),
  placed({ footer: 'resources' }),
  placed({ footer: 'resources.blog' }),
  placed(
    { footer: 'resources.guides' },
    'footer expected an entry without href of footer.resources: blog, got "guides"',
  ),
  placed(
    { path: '/payment-success' },
    'path expected a path that no other page has, got "/payment-success"',
  ),
  [
    'a page at the address of a folder',
    { fields: { pages: [...LEGAL, page('A.', { path: '/docs' }), page('B.')] } },
    'path expected a path that is no folder, got "/docs"',
  ],
]);

itReports(links, [
  holding(
    '## Part\n\n[a](/terms) [b](#part) [c](/docs/one#part) [d](https://a.example) [e](mailto:a@b.example)',
  ),
  holding('[a](/nowhere)', 'line 10 expected a page of this site: /, /disclaimer, /docs/one,'),
  holding(
    'Words.\n\n[a](#part)',
    'line 12 expected an anchor that exists on /docs/one, got "#part"',
  ),
  holding(
    '[a](http://a.example)',
    'line 10 expected a page or an anchor of this site, an https URL',
  ),
]);
