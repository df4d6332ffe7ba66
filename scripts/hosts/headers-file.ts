import { type HostInput, otherAddresses } from './host-input';
import { GENERATED } from './template';

/** Limits of Cloudflare: https://developers.cloudflare.com/workers/static-assets/headers/ and …/redirects/ */
const MAX_RULES = 100;
const MAX_LINE_LENGTH = 2000;
const MAX_REDIRECTS = 2000;

/** One block of the file: an address and its lines. */
function rule(path: string, lines: readonly string[]): string {
  return [path, ...lines.map((line) => `  ${line}`)].join('\n');
}

/**
 * Cloudflare joins the values that several rules give one header with a comma; `! Name` drops the earlier ones. Netlify
 * passes over such a line, as it has no colon, and lets the later rule win.
 */
const replace = (name: string, value: string) => [`! ${name}`, `${name}: ${value}`];

function rules({ headers, cache, hashedFiles }: HostInput): string[] {
  return [
    rule(
      '/*',
      headers.map(({ name, value }) => `${name}: ${value}`),
    ),
    ...headers.flatMap(({ name, folders = {} }) =>
      Object.entries(folders).map(([folder, value]) => rule(`${folder}*`, replace(name, value))),
    ),
    ...hashedFiles.map((file) => rule(file, replace('Cache-Control', cache.hashed.found))),
  ];
}

/**
 * `_headers`, which Cloudflare and Netlify read. Both apply a rule to the 404 of a missing file too, so hashed files are
 * listed one by one: only those that exist may be kept. What no rule names gets `public, max-age=0, must-revalidate`
 * from both hosts by themselves; a rule for it would be joined to the others.
 * @throws Error for more rules or longer lines than Cloudflare takes
 */
export function headersFile(input: HostInput): string {
  const blocks = rules(input);
  if (blocks.length > MAX_RULES)
    throw new Error(
      `_headers: ${blocks.length} rules, Cloudflare takes ${MAX_RULES}. Each hashed file is one: have fewer chunks, or leave the smallest to be asked for again (scripts/hosts/headers-file.ts).`,
    );
  const lines = blocks.flatMap((block) => block.split('\n'));
  const long = lines.find((line) => line.length > MAX_LINE_LENGTH);
  if (long)
    throw new Error(
      `_headers: a line of ${long.length} characters, Cloudflare takes ${MAX_LINE_LENGTH}: ${long.trim().slice(0, 40)}...`,
    );
  return `# ${GENERATED}\n# Hashed files are listed one by one: a rule for their folder would apply to missing files as well.\n${blocks.join('\n')}\n`;
}

/**
 * `_redirects`, which Cloudflare and Netlify read: `/terms.html` leads to `/terms`. The slash at the end is left to the
 * hosts: Cloudflare takes it away, and Netlify answers with the page and would take such a rule for a loop.
 * @throws Error for more redirects than Cloudflare takes
 */
export function redirectsFile({ pages }: HostInput): string {
  const lines = otherAddresses(pages)
    .filter(([from]) => !from.endsWith('/'))
    .map(([from, to]) => `${from} ${to} 301`);
  if (lines.length > MAX_REDIRECTS)
    throw new Error(
      `_redirects: ${lines.length} redirects, Cloudflare takes ${MAX_REDIRECTS} without placeholders.`,
    );
  return `# ${GENERATED}\n${lines.join('\n')}\n`;
}
