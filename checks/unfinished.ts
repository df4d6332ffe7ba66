/** Nothing is left that was written for later. */
import { fieldAt } from '@/lib/content/content-files';
import { reservedHosts } from '@/lib/content/reserved-hosts';
import { printedWords } from './content';
import type { Page } from './export';
import { type Check, inContent, onEachPage } from './finding';
import { attributesOf, jsonLdTexts, visibleText } from './page';

/** What writers leave behind for later. Case tells a blank from a sentence: "Your Name" from "tells us your name". */
const LEFTOVERS = [
  /\b(?:TODO|TBD|FIXME|XXX)\b|lorem ipsum|\bdolor sit amet\b|\b(?:John|Jane) Doe\b|\[[^\][]+\](?!\()|<[^<>]+>|\binsert \w+ here\b/i,
  /\bYour (?:Name|Company|Brand|Product|Business|Site|Address)\b/,
  /^your (?:name|company|brand|product|business|site|address)$/i,
];

/** @returns the words that are not finished, or null */
function unfinished(text: string): string | null {
  return LEFTOVERS.flatMap((pattern) => text.match(pattern)?.[0] ?? [])[0] ?? null;
}

export const unfinishedText: Check = {
  id: 'LR26',
  title: 'texts are finished',
  launch: ({ content }) =>
    printedWords(content).flatMap(({ path, text }) => {
      const words = unfinished(text);
      const fault = words && `“${words}” is not finished. Write what belongs there.`;
      return inContent(path, fault, fieldAt(path, words));
    }),
};

/** Words in braces that should have been filled in. */
const BRACES = /\{[A-Za-z]+\}/;

/** What people, previews and search engines read, each text on its own. */
function textsOf(page: Page): string[] {
  const { $ } = page;
  const attributes = ['content', 'alt', 'title', 'aria-label'].flatMap((name) =>
    attributesOf($, `[${name}]`, name),
  );
  return [visibleText($), $('head > title').text(), ...attributes, ...jsonLdTexts(page)];
}

/** @returns what is left in a text */
function leftIn(text: string): string[] {
  const filled = text.match(BRACES)?.[0];
  // Brackets are no blanks in structured data, where they are lists.
  const blank = text.startsWith('{') ? null : unfinished(text);
  return [filled, blank, ...reservedHosts(text)].filter((found) => found != null);
}

/** What the content explains has checks of its own. */
export const pageLeftovers: Check = {
  id: 'LR01',
  title: 'nothing unfinished is left in the pages',
  pages: onEachPage('content/', (page, { content }) => {
    const { url, supportEmail, memberSiteUrl } = content.site;
    const links = content.plans.map(({ paymentLink }) => paymentLink ?? '');
    const leaves = printedWords(content).map(({ text }) => text);
    const explained = [url, supportEmail, memberSiteUrl, ...links, ...leaves].join('\n');
    return [...new Set(textsOf(page).flatMap(leftIn))]
      .filter((words) => BRACES.test(words) || !explained.includes(words))
      .map(
        (words) =>
          `“${words}” is left in a page. Build the site again; if it stays, look for it in content/ and components/.`,
      );
  }),
};
