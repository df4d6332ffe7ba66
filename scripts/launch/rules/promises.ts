import { type Path, placeOf } from '@/lib/content/walk';
import { type Found, inContent, type LaunchInput, type Rule } from '../finding';
import { printedWords } from '../printed-words';

/** A sentence that denies a promise does not make it. */
const denied = /\b(?:no|not|never|nor|cannot|without|nothing|neither)\b[^.]{0,40}$/i;

/** Words that promise something or compare with others, which only evidence makes honest. */
const promises =
  /24\/7|around the clock|\bguaranteed\b|\brisk[- ]free\b|\bno[- ]loss(?:es)?\b|\bnever lose\b|\bprofits?\b[^.]{0,30}\d|\d[\d.,]*\s?%[^.]{0,30}\b(?:profits?|returns?|wins?|win rate|accura\w+)\b|\blimited[- ]time\b|\bonly \d+ left\b|\bverified\b|\baward[- ]winning\b|\btrusted by\b|(?:\bnumber one|\bno\. ?1|#1)\b|\bthe (?:best|cheapest|fastest|leading|most (?:popular|accurate|trusted))\b|\bbest[- ](?:selling|rated|in[- ]class)\b|\blowest price\b|\b(?:better|faster|cheaper|more accurate) than\b|\bcosts? less\b/gi;

/** @returns what a text promises, denials left out */
function promisesIn(text: string): string[] {
  return [...text.matchAll(promises)]
    .filter(({ index }) => !denied.test(text.slice(0, index)))
    .map(([words]) => words);
}

function unregistered({ content }: LaunchInput): Found[] {
  const registered = content.claims.items.map(({ words }) => words);
  return printedWords(content).flatMap(({ path, text }) => {
    const rest = registered.reduce((left, words) => left.replaceAll(words, ''), text);
    return promisesIn(rest).map((words) =>
      inContent(
        path,
        `“${words}” promises or compares. Take it out, or register it in content/claims.ts with its evidence.`,
      ),
    );
  });
}

/** @returns the first place where a text says the words */
function placeWith(words: string, { content }: LaunchInput): Path | undefined {
  return printedWords(content).find(({ text }) => text.includes(words))?.path;
}

/** What is promised in words is true, and somebody can show it. */
export const promisedWords: Rule = {
  id: 'LR14',
  part: 'What you claim',
  title: 'promises in words are proven',
  severity: 'error',
  find(input) {
    const unproven = input.content.claims.items.flatMap(({ words, provenance }, index) => {
      const place = placeWith(words, input);
      if (provenance.status === 'verified' || !place) return [];
      const text = `“${words}” in ${placeOf(place)} is said without evidence. Give the evidence here, or change those words.`;
      return inContent(['claims', 'items', index, 'provenance'], text);
    });
    return [...unproven, ...unregistered(input)];
  },
};
