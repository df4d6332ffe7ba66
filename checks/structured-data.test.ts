import { execFileSync } from 'node:child_process';
import type { Content } from '@/lib/content/content';
import { ratedProducts, structuredData } from './structured-data';
import { PROVEN } from './testing/content-fixture';
import { type Case, itReports } from './testing/lines';

// ES modules alone, which Jest does not load; the last test runs them in a process of its own.
jest.mock('@marbec/web-auto-extractor', () => ({
  __esModule: true,
  default: class {
    parse = () => ({});
  },
}));
jest.mock('@adobe/structured-data-validator', () => ({
  __esModule: true,
  default: class {
    validate = async () => [];
  },
}));

const URL = 'https://www.acme.com';

const inTerms = (what: string, from: string | RegExp, to: string, ...lines: string[]): Case => [
  what,
  { files: { 'terms.html': (sound) => sound.replace(from, to) } },
  ...lines.map((line) => `terms.html ${line}`),
];
/** A field more in the node of the product. */
const inProduct = (what: string, field: string, ...lines: string[]): Case =>
  inTerms(what, '"@type":"Product"', `"@type":"Product",${field}`, ...lines);

itReports(structuredData, [
  inTerms(
    'reports a type that occurs twice',
    '"@graph":[',
    '"@graph":[{"@type":"WebSite"},',
    '2 Web',
  ),
  inTerms(
    'reports a missing type',
    '"@type":"Organization"',
    '"@type":"Thing"',
    '0 Organization nodes',
  ),
  inTerms(
    'reports a second graph',
    '"isPartOf"',
    '"@graph":[],"isPartOf"',
    '2 site graphs, expected',
  ),
  inProduct('reports a review', '"review":[]', 'A node has the field review'),
  inProduct('reports a sale price', '"priceType":"x"', 'A node has the field priceType'),
  inProduct(
    'reports a range of prices',
    '"a":{"@type":"AggregateOffer"}',
    'A node is of the type Agg',
  ),
  inProduct('reports a search box', '"a":{"@type":"SearchAction"}', 'A node is of the type Search'),
  inProduct('reports a relative address', '"logo":"/#x"', 'logo "/#x" is no address on'),
  inProduct('reports an empty address', '"logo":""', 'logo "" is no address on'),
  inProduct(
    'reports one elsewhere',
    '"logo":"https://o.example/"',
    'logo "https://o.example/" is no',
  ),
  inProduct(
    'reports a missing picture',
    `"logo":"${URL}/nope.png"`,
    'logo: /nope.png does not exist.',
  ),
  inProduct('reports a raw <', '"a":"a < b"', 'A raw < stands in a script.'),
  inTerms(
    'reports a script that is not JSON',
    '</main>',
    '</main><script type="application/ld+json">{</script>',
    'A script is not JSON.',
  ),
  inTerms(
    'reports a page that describes another page',
    /("@type":"WebPage".*?"url":")[^"]*/,
    `$1${URL}`,
    `WebPage nodes for ${URL}, expected ${URL}/terms.`,
  ),
  ...['Bo Berg', 'It says “yes”.', 'B. Breakout', '300+ Traders'].map(
    (words): Case => [
      `reports the sample “${words}”`,
      {
        content: ({ testimonials, notices, statistics }) => {
          for (const item of [...testimonials.items, notices, ...statistics.items])
            item.provenance = { status: 'example' };
        },
        files: {
          'terms.html': (sound) => sound.replace('"@graph"', `"a":"By ${words}","@graph"`),
        },
      },
      `terms.html It contains what is made up: “${words}”.`,
    ],
  ),
  inProduct('accepts what stands on evidence', '"a":"Bo Berg"'),
]);

const RATED =
  '<script type="application/ld+json">{"@type":"Product","aggregateRating":{"@type":"AggregateRating"}}</script>';
const withRating =
  (isVerified: boolean) =>
  ({ testimonials }: Content) => {
    const provenance = isVerified ? PROVEN : { status: 'stated' as const };
    testimonials.rating = { value: 4.8, count: 150, text: 'Words.', provenance };
  };
const rated = (file: string) => ({
  [file]: (sound: string) => sound.replace('</main>', `${RATED}</main>`),
});

itReports(ratedProducts, [
  [
    'accepts a verified rating beside a verified review',
    { content: withRating(true), files: rated('index.html') },
  ],
  [
    'reports a rating that is not verified',
    { content: withRating(false), files: rated('index.html') },
    'index.html Search engines are given a rating, but the rating is not verified.',
  ],
  [
    'reports a rating whose reviews stand elsewhere',
    { content: withRating(true), files: rated('terms.html') },
    'terms.html Search engines are given a rating, but no verified testimonial stands on that page.',
  ],
]);

it('asks for the fields that Google requires', () => {
  const program = `
    import { structuredData } from './checks/structured-data.ts';
    import { siteWith } from './checks/testing/lines.ts';
    (async () => {
      const sound = await structuredData.pages(siteWith());
      const files = { 'terms.html': (html) => html.replace(/"image":\\[[^\\]]*\\],?/, '') };
      console.log(JSON.stringify([sound, await structuredData.pages(siteWith({ files }))]));
    })();`;
  const output = execFileSync(process.execPath, [require.resolve('tsx/cli'), '--eval', program]);
  expect(JSON.parse(output.toString())).toEqual([
    [],
    [
      expect.objectContaining({
        page: 'terms.html',
        text: 'Product: Required attribute "image" is missing.',
      }),
    ],
  ]);
}, 60_000);
