import { daysBetween } from '../days';
import { inContent, type Rule } from '../finding';

/** Days for which a look at the payment pages counts. */
const valid = 90;

const how =
  'Open each payment page, compare price and renewal with the plan, and set who did it and the day.';

/** @returns what is wrong with the confirmation, or null */
function fault(date: string | undefined, today: string): string | null {
  if (date === undefined) return 'Nobody has confirmed that the payment pages charge these prices.';
  if (date > today) return `${date} has not come yet.`;
  if (daysBetween(date, today) <= valid) return null;
  return `The payment pages were last compared on ${date}, more than ${valid} days ago.`;
}

/** A person saw that the payment pages charge what this site says. No program can: they are another company's. */
export const pricesConfirmed: Rule = {
  id: 'LR22',
  part: 'Plans and payment',
  title: 'prices were compared with the payment pages',
  severity: 'error',
  find({ content: { launch }, today }) {
    const why = fault(launch.pricesConfirmed?.date, today);
    return why ? [inContent(['launch', 'pricesConfirmed'], `${why} ${how}`)] : [];
  },
};
