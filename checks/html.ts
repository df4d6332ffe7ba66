/** The pages are valid HTML. */
import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate';
import { keptJson } from '@/lib/build/kept-work';
import type { Page } from './export';
import { type Check, onPage } from './finding';

/** React writes the HTML: rules about spelling are off. */
const HTML_RULES: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:a11y'],
  rules: {
    'heading-level': ['error', { minInitialRank: 'h1', allowMultipleH1: false }],
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'attr-case': 'off',
    'valid-id': ['error', { relaxed: true }],
    // The schema of content/routes.ts limits titles.
    'long-title': 'off',
    'no-trailing-whitespace': 'off',
    'no-inline-style': ['error', { allowedProperties: [] }],
  },
};

const VALIDATOR = new HtmlValidate(new StaticConfigLoader(HTML_RULES));

function faultsIn({ html, $ }: Page): Promise<string[]> {
  const missing = ['h1', 'main']
    .filter((name) => $(name).length === 0)
    .map((name) => `The page has no ${name} element.`);
  return keptJson(['html-validate', html], async () => {
    const { results } = await VALIDATOR.validateString(html);
    const messages = results.flatMap((result) => result.messages);
    const invalid = messages.map(
      ({ ruleId, message, selector }) => `${message} at ${selector ?? 'no element'} (${ruleId}).`,
    );
    return [...missing, ...invalid];
  });
}

export const html: Check = {
  id: 'B1',
  title: 'pages are valid HTML with an outline',
  async pages({ site }) {
    const lists = site.pages.map(async (page) =>
      onPage(page, await faultsIn(page), 'checks/html.ts'),
    );
    return (await Promise.all(lists)).flat();
  },
};
