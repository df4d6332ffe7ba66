/** Words that promise something, or compare with others. */
import type { Content } from '@/lib/content/content';
import { fieldAt } from '@/lib/content/content-files';
import { placeOf } from '@/lib/content/walk';
import { placeOfText, printedWords } from './content';
import { type Check, expected, inContent, type LaunchInput, onPage } from './finding';
import { anyOf, unjudged, wordingOf } from './languages/languages';
import type { Wording } from './languages/wording';
import { visibleText } from './page';

/** @returns what a text promises by one of these patterns, denials left out */
function promisesIn(text: string, { denied }: Wording, list: readonly RegExp[]): string[] {
  return [...text.matchAll(anyOf(list))].flatMap(({ index, 0: words }) => {
    const [before, after] = [text.slice(0, index), text.slice(index + words.length)];
    return denied.before?.test(before) || denied.after?.test(after) ? [] : words;
  });
}

/** @returns what a text promises that nobody can promise, in the words of the site's language */
function forbiddenIn(text: string, content: unknown): string[] {
  const wording = wordingOf(content);
  return wording ? promisesIn(text, wording, wording.neverTrue) : [];
}

export const forbiddenPromises: Check = {
  id: 'LAW14',
  title: 'nothing is promised that nobody can promise',
  // Values may be of any shape here: the texts among them are looked at.
  content: ({ content }) =>
    printedWords(content as unknown as Content).flatMap(({ path, text }) =>
      forbiddenIn(text, content).flatMap((promise) =>
        expected(path, 'words that promise nothing nobody can promise', promise),
      ),
    ),
  pages: ({ site, content }) =>
    site.pages.flatMap((page) =>
      forbiddenIn(visibleText(page.$), content).flatMap((promise) => {
        const place = placeOfText(content, (text) => forbiddenIn(text, content).includes(promise));
        return onPage(page, `“${promise}” cannot be promised. Change the words.`, place);
      }),
    ),
  launch: ({ content }) =>
    unjudged(content, 'no text may promise success or freedom from loss, or hurry anybody.'),
};

function unregistered({ content }: LaunchInput) {
  const wording = wordingOf(content);
  if (!wording) return [];
  const registered = content.claims.items.map(({ words }) => words);
  return printedWords(content).flatMap(({ path, text }) => {
    const rest = registered.reduce((left, words) => left.replaceAll(words, ''), text);
    const list = [...wording.neverTrue, ...wording.trueWithEvidence];
    return promisesIn(rest, wording, list).flatMap((words) => {
      const fault = `“${words}” promises or compares. Take it out, or register it in content/claims.ts with its evidence.`;
      return inContent(path, fault, fieldAt(path, words));
    });
  });
}

function withoutEvidence({ content }: LaunchInput) {
  return content.claims.items.flatMap(({ words, provenance }, index) => {
    const said = printedWords(content).find(({ text }) => text.includes(words));
    if (provenance.status === 'verified' || !said) return [];
    const text = `“${words}” in ${placeOf(said.path)} is said without evidence. Give the evidence here, or change those words.`;
    return inContent(['claims', 'items', index, 'provenance'], text);
  });
}

export const promisedWords: Check = {
  id: 'LR14',
  title: 'promises in words are proven',
  launch: (input) => [
    ...withoutEvidence(input),
    ...unregistered(input),
    ...unjudged(input.content, 'words that promise or compare belong into content/claims.ts.'),
  ],
};
