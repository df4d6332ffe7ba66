/** One header of an answer. */
export interface Header {
  readonly name: string;
  readonly value: string;
}

/** How long browsers keep what, as `Cache-Control` says it. */
export const CACHE_RULES = {
  /** Addresses of the folders of files whose path changes with their content. */
  hashedFolders: ['/_next/static/', '/drawings/', '/brands/'],
  /**
   * Of those files that exist, and of no answer else in the folder: a 404 kept as immutable hides the file from that browser
   * for a year, deploys and reloads notwithstanding (https://github.com/sveltejs/kit/issues/16615). A year is the longest
   * that caches honour (RFC 9111), and `immutable` (RFC 8246) spares the request on a reload.
   */
  hashed: 'public, max-age=31536000, immutable',
  /** Of pages, social images, errors: asked for again on each visit and answered 304 while they are the same. */
  otherwise: 'public, max-age=0, must-revalidate',
};

/** @returns whether the path of a file changes with its content */
export const isHashed = (address: string): boolean =>
  CACHE_RULES.hashedFolders.some((folder) => address.startsWith(folder));

/**
 * Features that a page could use, and that no page here does; an empty list refuses them to every script and frame.
 * Those of the OWASP Secure Headers Project (https://owasp.org/www-project-secure-headers/) and of
 * https://github.com/w3c/webappsec-permissions-policy/blob/main/features.md that Chromium 156 knows: a name that it does
 * not know is a warning in the console of every visitor, as `bluetooth` is on Linux; that one cannot be used without a
 * choice of the visitor anyway. `unload` is here because a page with an unload handler is kept out of the back/forward cache.
 */
const REFUSED_FEATURES = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'captured-surface-control',
  'clipboard-read',
  'compute-pressure',
  'digital-credentials-get',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'keyboard-map',
  'local-fonts',
  'local-network-access',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'private-state-token-issuance',
  'private-state-token-redemption',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'speaker-selection',
  'storage-access',
  'sync-xhr',
  'unload',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

/** As https://www.w3.org/TR/permissions-policy/ writes it. The live demo copies a link to itself. */
const PERMISSIONS_POLICY = [
  'clipboard-write=(self)',
  ...REFUSED_FEATURES.map((feature) => `${feature}=()`),
].join(', ');

/**
 * Social images are made to be shown by other sites, so they carry this header in place of the stricter one. Most sites fetch
 * a copy on a server, which it does not concern; chats and forums that show the picture from its own address would have it
 * blocked in the reader's browser. The pictures are public and say nothing about a visitor.
 */
export const SOCIAL_IMAGES = {
  folder: '/social/',
  header: { name: 'Cross-Origin-Resource-Policy', value: 'cross-origin' },
};

/** Two years, which https://hstspreload.org asks for at least one of. */
const STRICT_TRANSPORT_S = 63_072_000;

/**
 * Every header of every answer, whatever its status and but for `SOCIAL_IMAGES`: what a page cannot say in a `<meta>` element,
 * and the page's policy once more for readers that look at headers alone. Names, values and reasons:
 * https://owasp.org/www-project-secure-headers/ and https://developer.mozilla.org/docs/Web/HTTP/Reference/Headers
 *
 * - `frame-ancestors` and `upgrade-insecure-requests` join the policy here. The first does not work in a `<meta>`; the
 *   second, in a `<meta>`, makes WebKit ask for https on a plain http loopback address and breaks local previews.
 * - `Strict-Transport-Security` without `preload`: entering the browsers' lists is the domain owner's choice.
 * - No `Cross-Origin-Embedder-Policy`: nothing here needs isolation, and portraits of an avatar service would be refused.
 * - No `Clear-Site-Data` and no `no-store`, which OWASP lists for pages behind a login: they undo all caching.
 * @param policy the content security policy that the pages carry
 * @param isHttps false for a preview on plain http, which leaves out what has browsers ask for https
 */
export function responseHeaders(policy: string, isHttps = true): readonly Header[] {
  const upgrade = isHttps ? '; upgrade-insecure-requests' : '';
  const transport = {
    name: 'Strict-Transport-Security',
    value: `max-age=${STRICT_TRANSPORT_S}; includeSubDomains`,
  };
  return [
    { name: 'Content-Security-Policy', value: `${policy}; frame-ancestors 'none'${upgrade}` },
    ...(isHttps ? [transport] : []),
    { name: 'X-Content-Type-Options', value: 'nosniff' },
    // For browsers without frame-ancestors; the others ignore it.
    { name: 'X-Frame-Options', value: 'DENY' },
    { name: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
    { name: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
    { name: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
    { name: 'Origin-Agent-Cluster', value: '?1' },
    { name: 'Permissions-Policy', value: PERMISSIONS_POLICY },
    { name: 'X-Permitted-Cross-Domain-Policies', value: 'none' },
  ];
}
