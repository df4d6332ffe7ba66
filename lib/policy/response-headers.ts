import type { Site } from '@/lib/schemas/site';

export interface Header {
  readonly name: string;
  readonly value: string;
}

export const CACHE_RULES = {
  hashedFolders: ['/_next/static/', '/drawings/', '/brands/'],
  /**
   * Existing files only: a cached 404 would hide a file for a year
   * (https://github.com/sveltejs/kit/issues/16615).
   */
  hashed: 'public, max-age=31536000, immutable',
  otherwise: 'public, max-age=0, must-revalidate',
};

export const isHashed = (address: string): boolean =>
  CACHE_RULES.hashedFolders.some((folder) => address.startsWith(folder));

/**
 * What Chromium 156 knows (`document.featurePolicy.features()`) and the site does not use, without client hints:
 * unknown names log a warning for every visitor. `unload` handlers would disable the back/forward cache.
 */
const REFUSED_FEATURES = `
  accelerometer autoplay browsing-topics camera captured-surface-control clipboard-read clipboard-write
  compute-pressure deferred-fetch digital-credentials-create digital-credentials-get display-capture encrypted-media
  fullscreen gamepad geolocation gyroscope hid identity-credentials-get idle-detection keyboard-map
  language-detector language-model local-fonts local-network local-network-access loopback-network magnetometer
  media-playback-while-not-visible microphone midi on-device-speech-recognition otp-credentials payment
  picture-in-picture private-state-token-issuance private-state-token-redemption publickey-credentials-create
  publickey-credentials-get screen-wake-lock serial speaker-selection storage-access summarizer sync-xhr translator
  unload usb window-management xr-spatial-tracking`;

const PERMISSIONS_POLICY = REFUSED_FEATURES.trim()
  .split(/\s+/)
  .map((feature) => `${feature}=()`)
  .join(', ');

/** Other sites may embed social images; `same-origin` would block hotlinks. */
export const SOCIAL_IMAGES = {
  folder: '/social/',
  header: { name: 'Cross-Origin-Resource-Policy', value: 'cross-origin' },
};

/** 1 year. */
const STRICT_TRANSPORT_S = 31_536_000;

/**
 * Two directives are not in `<meta>`: `frame-ancestors` has no effect there, and
 * `upgrade-insecure-requests` breaks http previews in WebKit.
 * Omits COEP, which would block avatars, and HSTS for subdomains, which the site does not know.
 */
export function responseHeaders(policy: string, isHttps = true): readonly Header[] {
  const upgrade = isHttps ? '; upgrade-insecure-requests' : '';
  const transport = {
    name: 'Strict-Transport-Security',
    value: `max-age=${STRICT_TRANSPORT_S}`,
  };
  return [
    { name: 'Content-Security-Policy', value: `${policy}; frame-ancestors 'none'${upgrade}` },
    ...(isHttps ? [transport] : []),
    { name: 'X-Content-Type-Options', value: 'nosniff' },
    // For browsers without `frame-ancestors`.
    { name: 'X-Frame-Options', value: 'DENY' },
    { name: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
    { name: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
    { name: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
    { name: 'Origin-Agent-Cluster', value: '?1' },
    { name: 'Permissions-Policy', value: PERMISSIONS_POLICY },
    { name: 'X-Permitted-Cross-Domain-Policies', value: 'none' },
  ];
}

type Services = Pick<Site, 'avatarService' | 'analytics'>;

/** @throws unless the address has a plain https origin */
function originOf(address: string): string {
  const { origin } = new URL(address);
  if (!/^https:\/\/[a-z0-9.-]+(?::\d+)?$/.test(origin))
    throw new Error(`CSP: expected an https origin, got ${origin}`);
  return origin;
}

export function policyOrigins({ avatarService, analytics }: Services) {
  return {
    imageOrigins: avatarService ? [originOf(avatarService)] : [],
    connectOrigins: analytics ? [originOf(analytics.endpoint)] : [],
  };
}

/** Returns the Content-Security-Policy value. @param styles hashes of inline styles, `sha256-…` */
export function contentSecurityPolicy(services: Services, styles: readonly string[]): string {
  const { imageOrigins, connectOrigins } = policyOrigins(services);
  const hashes = [...new Set(styles)].sort().map((hash) => `'${hash}'`);
  const directives: [string, string[]][] = [
    ['default-src', ["'none'"]],
    ['script-src', ["'self'"]],
    ['style-src', ["'self'", ...hashes]],
    ['img-src', ["'self'", 'data:', ...imageOrigins]],
    ['font-src', ["'self'"]],
    ['connect-src', ["'self'", ...connectOrigins]],
    ['manifest-src', ["'self'"]],
    ['base-uri', ["'none'"]],
    ['form-action', ["'none'"]],
    ['object-src', ["'none'"]],
  ];
  return directives.map(([name, sources]) => [name, ...sources].join(' ')).join('; ');
}
