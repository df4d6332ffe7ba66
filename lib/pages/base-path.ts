/**
 * Addresses of a site that stands in a folder of its origin (`basePath`). Everything before the last steps of the build is
 * made as if it stood at the top; these two write the folder into what was built, and take it out again for who compares it
 * with content.
 */

/** Where a site stands. */
interface Place {
  /** Its origin: `https://acme.example`. */
  readonly url: string;
  /** `/indicators`; empty at the top. */
  readonly basePath: string;
}

/** @returns whether a file of an export is a text that can hold addresses */
export function hasAddresses(file: string): boolean {
  return /\.(?:css|html|js|json|txt|webmanifest|xml)$/.test(file);
}

/** Fields that hold an address: attributes of HTML, properties of page data and of code, entries of the manifest. */
const FIELD =
  /\b(href|src|srcSet|poster|data-src|start_url)((?:\\?")?[=:]\\?["'`])\/(?!\/|_next\/)/g;
/** The folder of code, styles and kept pictures, wherever it is named: in quotes, brackets and lists. */
const CODE = /(?<=["'`(\s,])\/_next\//g;
/** A link in running text. */
const LINK = /\]\(\/(?!\/)/g;

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * @param text of a page, its data, a script, a style sheet, the manifest, the sitemap or a text for programs
 * @returns the same with the folder in each address of the site; the home page, a bare origin, ends with a slash then
 */
export function withBasePath(text: string, { url, basePath }: Place): string {
  if (basePath === '') return text;
  const own = new RegExp(`${literal(url)}(?![\\w-]|\\.\\w|:\\d)(/?)`, 'g');
  return text
    .replace(own, `${url}${basePath}/`)
    .replace(FIELD, `$1$2${basePath}/`)
    .replace(CODE, `${basePath}/_next/`)
    .replace(LINK, `](${basePath}/`);
}

/** @returns the text that `withBasePath` was given */
export function withoutBasePath(text: string, { url, basePath }: Place): string {
  if (basePath === '') return text;
  return text
    .replace(new RegExp(`${literal(url + basePath)}/(?=[\\w#?.])`, 'g'), `${url}/`)
    .replaceAll(`${url}${basePath}/`, url)
    .replaceAll(`${basePath}/`, '/');
}
