import { contentTypes, textExtensions } from './content-types';
import { generated, type Host, type HostInput, literal } from './host';

function headerLines({ headers, folderHeaders, cache }: HostInput): string {
  const { folder: hashed, found } = cache.hashed;
  return [
    ...headers.map(({ name, value }) => `Header always set ${name} "${value}"`),
    ...folderHeaders.map(
      ({ folder, header }) =>
        `Header always set ${header.name} "${header.value}" "expr=%{REQUEST_URI} =~ m#^${literal(folder)}#"`,
    ),
    `Header always set Cache-Control "${cache.otherwise}"`,
    '# A hashed file that is missing must not be kept: found (200), part of it (206), unchanged (304).',
    `Header always set Cache-Control "${found}" "expr=%{REQUEST_STATUS} =~ /^(?:200|206|304)$/ && %{REQUEST_URI} =~ m#^${literal(hashed)}#"`,
  ].join('\n');
}

/** Debian's own lists call `.br` the Breton language and `.gz` a type; here both are codings. */
const codings = `RemoveLanguage .br
RemoveType .br .gz
AddEncoding br .br
AddEncoding gzip .gz`;

function typeLines(): string {
  return [
    ...Object.entries(contentTypes).map(([extension, type]) => `AddType ${type} .${extension}`),
    `AddCharset utf-8 ${textExtensions.map((extension) => `.${extension}`).join(' ')}`,
  ].join('\n');
}

function redirects(pages: readonly string[]): string {
  const names = pages.map((page) => literal(page.slice(1))).join('|');
  const rules = [`RewriteRule ^index\\.html$ / [R=301,END]`];
  if (names) rules.push(`RewriteRule ^(${names})(?:/|\\.html)$ /$1 [R=301,END]`);
  return rules.map((rule) => `${visitors}\n${rule}`).join('\n');
}

/** What follows is for addresses that a visitor asks for, not for those that Apache leads to by itself. */
const visitors = 'RewriteCond %{ENV:REDIRECT_STATUS} ^$';

function compressed(extension: string, coding: string): string {
  return `RewriteCond %{HTTP:Accept-Encoding} \\b${coding}\\b
RewriteCond %{REQUEST_FILENAME}.${extension} -f
RewriteRule ^(.+)$ $1.${extension} [END]`;
}

/**
 * `.htaccess` for Apache 2.4 with mod_rewrite, mod_headers and mod_mime, at the root of its host name. The version of the
 * server is set outside such files: `ServerTokens Prod`.
 */
export function htaccess(input: HostInput): string {
  return `# ${generated}
Options -Indexes -MultiViews
DirectorySlash Off
AcceptPathInfo Off
ErrorDocument 404 /404.html
${typeLines()}
${codings}
${headerLines(input)}
<FilesMatch "\\.(?:${textExtensions.join('|')})(?:\\.(?:br|gz))?$">
  Header always merge Vary Accept-Encoding
</FilesMatch>

# Status 403: on a 405 of mod_rewrite, Apache sends an empty Allow that no setting takes away.
<LimitExcept GET HEAD>
  Require all denied
</LimitExcept>

RewriteEngine On
# Copies that are sent under the name of their original, settings of other hosts, hidden files, the 404 page itself.
${visitors}
RewriteRule (?:\\.(?:br|gz)$|^_(?:headers|redirects)$|(?:^|/)\\.(?!well-known/)|^404(?:\\.html)?$) - [R=404,END]
# Both sides come from the list of pages, so no address of a visitor reaches a Location.
${redirects(input.pages)}
RewriteRule ^$ index.html
RewriteCond %{REQUEST_FILENAME} -d
RewriteRule ^ - [R=404,END]
RewriteCond %{REQUEST_FILENAME} !-f
RewriteCond %{REQUEST_FILENAME}.html -f
RewriteRule ^(.+)$ $1.html
${compressed('br', 'br')}
${compressed('gz', 'gzip')}
`;
}

/** Apache, on shared hosting or a server of one's own. */
export const apache: Host = (input) => [
  { place: 'beside', path: 'apache/.htaccess', text: htaccess(input) },
];
