import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate';
import { attributesOf, type Page, visibleText } from './export';
import { type Check, type Issue, markdownFile, type PagesInput, pageIssue } from './finding';

/** React writes the HTML: format rules are off. */
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
    // lib/schemas/ limits titles.
    'long-title': 'off',
    'no-trailing-whitespace': 'off',
    'no-inline-style': ['error', { allowedProperties: [] }],
  },
};

const VALIDATOR = new HtmlValidate(new StaticConfigLoader(HTML_RULES));

/** Returns placeholders, conditions and comments that visitors can read. */
function leftovers($: Page['$']): string[] {
  const attributes = ['alt', 'aria-label', 'content', 'title'].flatMap((name) =>
    attributesOf($, `[${name}]`, name),
  );
  const text = [visibleText($), $('title').text(), ...attributes].join(' ');
  return [...new Set(text.match(/\{\w+\}|<!--.*?(?:-->|$)/g))];
}

async function invalidParts({ html, $ }: Page): Promise<string[]> {
  const missing = ['h1', 'main']
    .filter((name) => $(name).length === 0)
    .map((name) => `The page has no ${name} element.`);
  const { results } = await VALIDATOR.validateString(html);
  const messages = results.flatMap((result) => result.messages);
  const invalid = messages.map(
    ({ ruleId, message, selector }) =>
      `html-validate/${ruleId}: ${message} (${selector ?? 'no element'}).`,
  );
  const printed = leftovers($).map((found) => `The page prints “${found}”.`);
  return [...missing, ...printed, ...invalid];
}

export const html: Check = {
  id: 'pages/html',
  title: 'pages are valid HTML with one h1',
  async pages({ site, content }: PagesInput): Promise<Issue[]> {
    const lists = site.pages.map(async (page) => {
      const file = markdownFile(page, content) ?? 'tools/check/html.ts';
      return pageIssue(page, await invalidParts(page), file);
    });
    return (await Promise.all(lists)).flat();
  },
};
