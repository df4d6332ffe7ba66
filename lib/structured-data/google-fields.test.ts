import { execFileSync } from 'node:child_process';
import { pageNode } from './graph';
import { graphOf, plans, route, site, suite, verified } from './graph-fixture';

/** What Google's rules miss in a page with these scripts. Its packages are ESM only, which Jest cannot load. */
function errors(...scripts: unknown[]): string[] {
  const html = scripts
    .map((data) => `<script type="application/ld+json">${JSON.stringify(data)}</script>`)
    .join('');
  const program = `
    import { readFileSync } from 'node:fs';
    import Validator from '@adobe/structured-data-validator';
    import Extractor from '@marbec/web-auto-extractor';
    const data = new Extractor({ addLocation: true }).parse(readFileSync(0, 'utf8'));
    const issues = await new Validator().validate(data);
    const errors = issues.filter(({ severity }) => severity === 'ERROR');
    console.log(JSON.stringify(errors.map(({ issueMessage }) => issueMessage)));`;
  const options = { input: html, encoding: 'utf8' } as const;
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', program], options),
  );
}

describe("Google's required fields", () => {
  it.each([
    ['the home page', [graphOf(), pageNode(route('/'), site, { plans, rating: null })]],
    ['a verified rating', [graphOf(), pageNode(route('/'), site, { plans, rating: verified })]],
    ['a refund policy without countries', [graphOf({ refundCountries: [] })]],
    [
      'plans that cannot be bought',
      [
        graphOf(
          {},
          plans.map((one) => ({ ...one, paymentLink: null })),
        ),
      ],
    ],
  ])('are all there for %s', (_, scripts) => {
    expect(errors(...scripts)).toEqual([]);
  });

  it.each(['offers', 'image', 'name'])('are missed where the product has no %s', (field) => {
    const graph = { ...graphOf(), '@graph': [{ ...(suite as object), [field]: undefined }] };
    expect(errors(graph)).toContainEqual(expect.stringContaining(field));
  });

  it('are missed where an offer has no price', () => {
    const graph = {
      ...graphOf(),
      '@graph': [{ ...(suite as object), offers: [{ '@type': 'Offer' }] }],
    };
    expect(errors(graph)).toContainEqual(expect.stringContaining('price'));
  });
});
