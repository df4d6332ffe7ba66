/** Tests that the built pages are valid HTML without placeholders. `owner.spec.ts` follows their links. */
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { headingsOf, parseMarkdown } from '@/lib/text/markdown';
import { readExport } from '@/tools/build/export';

/** React writes the HTML: format rules are off. */
const VALIDATOR = new HtmlValidate(
  new StaticConfigLoader({
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
      // content/schemas/ limits titles.
      'long-title': 'off',
      'no-trailing-whitespace': 'off',
      'no-inline-style': ['error', { allowedProperties: [] }],
    },
  }),
);

describe.each(['fixture', 'extremes'])('on the %s site', (name) => {
  const site = readExport(`.sites/${name}/out`);

  describe.each(site.pages.map((page) => [page.file, page] as const))('%s', (_, page) => {
    const { $, html } = page;

    it('is valid HTML with a main heading', async () => {
      const { results } = await VALIDATOR.validateString(html);
      const found = results.flatMap(({ messages }) => messages);
      expect(found.map(({ ruleId, message, selector }) => [ruleId, message, selector])).toEqual([]);
      expect($('main h1')).toHaveLength(1);
    });

    it('has no placeholder or condition left', () => {
      const body = $('body').clone();
      body.find('script').remove();
      const attributes = $('[alt], [aria-label], [title], meta')
        .toArray()
        .flatMap(({ attribs }) =>
          ['alt', 'aria-label', 'title', 'content'].map((name) => attribs[name]),
        );
      const texts = [$('title').text(), body.text(), ...attributes].join(' ');
      expect(texts.match(/\{\w+\}|<!--.*/g)).toBeNull();
    });

    it('has no id that a heading of a Markdown page could take', () => {
      if ($('.document-text').length === 0) return;
      const ids = $('[id]:not(.document-text [id])')
        .toArray()
        .map(({ attribs }) => `${attribs.id}`);
      const isTaken = (id: string) => headingsOf(parseMarkdown(`## A {#${id}}`))[0]?.id !== id;
      expect(ids.filter((id) => !isTaken(id))).toEqual([]);
    });
  });
});
