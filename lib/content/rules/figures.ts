import type { Fault, Gathered } from '../faults';
import { leavesOf, listAt, valueAt } from '../walk';

/** Amounts in dollars, and the days of a refund promise, as running text writes them. */
const DOLLARS = /\$\s?\d[\d,]*(?:\.\d+)?/g;
const REFUND_DAYS = /\b(\d+)[- ]days?[- ](?:money[- ]back|full refund|refund)/gi;

/** A price or a number of refund days that a text states is the one that the site holds to. */
export function figureFaults({ entries, value }: Gathered): Fault[] {
  const prices = listAt(value('plans')).map(
    (plan) => `$${Number(valueAt(plan, ['price'])).toFixed(2)}`,
  );
  const days = String(valueAt(value('site'), ['refundDays']));
  return entries.flatMap(({ file, name, value: inside }) =>
    leavesOf(inside, [name]).flatMap(({ path, text }): Fault[] => {
      const amounts = text.match(DOLLARS) ?? [];
      if (amounts.some((amount) => !prices.includes(amount)))
        return [{ file, path, expected: `no price but ${prices.join(', ')}`, got: text }];
      if ([...text.matchAll(REFUND_DAYS)].some(([, stated]) => stated !== days))
        return [{ file, path, expected: `the refund days of content/site.ts, ${days}`, got: text }];
      return [];
    }),
  );
}
