/** The words of the site are finished, count right, and promise only what is so. */
import type { Content } from '@/lib/content/content';
import { fieldAt } from '@/lib/content/content-files';
import { listAt, placeOf } from '@/lib/content/walk';
import { printedWords } from './content';
import { englishOf } from './english';
import { type Check, type ContentInput, expected, inContent, onEachPage } from './finding';
import { attributesOf, visibleText } from './page';

/** @returns what an English text promises by one of these patterns, denials left out */
function promisesIn(text: string, list: readonly RegExp[], denial: RegExp): string[] {
  const any = new RegExp(list.map(({ source }) => source).join('|'), 'giu');
  return [...text.matchAll(any)]
    .filter(({ index }) => !denial.test(text.slice(0, index)))
    .map(([words]) => words);
}

export const forbiddenPromises: Check = {
  id: 'LAW14',
  title: 'nothing is promised that nobody can promise',
  content({ content }) {
    const english = englishOf(content);
    if (!english) return [];
    // Values may be of any shape here: the texts among them are looked at.
    return printedWords(content as unknown as Content).flatMap(({ path, text }) =>
      promisesIn(text, english.neverTrue, english.denial).flatMap((promise) =>
        expected(path, 'words that promise nothing nobody can promise', promise),
      ),
    );
  },
};

export const promisedWords: Check = {
  id: 'LR14',
  title: 'promises in words are proven',
  launch({ content }) {
    const english = englishOf(content);
    const leaves = printedWords(content);
    const { items } = content.claims;
    const unproven = items.flatMap(({ words, provenance }, index) => {
      const said = leaves.find(({ text }) => text.includes(words));
      if (provenance.status === 'verified' || !said) return [];
      const text = `“${words}” in ${placeOf(said.path)} is said without evidence. Give the evidence here, or change those words.`;
      return inContent(['claims', 'items', index, 'provenance'], text);
    });
    const unregistered = leaves.flatMap(({ path, text }) => {
      const rest = items.reduce((left, { words }) => left.replaceAll(words, ''), text);
      const promises = english ? promisesIn(rest, english.trueWithEvidence, english.denial) : [];
      return promises.flatMap((words) => {
        const fault = `“${words}” promises or compares. Take it out, or register it in content/claims.ts with its evidence.`;
        return inContent(path, fault, fieldAt(path, words));
      });
    });
    return [...unproven, ...unregistered];
  },
};

/** What writers leave behind for later. Case tells a blank from a sentence: "Your Name" from "tells us your name". */
const LEFTOVERS = [
  /\b(?:TODO|TBD|FIXME|XXX)\b|lorem ipsum|\bdolor sit amet\b|\b(?:John|Jane) Doe\b|\[[^\][]+\](?!\()|<[^<>]+>|\binsert \w+ here\b/i,
  /\bYour (?:Name|Company|Brand|Product|Business|Site|Address)\b/,
  /^your (?:name|company|brand|product|business|site|address)$/i,
];

export const unfinishedText: Check = {
  id: 'LR26',
  title: 'texts are finished',
  launch: ({ content }) =>
    printedWords(content).flatMap(({ path, text }) => {
      const [words] = LEFTOVERS.flatMap((pattern) => text.match(pattern)?.[0] ?? []);
      const fault = words ? `“${words}” is not finished. Write what belongs there.` : null;
      return inContent(path, fault, fieldAt(path, words));
    }),
};

export const pageLeftovers: Check = {
  id: 'LR01',
  title: 'no braces are left in the pages',
  pages: onEachPage('content/', ({ $ }) => {
    const attributes = ['content', 'alt', 'title', 'aria-label'].flatMap((name) =>
      attributesOf($, `[${name}]`, name),
    );
    const texts = [visibleText($), $('head > title').text(), ...attributes];
    const found = texts.flatMap((text) => text.match(/\{[A-Za-z]+\}/g) ?? []);
    return [...new Set(found)].map((words) => `${words} is left in the page: no text fills it in.`);
  }),
};

const NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** Before a number that is a bound or the end of a range, and no count of all. */
const BOUND =
  '(?:at (?:least|most)|up to|(?:more|fewer|less) than|over|under|about|any|first|other|or|to|[–-])';

const COUNT = new RegExp(
  `(?<!\\b${BOUND}\\s?)(?<![\\w.,–-])(${NUMBERS.join('|')}|\\d+) (indicator|plan)s\\b`,
  'gi',
);

function wrongCounts({ content }: ContentInput) {
  const counts: Readonly<Record<string, number>> = {
    indicator: listAt(content, ['indicators', 'items']).length,
    plan: listAt(content, ['plans']).length,
  };
  if (!englishOf(content)) return [];
  return (
    printedWords(content as unknown as Content)
      // Customers tell of their own.
      .filter(({ path }) => !placeOf(path).startsWith('testimonials.items'))
      .flatMap(({ path, text }) =>
        [...text.matchAll(COUNT)].flatMap(([said, number = '', thing = '']) => {
          const count = counts[thing.toLowerCase()] ?? 0;
          const named = NUMBERS.indexOf(number.toLowerCase());
          if ((named < 0 ? Number(number) : named) === count) return [];
          return expected(path, `the number of ${thing}s, ${NUMBERS[count] ?? count}`, said);
        }),
      )
  );
}

export const countedThings: Check = {
  id: 'LR32',
  title: 'texts count indicators and plans right',
  content: wrongCounts,
};
