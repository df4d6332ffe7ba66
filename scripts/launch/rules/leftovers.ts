import { jsonLdTexts } from '../../postbuild/json-ld';
import type { Page } from '../../postbuild/read-export';
import { visibleText } from '../../postbuild/visible-text';
import type { Rule } from '../finding';
import { printedWords } from '../printed-words';
import { reservedHosts } from '../reserved-hosts';
import { unfinished } from './unfinished-text';

/** Words in braces that should have been filled in. */
const braces = /\{[A-Za-z]+\}/;

/** What people, previews and search engines read, each text on its own. */
function textsOf(page: Page): string[] {
  const { $ } = page;
  const attributes = ['content', 'alt', 'title', 'aria-label'].flatMap((name) =>
    $(`[${name}]`)
      .toArray()
      .map((element) => $(element).attr(name) ?? ''),
  );
  return [visibleText($), $('head > title').text(), ...attributes, ...jsonLdTexts(page)];
}

/** @returns what is left in a text */
function leftIn(text: string): string[] {
  const filled = text.match(braces)?.[0];
  // Brackets are no blanks in structured data, where they are lists.
  const blank = text.startsWith('{') ? null : unfinished(text);
  return [filled, blank, ...reservedHosts(text)].filter((found) => found != null);
}

/** Nothing unfinished is in the pages that the content does not explain; the content's own has rules of its own. */
export const pageLeftovers: Rule = {
  id: 'LR01',
  part: 'The built pages',
  title: 'nothing unfinished is left in the pages',
  severity: 'error',
  find({ content, site }) {
    const { url, supportEmail, memberSiteUrl } = content.site;
    const links = content.plans.map(({ paymentLink }) => paymentLink ?? '');
    const leaves = printedWords(content).map(({ text }) => text);
    const explained = [url, supportEmail, memberSiteUrl, ...links, ...leaves].join('\n');
    return site.pages.flatMap((page) =>
      [...new Set(textsOf(page).flatMap(leftIn))]
        .filter((words) => braces.test(words) || !explained.includes(words))
        .map((words) => ({
          file: 'content/',
          field: '',
          page: page.file,
          text: `“${words}” is left in a page. Build the site again; if it stays, look for it in content/ and components/.`,
        })),
    );
  },
};
