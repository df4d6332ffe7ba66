import { emailAddress } from '@/lib/content/fields';
import { inContent, type LaunchInput, type Rule } from '../finding';
import { reservedHosts } from '../reserved-hosts';

/** @returns why nobody can be reached there, or null */
function fault({ content: { site } }: LaunchInput): string | null {
  const address = site.supportEmail;
  // An empty one is a missing fact of the business.
  if (!address) return null;
  if (!emailAddress.safeParse(address).success) return `“${address}” is no e-mail address`;
  if (reservedHosts(address.split('@')[1] ?? '').length > 0)
    return `${address} is kept for examples, and nobody reads it`;
  if (/^(?:no|do[-_]?not)[-_]?reply@/i.test(address)) return `${address} reads as if nobody did`;
  return null;
}

/** Customers can write to somebody. */
export const supportAddress: Rule = {
  id: 'LR27',
  part: 'Your business and its addresses',
  title: 'customers can write to you',
  severity: 'error',
  find(input) {
    const why = fault(input);
    const todo = 'Set one that you read, and supportEmailChecked to the day you tried it';
    return why ? [inContent(['site', 'supportEmail'], `${why}. ${todo}.`)] : [];
  },
};
