/** The pages are sound HTML, which browsers, assistive technology and content blockers take as it is meant. */
import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate';
import { keptJson } from '@/lib/build/kept-work';
import type { Page, ReadExport } from './export';
import { type Check, onEachPage, onPage } from './finding';
import { lateSheets } from './page';

/**
 * What `html-validate` holds the pages to. Every rule that is off has its reason: the pages are written by React and
 * Next, and rules about how HTML is spelt would check those two and not this site.
 */
const HTML_RULES: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:a11y'],
  rules: {
    'heading-level': ['error', { minInitialRank: 'h1', allowMultipleH1: false }],
    // React writes `<meta/>`, `hidden=""` and `<!DOCTYPE html>`; browsers read both spellings alike.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    // React writes `charSet`, `crossOrigin`, `noModule`; attribute names have no case in HTML.
    'attr-case': 'off',
    // Next names its bootstrap script `_R_` and React names its ids `_r_1_`: both are valid HTML ids.
    'valid-id': ['error', { relaxed: true }],
    // Titles are held to their own limit by the schema of content/routes.ts.
    'long-title': 'off',
    // The export is one line.
    'no-trailing-whitespace': 'off',
    // It passes over drawings; B2 does not.
    'no-inline-style': 'off',
  },
};

const VALIDATOR = new HtmlValidate(new StaticConfigLoader(HTML_RULES));

function invalidParts({ html }: Page): Promise<string[]> {
  return keptJson(['html-validate', html], async () => {
    const { results } = await VALIDATOR.validateString(html);
    return results
      .flatMap(({ messages }) => messages)
      .map(
        ({ ruleId, message, selector }) =>
          `${message} at ${selector ?? 'no element'}: the rule ${ruleId} of html-validate.`,
      );
  });
}

/** The validator sees two of them, and not that there is none. */
function missingParts({ $ }: Page): string[] {
  return ['h1', 'main']
    .filter((name) => $(name).length === 0)
    .map((name) => `The page has no ${name} element.`);
}

export const htmlValidity: Check = {
  id: 'B1',
  title: 'pages are valid HTML with an outline',
  async pages({ site }) {
    const lists = site.pages.map(async (page) =>
      onPage(page, [...(await invalidParts(page)), ...missingParts(page)], 'checks/html.ts'),
    );
    return (await Promise.all(lists)).flat();
  },
};

/** Attributes with styles or code in them, which the policy blocks in the browser without a word to the visitor. */
export const inlineAttributes: Check = {
  id: 'B2',
  title: 'no element has styles or handlers in its attributes',
  pages: onEachPage('components/', ({ $ }) =>
    $.root()
      .find('*')
      .toArray()
      .flatMap(({ tagName, attribs }) =>
        Object.entries(attribs)
          .filter(([name]) => /^(?:style|on[a-z]+)$/.test(name))
          .map(
            ([name, value]) =>
              `<${tagName} ${name}="${value.slice(0, 80)}">: the content security policy blocks it. Use a class, or a handler in a component.`,
          ),
      ),
  ),
};

const FILTERED =
  'ads?|advert\\w*|banners?|promo\\w*|sponsor\\w*|popups?|newsletters?|cookies?|consent|social-share';

const within = (names: string) => new RegExp(`(?:^|[-_/.:])(?:${names})(?:[-_/.:]|$)`, 'i');

/** What the lists of content blockers hide, on any site, by class or id. */
const HIDDEN = within(FILTERED);
/** What they do not let through, by address. */
const BLOCKED = within(`${FILTERED}|tracking|tracker|analytics`);

/** The bundler makes these names from hashes: a word in one is chance, and pages stay whole without a file of code. */
const HASHED = /^_next\/static\/(?:chunks|media)\//;

/** Classes and ids of a page, those included that only its styles name: scripts bring their elements later. */
function namesOf(page: Page, site: ReadExport): Set<string> {
  const { $ } = page;
  const late = lateSheets(page).filter((file) => site.files.has(file));
  const own = $('[class], [id]')
    .toArray()
    .flatMap(({ attribs }) => [...(attribs.class ?? '').split(/\s+/), attribs.id ?? '']);
  const sheets = [$('style').text(), ...late.map((file) => site.read(file).toString())].join('\n');
  const selectors = sheets.matchAll(/[.#]([a-z_][\w-]*)/gi);
  return new Set([...own, ...[...selectors].map(([, name]) => name ?? '')]);
}

const RENAME = 'Give it another name: content blockers take it for an advertisement.';

const hiddenNames = onEachPage('components/', (page, { site }) =>
  [...namesOf(page, site)]
    .filter((name) => HIDDEN.test(name))
    .map((name) => `A class or id is ${name}. ${RENAME}`),
);

export const filteredNames: Check = {
  id: 'B3',
  title: 'no name is one that content blockers filter',
  pages: (input) => [
    ...[...input.site.files]
      .filter((file) => !HASHED.test(file) && BLOCKED.test(file))
      .flatMap((file) => onPage({ file }, `This is its address. ${RENAME}`, 'public/')),
    ...hiddenNames(input),
  ],
};
