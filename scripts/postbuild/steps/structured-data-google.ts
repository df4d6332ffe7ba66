import Validator from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';
import type { Check, Problem } from '../problem';
import type { Page } from '../read-export';

async function errorsOf(page: Page): Promise<Problem[]> {
  const data = new WebAutoExtractor({
    addLocation: true,
    embedSource: ['rdfa', 'microdata'],
  }).parse(page.html);
  // Without the schema.org vocabulary, which is not in the package: the compiler checks that (schema-dts).
  const issues = await new Validator().validate(data);
  return issues
    .filter(({ severity }) => severity === 'ERROR')
    .map(({ issueMessage, path }) => ({
      file: page.file,
      problem: `${path.map(({ type }) => type ?? '').join(' > ')}: ${issueMessage}`,
      fix: "See lib/pages/structured-data.tsx and Google's structured data documentation of that type.",
    }));
}

/** What Google requires of each type is there (rule SD11). Its warnings are about fields a digital product has no use for. */
export const structuredDataGoogle: Check = {
  name: 'structured data: required fields',
  async run({ site }) {
    return (await Promise.all(site.pages.map(errorsOf))).flat();
  },
};
