import type { Site } from '@/content/schemas/site';

type Services = Pick<Site, 'avatarService' | 'analytics'>;

/** @throws for characters that would end a CSP source */
function originOf(address: string): string {
  const { origin } = new URL(address);
  if (!/^https:\/\/[a-z0-9.-]+(?::\d+)?$/.test(origin)) throw new Error(`not an origin: ${origin}`);
  return origin;
}

export function policyOrigins({ avatarService, analytics }: Services) {
  return {
    imageOrigins: avatarService ? [originOf(avatarService)] : [],
    connectOrigins: analytics ? [originOf(analytics.endpoint)] : [],
  };
}

/**
 * @param styles hashes of inline styles, `sha256-…` @returns the value of the
 * Content-Security-Policy header
 */
export function contentSecurityPolicy(services: Services, styles: readonly string[]): string {
  const { imageOrigins, connectOrigins } = policyOrigins(services);
  const styleHashes = [...new Set(styles)].sort().map((hash) => `'${hash}'`);
  const directives: [string, string[]][] = [
    ['default-src', ["'none'"]],
    ['script-src', ["'self'"]],
    ['style-src', ["'self'", ...styleHashes]],
    ['img-src', ["'self'", 'data:', ...imageOrigins]],
    ['font-src', ["'self'"]],
    ['connect-src', ["'self'", ...connectOrigins]],
    ['manifest-src', ["'self'"]],
    ['base-uri', ["'none'"]],
    ['form-action', ["'none'"]],
    ['object-src', ["'none'"]],
    // Text never becomes code; the only Trusted Types policy is for the demo's worker, in
    // `file-note.tsx`.
    ['require-trusted-types-for', ["'script'"]],
    ['trusted-types', ['default']],
  ];
  return directives.map(([name, sources]) => [name, ...sources].join(' ')).join('; ');
}
