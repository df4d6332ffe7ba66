/** Customers can write to somebody. */
import { reservedHosts } from '@/lib/content/reserved-hosts';
import { LEGAL_PAGES } from '@/lib/content/schemas/pages';
import { leavesOf, textAt } from '@/lib/content/walk';
import { securityExpiry } from '@/lib/pages/plain-texts';
import { legalPage } from './content';
import { type Check, type ContentInput, expected, inContent, type LaunchInput } from './finding';

const ADDRESS = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

/** The support address is the only e-mail address in the texts, and stands on each legal page. */
function otherAddresses({ content }: ContentInput) {
  const support = textAt(content, ['site', 'supportEmail']);
  // A wrong address is one fault of site.ts, not one of every text.
  if (!support.includes('@')) return [];
  const others = leavesOf(content).flatMap(({ path, text }) => {
    const other = text.match(ADDRESS)?.find((address) => address !== support);
    return other ? expected(path, `the support address of content/site.ts, ${support}`, other) : [];
  });
  const isSaid = (text: string) => text.includes(support) || text.includes('{support}');
  const silent = LEGAL_PAGES.flatMap((name) => legalPage(content, name) ?? []).filter(
    ({ text }) => !isSaid(text),
  );
  const missing = `the support address ${support} in the text`;
  return [...others, ...silent.flatMap(({ path }) => expected(path, missing, undefined))];
}

function addressFault(address: string): string | null {
  const todo = 'Set one that you read, and supportEmailChecked to the day you tried it.';
  if (reservedHosts(address.split('@')[1] ?? '').length > 0)
    return `${address} is kept for examples, and nobody reads it. ${todo}`;
  return /^(?:no|do[-_]?not)[-_]?reply@/i.test(address)
    ? `${address} reads as if nobody did. ${todo}`
    : null;
}

/** @returns whole days from one day to another, both YYYY-MM-DD; negative where `to` comes first */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / (24 * 60 * 60 * 1000);
}

/** Days before the end of something at which to look again. */
export const NOTICE_DAYS = 30;

/** Whether the look at the address still counts: security.txt ends with it. */
function lookedAt({ content: { site }, today }: LaunchInput) {
  const end = securityExpiry(site).toISOString().slice(0, 10);
  const left = daysBetween(today, end);
  if (left > NOTICE_DAYS) return [];
  const why = left > 0 ? `counts until ${end}` : `has not counted since ${end}`;
  const text = `That mail to ${site.supportEmail} is read was last seen on ${site.supportEmailChecked}, which ${why}, when security.txt ends. Send one, see that it arrives, and set the day.`;
  return inContent(['site', 'supportEmailChecked'], text, left > 0 ? { severity: 'warning' } : {});
}

export const supportAddress: Check = {
  id: 'LR27',
  title: 'customers can write to you',
  content: otherAddresses,
  launch: (input) => [
    ...inContent(['site', 'supportEmail'], addressFault(input.content.site.supportEmail)),
    ...lookedAt(input),
  ],
};
