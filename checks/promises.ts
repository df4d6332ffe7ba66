/** Words that promise something, or compare with others. */
import type { Content } from '@/lib/content/content';
import { placeOf } from '@/lib/content/walk';
import { placeOfText, printedWords } from './content';
import { type Check, expected, inContent, type LaunchInput, onPage } from './finding';
import { visibleText } from './page';

/** Nobody can promise these, with whatever evidence. */
const NEVER_TRUE = [
  /\bguaranteed\b/,
  /\brisk[- ]free\b/,
  /\bno[- ]loss(?:es)?\b/,
  /\bnever lose\b/,
  /\blimited[- ]time\b|\bonly \d+ left\b|\bhurry up\b|\bact now\b|\blast chance\b|\btoday only\b/,
];

/** Evidence makes these honest. */
const TRUE_WITH_EVIDENCE = [
  /24\/7|\baround the clock\b/,
  /\bprofits?\b[^.]{0,30}\d/,
  /\d[\d.,]*\s?%[^.]{0,30}\b(?:profits?|returns?|wins?|win rate|accura\w+)\b/,
  /(?<![\d.,])100 ?%/,
  /\bnon-?repaint|\bnever repaints?\b/,
  /\bverified\b|\baward[- ]winning\b|\btrusted by\b/,
  /(?:\bnumber one|\bno\. ?1|#1)\b/,
  /\bthe (?:best|cheapest|fastest|leading|most (?:popular|accurate|trusted))\b/,
  /\bbest[- ](?:selling|rated|in[- ]class)\b|\blowest price\b/,
  /\b(?:better|faster|cheaper|more accurate) than\b|\bcosts? less\b/,
];

const patternOf = (list: readonly RegExp[]) =>
  new RegExp(list.map(({ source }) => source).join('|'), 'gi');

/** A sentence that denies a promise does not make it. */
const DENIED = /\b(?:no|not|never|nor|cannot|without|nothing|neither)\b[^.]{0,40}$/i;

/** @returns what a text promises by one of these patterns, denials left out */
function promisesIn(text: string, list: readonly RegExp[]): string[] {
  return [...text.matchAll(patternOf(list))]
    .filter(({ index }) => !DENIED.test(text.slice(0, index)))
    .map(([words]) => words);
}

export const forbiddenPromises: Check = {
  id: 'LAW14',
  title: 'nothing is promised that nobody can promise',
  // Values may be of any shape here: the texts among them are looked at.
  content: ({ content }) =>
    printedWords(content as unknown as Content).flatMap(({ path, text }) =>
      promisesIn(text, NEVER_TRUE).flatMap((promise) =>
        expected(path, 'words that promise nothing nobody can promise', promise),
      ),
    ),
  pages: ({ site, content }) =>
    site.pages.flatMap((page) =>
      promisesIn(visibleText(page.$), NEVER_TRUE).flatMap((promise) => {
        const place = placeOfText(content, (text) =>
          promisesIn(text, NEVER_TRUE).includes(promise),
        );
        return onPage(page, `“${promise}” cannot be promised. Change the words.`, place);
      }),
    ),
};

function unregistered({ content }: LaunchInput) {
  const registered = content.claims.items.map(({ words }) => words);
  return printedWords(content).flatMap(({ path, text }) => {
    const rest = registered.reduce((left, words) => left.replaceAll(words, ''), text);
    const faults = promisesIn(rest, [...NEVER_TRUE, ...TRUE_WITH_EVIDENCE]).map(
      (words) =>
        `“${words}” promises or compares. Take it out, or register it in content/claims.ts with its evidence.`,
    );
    return inContent(path, faults);
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
  launch: (input) => [...withoutEvidence(input), ...unregistered(input)],
};
