import type { Leaf } from '@/lib/content/walk';
import { numberInWords, numberOf, numberPattern } from '@/lib/text/number-words';
import type { LaunchContent } from '../content';
import { inContent, type Rule } from '../finding';
import { printedWords } from '../printed-words';

/** Words before a number that is no count of all: a bound, or the end of a range. */
const open = [
  ...['at least', 'at most', 'up to', 'more than', 'fewer than', 'less than'],
  ...['over', 'under', 'about', 'any', 'first', 'other', '–', '-'],
  `(?:${numberPattern})\\s(?:or|to)`,
];

/** @returns what finds a number directly before a thing */
function countOf(things: string): RegExp {
  const bound = `(?<!(?:^|[\\s\\d])(?:${open.join('|')})\\s?)`;
  return new RegExp(`${bound}(?<![\\w.,])(${numberPattern})\\s+(${things})\\b`, 'gi');
}

/** What texts count, and how many there are. */
const counted = [
  {
    said: countOf('(?:(?:premium |charting ){0,2})indicators'),
    name: 'indicators',
    all: ({ indicators }: LaunchContent) => indicators.items.length,
  },
  {
    said: countOf('plans|ways to pay'),
    name: 'plans',
    all: ({ plans }: LaunchContent) => plans.length,
  },
];

/** Limits of somebody else's platform are other numbers, and customers say how many they use themselves. */
function isOwn({ path: [name, list] }: Leaf): boolean {
  return name !== 'platformPlans' && !(name === 'testimonials' && list === 'items');
}

/** Texts that count indicators or plans count right. */
export const countedThings: Rule = {
  id: 'LR32',
  part: 'Words',
  title: 'texts count right',
  severity: 'error',
  acknowledgeable: true,
  find: ({ content }) =>
    printedWords(content)
      .filter(isOwn)
      .flatMap(({ path, text }) =>
        counted.flatMap(({ said, name, all }) => {
          const right = all(content);
          return [...text.matchAll(said)]
            .filter(([, number = '']) => numberOf(number) !== right)
            .map(([words]) =>
              inContent(
                path,
                `“${words}”: expected the number of ${name}, ${numberInWords(right)}.`,
              ),
            );
        }),
      ),
};
