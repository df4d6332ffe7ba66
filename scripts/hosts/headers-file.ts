import { generated, type Host, type HostInput } from './host';

/** Limits of Cloudflare: https://developers.cloudflare.com/workers/static-assets/headers/ */
const mostRules = 100;
const longestLine = 2000;

/** One block of the file: an address and its lines. */
function rule(path: string, lines: readonly string[]): string {
  return [path, ...lines.map((line) => `  ${line}`)].join('\n');
}

/**
 * Cloudflare joins the values that several rules give one header with a comma; `! Name` drops the earlier ones. Netlify
 * passes over such a line, as it has no colon, and lets the later rule win.
 */
function rules({ headers, folderHeaders, cache, hashedFiles }: HostInput): string[] {
  return [
    rule(
      '/*',
      headers.map(({ name, value }) => `${name}: ${value}`),
    ),
    ...folderHeaders.map(({ folder, header }) =>
      rule(`${folder}*`, [`! ${header.name}`, `${header.name}: ${header.value}`]),
    ),
    ...hashedFiles.map((file) =>
      rule(file, ['! Cache-Control', `Cache-Control: ${cache.hashed.found}`]),
    ),
  ];
}

function withinLimits(blocks: readonly string[]): void {
  if (blocks.length > mostRules)
    throw new Error(
      `_headers: ${blocks.length} rules, Cloudflare takes ${mostRules}. Each hashed file is one: have fewer chunks, or leave the smallest to be asked for again (scripts/hosts/headers-file.ts).`,
    );
  const long = blocks
    .flatMap((block) => block.split('\n'))
    .find((line) => line.length > longestLine);
  if (long)
    throw new Error(
      `_headers: a line of ${long.length} characters, Cloudflare takes ${longestLine}: ${long.trim().slice(0, 40)}...`,
    );
}

/**
 * `_headers`, which Cloudflare and Netlify read. Both apply a rule to the 404 of a missing file too, so hashed files are
 * listed one by one: only those that exist may be kept. What no rule names gets `public, max-age=0, must-revalidate`
 * from both hosts by themselves; a rule for it would be joined to the others.
 * @throws Error for more rules or longer lines than Cloudflare takes
 */
export const headersFile: Host = (input) => {
  const blocks = rules(input);
  withinLimits(blocks);
  const text = `# ${generated}\n# Hashed files are listed one by one: a rule for their folder would apply to missing files as well.\n${blocks.join('\n')}\n`;
  return [{ place: 'export', path: '_headers', text }];
};
