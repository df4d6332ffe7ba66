import type { Site } from '@/lib/content/schemas/site';
import { securityExpiry } from '@/lib/pages/security-text';

/** Days before the end at which a build begins to warn. */
const notice = 30;

const day = 24 * 60 * 60 * 1000;

/**
 * A warning and no check: an old commit must build whenever it is built.
 * @param now milliseconds since 1970
 * @returns a line where `security.txt` ends soon or has ended, else null
 */
export function expiryWarning(site: Site, now: number): string | null {
  const end = securityExpiry(site);
  if (end.getTime() - now > notice * day) return null;
  const when = `${end.getTime() > now ? 'expires' : 'expired'} on ${end.toISOString().slice(0, 10)}`;
  return `Warning: security.txt ${when}. See that mail to ${site.supportEmail} is read, then set supportEmailChecked in content/site.ts to the day.`;
}
