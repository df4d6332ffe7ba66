import { formatPath, type Leaf, listAt } from '@/content/schemas/content-path';
import { fieldAt } from '@/lib/content/content-files';
import { printedWords } from './content';
import { englishOf } from './english';
import { words as inOneLine } from './export';
import {
  type Check,
  type ContentInput,
  contentIssue,
  expected,
  type Issue,
  type LaunchInput,
  type Written,
} from './finding';

const inTexts = (content: Written, find: (leaf: Leaf) => Issue[]): Issue[] =>
  printedWords(content).flatMap((leaf) => find({ ...leaf, text: inOneLine(leaf.text) }));

function promisesIn(text: string, list: readonly RegExp[], negation: RegExp): string[] {
  const any = new RegExp(list.map(({ source }) => source).join('|'), 'giu');
  return [...text.matchAll(any)]
    .filter(({ index }) => !negation.test(text.slice(0, index)))
    .map(([promise]) => promise);
}

function forbidden({ content }: ContentInput) {
  const english = englishOf(content);
  if (!english) return [];
  const what = 'text without this promise';
  return inTexts(content, ({ path, text }) =>
    promisesIn(text, english.bannedClaims, english.negation).flatMap((got) =>
      expected(path, what, got),
    ),
  );
}

function unregistered({ content, written }: LaunchInput) {
  const english = englishOf(content);
  if (!english) return [];
  return inTexts(written, ({ path, text }) => {
    const { items } = content.claims;
    const rest = items.reduce((left, item) => left.replaceAll(item.words, ''), text);
    return promisesIn(rest, english.claimsNeedingEvidence, english.negation).flatMap((got) => {
      const issue = `“${got}” is a promise or a comparison. Remove it, or register it in content/claims.ts with evidence.`;
      return contentIssue(path, issue, fieldAt(path, got));
    });
  });
}

/** Capitals separate “Your Name” from “your name”. */
const LEFTOVERS = [
  /\b(?:TODO|TBD|FIXME|XXX)\b|lorem ipsum|\b(?:John|Jane) Doe\b|\[[^\][]+\](?!\()|\binsert \w+ here\b/i,
  /\bYour (?:Name|Company|Brand|Product|Business|Site|Address)\b/,
];

const unfinished = ({ written }: LaunchInput) =>
  inTexts(written, ({ path, text }) => {
    const [left] = LEFTOVERS.flatMap((pattern) => text.match(pattern)?.[0] ?? []);
    const issue = left ? `“${left}” is not final text. Replace it.` : null;
    return contentIssue(path, issue, fieldAt(path, left));
  });

const NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** A number after these words is not a total. */
const BOUND =
  '(?:at (?:least|most)|up to|(?:more|fewer|less) than|over|under|about|any|first|other|or|to|[–-])';

const COUNT = new RegExp(
  `(?<!\\b${BOUND}\\s?)(?<![\\w.,–-])(${NUMBERS.join('|')}|\\d+) (indicator|plan)s\\b`,
  'gi',
);

function wrongCounts({ content }: ContentInput) {
  if (!englishOf(content)) return [];
  const counts: Readonly<Record<string, number>> = {
    indicator: listAt(content, ['indicators', 'items']).length,
    plan: listAt(content, ['plans']).length,
  };
  // Customers may count other indicators and plans.
  const isOwn = ({ path }: Leaf) => !formatPath(path).startsWith('testimonials.items');
  return inTexts(content, (leaf) =>
    [...(isOwn(leaf) ? leaf.text.matchAll(COUNT) : [])].flatMap(
      ([got, number = '', thing = '']) => {
        const count = counts[thing.toLowerCase()] ?? 0;
        const named = NUMBERS.indexOf(number.toLowerCase());
        const what = `the number of ${thing}s, ${NUMBERS[count] ?? count}`;
        return (named < 0 ? Number(number) : named) === count ? [] : expected(leaf.path, what, got);
      },
    ),
  );
}

export const words: readonly Check[] = [
  { id: 'text/unfinished', title: 'no unfinished text is left', launch: unfinished },
  { id: 'text/counts', title: 'counts in text match the content', content: wrongCounts },
  { id: 'claims/forbidden', title: 'text makes no forbidden promise', content: forbidden },
  { id: 'claims/registered', title: 'promises are registered as claims', launch: unregistered },
];
