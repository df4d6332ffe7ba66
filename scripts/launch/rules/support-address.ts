import { emailAddress } from '@/lib/content/fields';
import { securityExpiry } from '@/lib/pages/security-text';
import { daysBetween } from '../days';
import { type Found, inContent, type LaunchInput, type Rule } from '../finding';
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

/** Days before the end at which to look again. */
const notice = 30;

/** Whether the look at the address still counts. */
function checked({ content: { site }, today }: LaunchInput): Found[] {
  const end = securityExpiry(site).toISOString().slice(0, 10);
  const left = daysBetween(today, end);
  if (left > notice) return [];
  const why = left > 0 ? `counts until ${end}` : `has not counted since ${end}`;
  const text = `That mail to ${site.supportEmail} is read was last seen on ${site.supportEmailChecked}, which ${why}, when security.txt ends. Send one, see that it arrives, and set the day.`;
  const found = inContent(['site', 'supportEmailChecked'], text);
  return [left > 0 ? { ...found, severity: 'warning' } : found];
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
    const faults = why ? [inContent(['site', 'supportEmail'], `${why}. ${todo}.`)] : [];
    return [...faults, ...checked(input)];
  },
};
