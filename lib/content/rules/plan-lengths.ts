import { numberOf, numberPattern } from '@/lib/text/number-words';
import type { Fault, Gathered } from '../faults';
import { listAt, textAt, valueAt } from '../walk';

const units: Readonly<Record<string, number>> = { month: 1, quarter: 3, year: 12, annual: 12 };

const half = /\bhalf[- ](?:an? )?year/i;

/** What may stand before the unit; a word that is none of these (`every other month`) leaves the length open. */
const length = new RegExp(
  `(?:^|\\b(?:per|every|each|for|an?|once|the)\\s+)(?:(${numberPattern})[- ])?(month|quarter|year|annual)(?:s|ly)?\\b`,
  'i',
);

/** @returns the months that words such as `per 6 months` or `every quarter` stand for; null where they say none */
function monthsIn(words: string): number | null {
  if (half.test(words)) return 6;
  // `every year and a half`
  if (/\bhalf\b/i.test(words)) return null;
  const [, count = 'one', unit = ''] = words.match(length) ?? [];
  const months = units[unit.toLowerCase()];
  const times = numberOf(count);
  return months === undefined || times === null ? null : times * months;
}

/** The words for a plan's length say its months. */
export function planLengthFaults({ value }: Gathered): Fault[] {
  return listAt(value('plans')).flatMap((plan, index) => {
    const months = valueAt(plan, ['months']);
    return ['period', 'renewal'].flatMap((field): Fault[] => {
      const got = textAt(plan, [field]);
      const said = monthsIn(got);
      if (said === null || typeof months !== 'number' || said === months) return [];
      const expected = `words for its months, ${months}`;
      return [{ file: 'content/plans.ts', path: ['plans', index, field], expected, got }];
    });
  });
}
