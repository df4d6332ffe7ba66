import { CACHE_RULES, SOCIAL_IMAGES } from '@/lib/policy/response-headers';
import { type HostInput, otherAddresses } from './host-input';
import { GENERATED } from './template';

/** Limits of Cloudflare: https://developers.cloudflare.com/workers/static-assets/headers/ */
/** Of its 100 rules two are for all files and for social images. */
export const MAX_KEPT_FILES = 98;
const MAX_LINE_LENGTH = 2000;

/**
 * `_headers`, which Cloudflare and Netlify read. Both apply a rule to the 404 of a missing file too, so hashed files are
 * listed one by one: only those that exist may be kept. Where there are more of them than rules, the smallest are asked for
 * again on each visit. What no rule names gets `public, max-age=0, must-revalidate`
 * from both hosts by themselves; a rule for it would be joined to the others.
 *
 * Cloudflare joins the values that several rules give one header with a comma; `! Name` drops the earlier ones. Netlify
 * passes over such a line, as it has no colon, and lets the later rule win.
 * @throws Error for longer lines than Cloudflare takes
 */
export function headersFile({ basePath, headers, hashedFiles }: HostInput): string {
  const { folder, header: social } = SOCIAL_IMAGES;
  const rules = [
    ['/*', ...headers.map(({ name, value }) => `  ${name}: ${value}`)],
    [`${basePath}${folder}*`, `  ! ${social.name}`, `  ${social.name}: ${social.value}`],
    ...hashedFiles
      .slice(0, MAX_KEPT_FILES)
      .map((file) => [file, '  ! Cache-Control', `  Cache-Control: ${CACHE_RULES.hashed}`]),
  ];
  const lines = rules.flat();
  const long = lines.find((line) => line.length > MAX_LINE_LENGTH);
  if (long)
    throw new Error(
      `_headers: a line of ${long.length} characters, Cloudflare takes ${MAX_LINE_LENGTH}: ${long.trim().slice(0, 40)}...`,
    );
  return `# ${GENERATED}\n# Hashed files are listed one by one: a rule for their folder would apply to missing files as well.\n${lines.join('\n')}\n`;
}

/**
 * `_redirects`, which Cloudflare and Netlify read: `/terms.html` leads to `/terms`. The slash at the end is left to the
 * hosts: Cloudflare takes it away, and Netlify answers with the page and would take such a rule for a loop.
 */
export function redirectsFile(input: HostInput): string {
  const lines = otherAddresses(input)
    .filter(([from]) => !from.endsWith('/'))
    .map(([from, to]) => `${from} ${to} 301`);
  return `# ${GENERATED}\n${lines.join('\n')}\n`;
}
