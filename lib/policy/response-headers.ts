import { permissionsPolicy } from './permissions';

/** One header of an answer. */
export interface Header {
  readonly name: string;
  readonly value: string;
}

/** A header that the files of one folder carry with another value. */
export interface FolderHeader {
  /** Address of the folder, with a slash at either end. */
  readonly folder: string;
  readonly header: Header;
}

/** Two years, which https://hstspreload.org asks for at least one of. */
const strictTransportSeconds = 63_072_000;

/**
 * Every header of every answer, whatever its status: what a page cannot say in a `<meta>` element, and the page's policy
 * once more for readers that look at headers alone. Names, values and reasons:
 * https://owasp.org/www-project-secure-headers/ and https://developer.mozilla.org/docs/Web/HTTP/Reference/Headers
 *
 * - `frame-ancestors` and `upgrade-insecure-requests` join the policy here. The first does not work in a `<meta>`; the
 *   second, in a `<meta>`, makes WebKit ask for https on a plain http loopback address and breaks local previews.
 * - `Strict-Transport-Security` without `preload`: entering the browsers' lists is the domain owner's choice.
 * - No `Cross-Origin-Embedder-Policy`: nothing here needs isolation, and portraits of an avatar service would be refused.
 * - No `Clear-Site-Data` and no `no-store`, which OWASP lists for pages behind a login: they undo all caching.
 * @param policy the content security policy that the pages carry
 * @throws Error for text that is no header value, such as one of two lines
 */
export function responseHeaders(policy: string): readonly Header[] {
  if (!/^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/.test(policy))
    throw new Error(`not a header value: ${JSON.stringify(policy)}`);
  return [
    {
      name: 'Content-Security-Policy',
      value: `${policy}; frame-ancestors 'none'; upgrade-insecure-requests`,
    },
    {
      name: 'Strict-Transport-Security',
      value: `max-age=${strictTransportSeconds}; includeSubDomains`,
    },
    { name: 'X-Content-Type-Options', value: 'nosniff' },
    // For browsers without frame-ancestors; the others ignore it.
    { name: 'X-Frame-Options', value: 'DENY' },
    { name: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
    { name: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
    { name: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
    { name: 'Origin-Agent-Cluster', value: '?1' },
    { name: 'Permissions-Policy', value: permissionsPolicy() },
    { name: 'X-Permitted-Cross-Domain-Policies', value: 'none' },
  ];
}

/**
 * Social images are made to be shown by other sites. Most fetch a copy on a server, which the header does not concern;
 * chats and forums that show the picture from its own address would have it blocked in the reader's browser. The pictures
 * are public and say nothing about a visitor, so the stricter value would protect nothing.
 */
export const folderHeaders: readonly FolderHeader[] = [
  { folder: '/social/', header: { name: 'Cross-Origin-Resource-Policy', value: 'cross-origin' } },
];
