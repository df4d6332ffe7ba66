import { daysBetween } from '../days';
import { inContent, type LaunchInput, type Rule } from '../finding';
import { priceFingerprint } from '../fingerprint';

/** Days for which a look at the payment pages counts. */
const valid = 90;

/** @returns what is wrong with the confirmation, or null */
function fault({ content: { launch, plans }, today }: LaunchInput): string | null {
  const confirmed = launch.pricesConfirmed;
  if (!confirmed) return 'Nobody has confirmed that the payment pages charge these prices.';
  const { date, fingerprint } = confirmed;
  if (date > today) return `${date} has not come yet.`;
  if (fingerprint !== priceFingerprint(plans))
    return `Since ${date} an id, a price, the months or a payment link of a plan has changed.`;
  if (daysBetween(date, today) <= valid) return null;
  return `The payment pages were last compared on ${date}, more than ${valid} days ago.`;
}

/** A person saw that the payment pages charge what this site says. No program can: they are another company's. */
export const pricesConfirmed: Rule = {
  id: 'LR22',
  part: 'Plans and payment',
  title: 'prices were compared with the payment pages',
  severity: 'error',
  find(input) {
    const why = fault(input);
    const line = `{ by: 'your name', date: '${input.today}', fingerprint: '${priceFingerprint(input.content.plans)}' }`;
    const how = `Open each payment page, compare price and renewal with the plan, then set this to ${line}`;
    return why ? [inContent(['launch', 'pricesConfirmed'], `${why} ${how}`)] : [];
  },
};
