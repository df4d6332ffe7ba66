import type { Site } from '@/lib/content/schemas/site';

type SecurityFacts = Pick<Site, 'url' | 'supportEmail' | 'supportEmailChecked'>;

/** RFC 9116 asks for an end less than a year ahead: stale contacts are worse than none. */
const validDays = 364;

const day = 24 * 60 * 60 * 1000;

/** Address of the file, fixed by RFC 9116. */
const securityPath = '/.well-known/security.txt';

/** @returns when `security.txt` ends to be valid; it follows from the content, so the same commit builds the same file */
export function securityExpiry({ supportEmailChecked }: SecurityFacts): Date {
  return new Date(Date.parse(supportEmailChecked) + validDays * day);
}

/** @returns what tells finders of a weakness whom to write to: the text of `security.txt` by RFC 9116 */
export function securityText(site: SecurityFacts): string {
  return [
    `Contact: mailto:${site.supportEmail}`,
    `Expires: ${securityExpiry(site).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${site.url}${securityPath}`,
    '',
  ].join('\n');
}
