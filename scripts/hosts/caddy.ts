import type { Header } from '@/lib/policy/response-headers';
import { contentTypes } from './content-types';
import { generated, type Host, type HostInput, literal, otherAddresses } from './host';

const line = ({ name, value }: Header, matcher = '') =>
  `\theader ${matcher && `${matcher} `}${name} "${value}"`;

/** Headers of every answer, and those that some folders have another value of. */
function split({ headers, folderHeaders }: HostInput) {
  const special = new Set(folderHeaders.map(({ header }) => header.name));
  return {
    same: headers.filter(({ name }) => !special.has(name)),
    differing: headers.filter(({ name }) => special.has(name)),
  };
}

/**
 * Matchers that exclude each other: Caddy sorts lines by matcher, the narrowest first, so one without a matcher would
 * overwrite them.
 */
function folderLines(input: HostInput): string {
  const { folderHeaders } = input;
  const elsewhere = split(input).differing.map((header) => {
    const own = folderHeaders.filter((entry) => entry.header.name === header.name);
    const matcher = `@outside_${header.name}`;
    return `\t${matcher} not path ${own.map(({ folder }) => `${folder}*`).join(' ')}\n${line(header, matcher)}`;
  });
  return [
    ...elsewhere,
    ...folderHeaders.map(({ folder, header }) => line(header, `${folder}*`)),
  ].join('\n');
}

/** Types that Go's own list, which depends on the machine, may lack. */
const typeLines = Object.entries(contentTypes)
  .filter(([extension]) => ['ico', 'webmanifest', 'woff2'].includes(extension))
  .map(([extension, type]) => {
    const matcher = `@type_${extension}`;
    return `\t${matcher} path *.${extension}\n\theader ${matcher} Content-Type ${type}`;
  })
  .join('\n');

function redirects(pages: readonly string[]): string {
  const names = pages.map((page) => literal(page)).join('|');
  // Both sides come from the list of pages, so no address of a visitor reaches a Location.
  const lines = otherAddresses([]).flatMap(([from, to]) => [`\tredir ${from} ${to} 301`]);
  if (pages.length === 0) return lines.join('\n');
  return [
    ...lines,
    `\t@moved {\n\t\tpath_regexp page ^(${names})(?:/|\\.html)$\n\t\texpression {http.request.uri.query} == ""\n\t}`,
    '\tredir @moved {re.page.1} 301',
    `\t@moved_asked {\n\t\tpath_regexp page ^(${names})(?:/|\\.html)$\n\t\texpression {http.request.uri.query} != ""\n\t}`,
    '\tredir @moved_asked {re.page.1}?{http.request.uri.query} 301',
  ].join('\n');
}

/**
 * Configuration for Caddy 2.6 or newer.
 * @param place.address where it answers: a host name gets a certificate by itself
 * @param place.folder folder of the export
 */
export function caddyfile(
  input: HostInput,
  place: { readonly address: string; readonly folder: string },
): string {
  const { cache, pages } = input;
  const { folder: hashed } = cache.hashed;
  const { same, differing } = split(input);
  return `# ${generated}
(always) {
${same.map((header) => line(header)).join('\n')}
	header -Server
}

${place.address} {
	root * ${place.folder}
	import always
${folderLines(input)}
${typeLines}

	# A hashed file that is missing must not be kept. Two matchers that exclude each other, as lines are sorted by them.
	@kept {
		path ${hashed}*
		file
	}
	@asked_again not {
		path ${hashed}*
		file
	}
	header @kept Cache-Control "${cache.hashed.found}"
	header @asked_again Cache-Control "${cache.otherwise}"

	@writing not method GET HEAD
	header @writing Allow "GET, HEAD"
	respond @writing 405

	# Copies that are sent under the name of their original, settings of other hosts, hidden files, the 404 page itself.
	@hidden {
		path *.br *.gz /_headers /_redirects /404 /404.html */.*
		not path /.well-known/*
	}
	error @hidden 404
${redirects(pages)}
	try_files {path} {path}.html
	file_server {
		precompressed br gzip
		disable_canonical_uris
	}

	handle_errors {
		import always
${differing.map((header) => `\t${line(header)}`).join('\n')}
		header Cache-Control "${cache.otherwise}"
		rewrite * /404.html
		file_server {
			precompressed br gzip
		}
	}
}
`;
}

/** Caddy on a server of one's own; it fetches its certificate by itself. */
export const caddy: Host = (input) => {
  const host = new URL(input.origin).hostname;
  const text = caddyfile(input, { address: host, folder: `/srv/${host}/out` });
  return [{ place: 'beside', path: 'caddy/Caddyfile', text }];
};
