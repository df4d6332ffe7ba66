/** Types of the files in the export, for servers whose own list lacks some or names others. */
export const contentTypes: Readonly<Record<string, string>> = {
  css: 'text/css',
  gif: 'image/gif',
  html: 'text/html',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript',
  json: 'application/json',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml',
};

/** Those that are text: they name their character set and differ by `Accept-Encoding`. */
export const textExtensions = ['css', 'html', 'js', 'json', 'svg', 'txt', 'webmanifest', 'xml'];
