/** Addresses that try to lead somewhere else or out of the folder. */
export const hostile = [
  '//evil.example/',
  '//evil.example/..',
  '//evil.example/%2e%2e/',
  '//evil.example/terms/',
  '/%5cevil.example/..',
  '/\\evil.example/',
  '/terms//',
  '/..%2f..%2fetc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/.git/config',
];

/** Files that lie in the export and are no part of the site. */
export const hidden = [
  '/_headers',
  '/_redirects',
  '/.assetsignore',
  '/terms.html.br',
  '/terms.html.gz',
];

/** Files of every kind, and their types. */
export const typed: [path: string, type: RegExp][] = [
  ['/robots.txt', /^text\/plain/],
  ['/manifest.webmanifest', /^application\/manifest\+json/],
  ['/favicon.ico', /^image\/(?:x-icon|vnd\.microsoft\.icon)/],
  ['/sitemap.xml', /^(?:application|text)\/xml/],
  ['/icons/icon.svg', /^image\/svg\+xml/],
];
