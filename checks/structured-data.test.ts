import { execFileSync } from 'node:child_process';
import { ratedProducts, structuredData } from './structured-data';
import { PROVEN } from './testing/content-fixture';
import { type Case, inTerms, itReports, printed } from './testing/lines';

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

/** A field more in the node of the product. */
const inProduct = (field: string, ...lines: string[]) =>
  inTerms('"@type":"Product"', `"@type":"Product",${field}`, ...lines);

const EXAMPLE = { status: 'example' };

itReports(structuredData, [
  inTerms('"@graph":[', '"@graph":[{"@type":"WebSite"},', '2 WebSite nodes, expected one.'),
  inTerms('"@type":"Organization"', '"@type":"Thing"', '0 Organization nodes, expected one.'),
  inTerms('"isPartOf"', '"@graph":[],"isPartOf"', '2 site graphs, expected one.'),
  inProduct('"review":[]', 'A node has the field review'),
  inProduct('"priceType":"x"', 'A node has the field priceType'),
  inProduct('"a":{"@type":"AggregateOffer"}', 'A node is of the type AggregateOffer'),
  inProduct('"a":{"@type":"SearchAction"}', 'A node is of the type SearchAction'),
  inProduct('"logo":"/#x"', 'logo "/#x" is no address on'),
  inProduct('"logo":""', 'logo "" is no address on'),
  inProduct('"logo":"https://o.example/"', 'logo "https://o.example/" is no address on'),
  inProduct(`"logo":"${URL}/nope.png"`, 'logo: /nope.png does not exist.'),
  inProduct('"a":"a < b"', 'A raw < stands in a script.'),
  printed('<script type="application/ld+json">{</script>', 'A script is not JSON.'),
  inTerms(
    /("@type":"WebPage".*?"url":")[^"]*/,
    `$1${URL}`,
    `WebPage nodes for ${URL}, expected ${URL}/terms.`,
  ),
  ...['Bo Berg', 'It says “yes”.', 'B. Breakout', '300+ Traders'].map(
    (words): Case => [
      `reports the sample “${words}”`,
      {
        fields: {
          'testimonials.items[0].provenance': EXAMPLE,
          'notices.provenance': EXAMPLE,
          'statistics.items[0].provenance': EXAMPLE,
        },
        files: {
          'terms.html': (sound) => sound.replace('"@graph"', `"a":"By ${words}","@graph"`),
        },
      },
      `terms.html It contains what is made up: “${words}”.`,
    ],
  ),
  inProduct('"a":"Bo Berg"'),
]);

const RATED =
  '<script type="application/ld+json">{"@type":"Product","aggregateRating":{"@type":"AggregateRating"}}</script>';
const rated = (file: string, provenance: object, ...lines: string[]): Case => [
  `${file} with a rating that is ${JSON.stringify(provenance)}`,
  {
    fields: { 'testimonials.rating': { value: 4.8, count: 150, text: 'Words.', provenance } },
    files: { [file]: (sound) => sound.replace('</main>', `${RATED}</main>`) },
  },
  ...lines.map((line) => `${file} Search engines are given a rating, but ${line}`),
];

itReports(ratedProducts, [
  rated('index.html', PROVEN),
  rated('index.html', { status: 'stated' }, 'the rating is not verified.'),
  rated('terms.html', PROVEN, 'no verified testimonial stands on that page.'),
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
