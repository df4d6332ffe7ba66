import { page, removeFixtures } from '../../postbuild/export-fixture';
import type { CheckInput } from '../../postbuild/problem';
import type { Rule } from '../finding';
import { foundBy } from '../fixture';
import { wholeExport } from '../whole-export-fixture';
import { builtPages } from './built-pages';

// An ES module alone, which Jest does not load; the check has a test in a process of its own.
jest.mock('../../postbuild/steps/structured-data-google', () => ({
  structuredDataGoogle: {
    run: ({ site }: CheckInput) =>
      site.files.has('a.html') ? [{ file: 'a.html', problem: 'required', fix: 'Add it.' }] : [],
  },
}));

afterAll(removeFixtures);

const textsOf = async (rule: Rule, files: Record<string, string | Buffer>) =>
  (await foundBy(rule, undefined, files)).map(({ page: seen, text }) => `${seen} ${text}`);

/** Each rule with pages that break it, and words of what it says then. The checks behind them have tests of their own. */
const cases: [rule: Rule, files: Record<string, string>, words: string][] = [
  [
    builtPages.labels,
    { 'terms.html': page('<p data-provenance="example">Good.</p>') },
    'Made-up content without its label',
  ],
  [
    builtPages.structuredData,
    { 'terms.html': page('<script type="application/ld+json">{</script>') },
    'A script that is not JSON',
  ],
  [
    builtPages.origins,
    { 'terms.html': page('<img src="https://cdn.shop.com/a.png" alt=""/>') },
    'Loads https://cdn.shop.com/a.png',
  ],
  [
    builtPages.unlisted,
    { 'payment-success.html': page('Thanks.'), 'sitemap.xml': '', 'robots.txt': 'Disallow: /' },
    'No noindex on a page that is not meant to be found',
  ],
  [builtPages.previews, { 'terms.html': page('Words.') }, '0 titles, expected one'],
  [builtPages.links, { 'terms.html': page('<a href="#">x</a>') }, 'Link "#" leads nowhere'],
];

it.each(cases)('$id reports a page that breaks it', async (rule, files, words) => {
  expect(await textsOf(rule, files)).toContainEqual(expect.stringContaining(words));
});

it.each([
  [builtPages.labels, { 'terms.html': page('<p data-provenance="example">Good. Sample</p>') }],
  [builtPages.origins, { 'terms.html': page('<img src="/a.png" alt=""/>') }],
  [builtPages.links, { 'terms.html': page('<a href="#a" id="a">x</a>') }],
  [builtPages.structuredData, wholeExport()],
  [builtPages.unlisted, wholeExport()],
  [builtPages.previews, wholeExport()],
])('$id accepts a page that keeps it', async (rule, files) => {
  expect(await textsOf(rule, files)).toEqual([]);
});

it('LR10 asks for what Google requires as well', async () => {
  expect(await textsOf(builtPages.structuredData, { 'a.html': '' })).toContain(
    'a.html Required. Add it.',
  );
});

it('names the page, and where to begin to look', async () => {
  const found = await foundBy(builtPages.links, undefined, { 'a.html': page('<a href="">x</a>') });
  expect(found).toEqual([expect.objectContaining({ file: 'content/', page: 'a.html' })]);
});
