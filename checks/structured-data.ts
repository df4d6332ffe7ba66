/** What search engines read is sound and holds nothing that is made up. Prices of its offers: prices.ts. */
import { keptJson } from '@/lib/build/kept-work';
import { sampleWords } from './claims';
import type { Page } from './export';
import { type Check, onPage, type PagesInput } from './finding';
import { jsonLdTexts, ofType, pageNodes, parseJson, visibleText } from './page';

/** @returns fields that Google requires and a page lacks */
function lackedFields({ html }: Page): Promise<string[]> {
  return keptJson(['structured-data-validator', html], async () => {
    // Loaded here: Jest does not load ES modules.
    const { default: WebAutoExtractor } = await import('@marbec/web-auto-extractor');
    const { default: Validator } = await import('@adobe/structured-data-validator');
    const options = { addLocation: true, embedSource: ['rdfa', 'microdata'] };
    const issues = await new Validator().validate(new WebAutoExtractor(options).parse(html));
    return issues
      .filter(({ severity }) => severity === 'ERROR')
      .map(({ issueMessage, path }) => `${path.at(-1)?.type}: ${issueMessage}.`);
  });
}

/** Data has no label beside what is made up. */
function untrue(page: Page, { content }: PagesInput): string[] {
  const texts = jsonLdTexts(page);
  const { rating, items } = content.testimonials;
  const text = visibleText(page.$);
  const isProven =
    rating?.provenance.status === 'verified' &&
    items.some((item) => item.provenance.status === 'verified' && text.includes(item.author));
  const isRated = ofType(pageNodes(page), 'AggregateRating').length > 0;
  const products = ofType(pageNodes(page), 'Product').filter((node) => 'offers' in node);
  return [
    ...(texts.some((one) => parseJson(one) === undefined) ? ['A script is not JSON.'] : []),
    ...(products.length === 0 ? ['There is no product with offers.'] : []),
    ...(isRated && !isProven ? ['It has a rating that no verified testimonial proves.'] : []),
    ...sampleWords(content)
      .filter((words) => texts.join('\n').includes(JSON.stringify(words).slice(1, -1)))
      .map((words) => `It contains what is made up: “${words}”.`),
  ];
}

export const structuredData: Check = {
  id: 'LR10',
  title: 'structured data is sound',
  async pages(input) {
    const lists = input.site.pages.map(async (page) => {
      const faults = [...untrue(page, input), ...(await lackedFields(page))];
      return onPage(page, faults, 'lib/pages/structured-data.ts');
    });
    return (await Promise.all(lists)).flat();
  },
};
