import { CACHE_RULES, SOCIAL_IMAGES } from '@/lib/policy/response-headers';
import { type HostInput, otherAddresses } from './host-input';

/** Cloudflare's limits: https://developers.cloudflare.com/workers/static-assets/headers/ */
const MAX_LINE_LENGTH = 2000;
/** Two of 100 rules are for all files and for social images. */
const MAX_KEPT_FILES = 98;

/**
 * Lists hashed files one by one: Cloudflare and Netlify apply rules to missing files too. `! Name`
 * resets a header on Cloudflare; on Netlify the later rule wins.
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
      `_headers: expected at most ${MAX_LINE_LENGTH} characters a line (Cloudflare), got ${long.length}: ${long.trim().slice(0, 40)}...`,
    );
  return `${lines.join('\n')}\n`;
}

/**
 * Redirects `/terms.html` to `/terms`; hosts handle trailing slashes, which Netlify would take for
 * a loop.
 */
export function redirectsFile(input: HostInput): string {
  return otherAddresses(input)
    .filter(([from]) => !from.endsWith('/'))
    .map(([from, to]) => `${from} ${to} 301\n`)
    .join('');
}
