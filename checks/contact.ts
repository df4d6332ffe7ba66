/** Customers, and finders of a weakness, can write to somebody. */
import type { Site } from '@/lib/content/schemas/site';
import { leavesOf, textAt } from '@/lib/content/walk';
import { securityExpiry } from '@/lib/pages/plain-texts';
import { reservedHosts } from './business';
import { LEGAL_PAGES } from './content';
import {
  type Check,
  type ContentInput,
  expected,
  type Found,
  inContent,
  inTextFile,
  type LaunchInput,
} from './finding';

const ADDRESS = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

/** The support address is the only e-mail address in the texts, and stands on each legal page. */
function otherAddresses({ content }: ContentInput): Found[] {
  const support = textAt(content, ['site', 'supportEmail']);
  // A wrong address is one fault of site.ts, not one of every text.
  if (!support.includes('@')) return [];
  const others = leavesOf(content).flatMap(({ path, text }) => {
    const other = text.match(ADDRESS)?.find((address) => address !== support);
    return other ? expected(path, `the support address of content/site.ts, ${support}`, other) : [];
  });
  // Beside a wrong field anywhere, texts come as they are written, with the fact in braces.
  const isSaid = (text: string) => text.includes(support) || text.includes('{support}');
  const silent = LEGAL_PAGES.filter(
    (page) => !leavesOf(content[page]).some(({ text }) => isSaid(text)),
  );
  const missing = `the support address ${support} in the text`;
  return [...others, ...silent.flatMap((page) => expected([page, 'sections'], missing, undefined))];
}

/** @returns why nobody can be reached at the address, or null */
function addressFault(address: string): string | null {
  if (reservedHosts(address.split('@')[1] ?? '').length > 0)
    return `${address} is kept for examples, and nobody reads it`;
  if (/^(?:no|do[-_]?not)[-_]?reply@/i.test(address)) return `${address} reads as if nobody did`;
  return null;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** @returns whole days from one day to another, both YYYY-MM-DD; negative where `to` comes first */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** Days before the end of security.txt at which to look again. */
const NOTICE_DAYS = 30;

/** Whether the look at the address still counts: security.txt ends with it. */
function lookedAt({ content: { site }, today }: LaunchInput): Found[] {
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
  launch(input) {
    const why = addressFault(input.content.site.supportEmail);
    const todo = 'Set one that you read, and supportEmailChecked to the day you tried it';
    return [...inContent(['site', 'supportEmail'], why && `${why}. ${todo}.`), ...lookedAt(input)];
  },
};

const SECURITY_FILE = '.well-known/security.txt';

/** The longest time that RFC 9116 recommends. */
const MAX_VALID_MS = 366 * DAY_MS;

/** @returns the values of a field, whose name may be in any case */
function valuesOf(text: string, name: string): string[] {
  return text
    .split(/\r?\n/)
    .filter((line) => line.toLowerCase().startsWith(`${name.toLowerCase()}: `))
    .map((line) => line.slice(name.length + 2).trim());
}

/** A day that the content does not explain would make two builds of one commit differ. */
function endFaults([end, ...others]: string[], checked: string): string[] {
  if (end === undefined || others.length > 0) return ['Expected one line "Expires".'];
  const ahead = Date.parse(end) - Date.parse(checked);
  return ahead > 0 && ahead < MAX_VALID_MS
    ? []
    : [`Expires: ${end} is not within a year after supportEmailChecked, ${checked}.`];
}

function securityFaults(text: string, site: Site): string[] {
  const lines = {
    Contact: `mailto:${site.supportEmail}`,
    Canonical: `${site.url}/${SECURITY_FILE}`,
    'Preferred-Languages': 'en',
  };
  const wrong = Object.entries(lines).flatMap(([name, value]) => {
    const found = valuesOf(text, name).join(', ');
    return found === value ? [] : `${name}: ${found || 'missing'}, expected ${value}.`;
  });
  return [...wrong, ...endFaults(valuesOf(text, 'Expires'), site.supportEmailChecked)];
}

/** Finders of a weakness learn whom to write to from a file as RFC 9116 has it, which says what the content says. */
export const securityContact: Check = {
  id: 'B4',
  title: 'security.txt says whom to write to',
  pages: inTextFile(SECURITY_FILE, 'content/site.ts', (text, { content }) =>
    securityFaults(text, content.site),
  ),
};
