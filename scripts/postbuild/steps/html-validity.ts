import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { htmlRules } from '../html-rules';
import type { Check, Problem } from '../problem';
import type { Page } from '../read-export';

const validator = new HtmlValidate(new StaticConfigLoader(htmlRules));

async function faultsOf(page: Page): Promise<Problem[]> {
  const report = await validator.validateString(page.html, page.file);
  return report.results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector }) => ({
      file: page.file,
      problem: `${message} (${selector ?? 'no element'})`,
      fix: `See the rule ${ruleId} of html-validate; scripts/postbuild/html-rules.ts sets the rules.`,
    }));
}

/** Every page is valid HTML by the rules in `html-rules.ts`. */
export const htmlValidity: Check = {
  name: 'html validity',
  async run({ site }) {
    return (await Promise.all(site.pages.map(faultsOf))).flat();
  },
};
