import { inContent, type Rule } from '../finding';
import { printedWords } from '../printed-words';

/** What writers leave behind for later. */
const leftovers =
  /\b(?:TODO|TBD|FIXME|XXX)\b|lorem ipsum|\bdolor sit amet\b|\bYour (?:Name|Company|Brand|Product|Business|Site|Address)\b|^your (?:name|company|brand|product|business)$|\b(?:John|Jane) Doe\b|\[[^\][]+\](?!\()|<[^<>]+>|\binsert \w+ here\b/i;

/** Case tells a blank from a sentence: "Your Name" from "tells us your name". */
const titled = /\bYour (?:Name|Company|Brand|Product|Business|Site|Address)\b/;

/** @returns the words that are not finished, or null */
export function unfinished(text: string): string | null {
  const [found] = text.match(leftovers) ?? [];
  if (!found) return null;
  if (/^your /i.test(found) && !titled.test(found) && found !== text) return null;
  return found;
}

/** Every text is written to its end. */
export const unfinishedText: Rule = {
  id: 'LR26',
  part: 'Words',
  title: 'texts are finished',
  severity: 'error',
  find: ({ content }) =>
    printedWords(content).flatMap(({ path, text }) => {
      const words = unfinished(text);
      return words ? inContent(path, `“${words}” is not finished. Write what belongs there.`) : [];
    }),
};
