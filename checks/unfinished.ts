/** Nothing is left that was written for later. */
import { reservedHosts } from './business';
import { printedWords } from './content';
import type { Page } from './export';
import { type Check, inContent, onPage } from './finding';
import { jsonLdTexts, visibleText } from './page';

/** What writers leave behind for later. */
const LEFTOVERS =
  /\b(?:TODO|TBD|FIXME|XXX)\b|lorem ipsum|\bdolor sit amet\b|\bYour (?:Name|Company|Brand|Product|Business|Site|Address)\b|^your (?:name|company|brand|product|business)$|\b(?:John|Jane) Doe\b|\[[^\][]+\](?!\()|<[^<>]+>|\binsert \w+ here\b/i;

/** Case tells a blank from a sentence: "Your Name" from "tells us your name". */
const TITLED = /\bYour (?:Name|Company|Brand|Product|Business|Site|Address)\b/;

/** @returns the words that are not finished, or null */
function unfinished(text: string): string | null {
  const [found] = text.match(LEFTOVERS) ?? [];
  if (!found) return null;
  if (/^your /i.test(found) && !TITLED.test(found) && found !== text) return null;
  return found;
}

export const unfinishedText: Check = {
  id: 'LR26',
  part: 'Words',
  title: 'texts are finished',
  launch: ({ content }) =>
    printedWords(content).flatMap(({ path, text }) => {
      const words = unfinished(text);
      return words ? inContent(path, `“${words}” is not finished. Write what belongs there.`) : [];
    }),
};

/** Words in braces that should have been filled in. */
const BRACES = /\{[A-Za-z]+\}/;

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
  const filled = text.match(BRACES)?.[0];
  // Brackets are no blanks in structured data, where they are lists.
  const blank = text.startsWith('{') ? null : unfinished(text);
  return [filled, blank, ...reservedHosts(text)].filter((found) => found != null);
}

/** What the content explains has checks of its own. */
export const pageLeftovers: Check = {
  id: 'LR01',
  part: 'The built pages',
  title: 'nothing unfinished is left in the pages',
  pages({ content, site }) {
    const { url, supportEmail, memberSiteUrl } = content.site;
    const links = content.plans.map(({ paymentLink }) => paymentLink ?? '');
    const leaves = printedWords(content).map(({ text }) => text);
    const explained = [url, supportEmail, memberSiteUrl, ...links, ...leaves].join('\n');
    return site.pages.flatMap((page) =>
      [...new Set(textsOf(page).flatMap(leftIn))]
        .filter((words) => BRACES.test(words) || !explained.includes(words))
        .map((words) => {
          const text = `“${words}” is left in a page. Build the site again; if it stays, look for it in content/ and components/.`;
          return onPage(page, text, 'content/');
        }),
    );
  },
};
