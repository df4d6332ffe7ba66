import { CACHE_RULES, SOCIAL_IMAGES } from '@/lib/policy/response-headers';
import { type HostInput, otherAddresses } from './host-input';

/** Limits of Cloudflare: https://developers.cloudflare.com/workers/static-assets/headers/ */
const MAX_LINE_LENGTH = 2000;
/** Of its 100 rules, two are for all files and for social images. */
const MAX_KEPT_FILES = 98;

/**
 * `_headers`, which Cloudflare and Netlify read. Both apply a rule to the 404 of a missing file too, so hashed files are
 * listed one by one; the smallest of too many are asked for again. Cloudflare joins the values that several rules give
 * one header, and `! Name` drops the earlier ones; Netlify ignores such a line, and lets the later rule win.
 * @throws Error for longer lines than Cloudflare takes
 */
export function headersFile({ headers, hashedFiles }: HostInput): string {
  const { folder, header: social } = SOCIAL_IMAGES;
  const lines = [
    '/*',
    ...headers.map(({ name, value }) => `  ${name}: ${value}`),
    `${folder}*`,
    `  ! ${social.name}`,
    `  ${social.name}: ${social.value}`,
    ...hashedFiles
      .slice(0, MAX_KEPT_FILES)
      .flatMap((file) => [file, '  ! Cache-Control', `  Cache-Control: ${CACHE_RULES.hashed}`]),
  ];
  const long = lines.find((line) => line.length > MAX_LINE_LENGTH);
  if (long)
    throw new Error(
      `_headers: a line of ${long.length} characters, Cloudflare takes ${MAX_LINE_LENGTH}: ${long.trim().slice(0, 40)}...`,
    );
  return `${lines.join('\n')}\n`;
}

/**
 * `_redirects`, which Cloudflare and Netlify read: `/terms.html` leads to `/terms`. Addresses that end with a slash are left
 * to the hosts: Cloudflare redirects them, and Netlify would take a rule for a loop.
 */
export function redirectsFile(input: HostInput): string {
  return otherAddresses(input)
    .filter(([from]) => !from.endsWith('/'))
    .map(([from, to]) => `${from} ${to} 301\n`)
    .join('');
}
