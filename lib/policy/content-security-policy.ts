import type { Site } from '@/content/schemas/site';

/** The other companies' services that the content configures, so that the policy follows the content by itself. */
type Services = Pick<Site, 'avatarService' | 'analytics'>;

/** @throws Error for a host with signs that would end its place in a policy: URLs may have them */
function originOf(address: string): string {
  const { origin } = new URL(address);
  if (!/^https:\/\/[a-z0-9.-]+(?::\d+)?$/.test(origin)) throw new Error(`not an origin: ${origin}`);
  return origin;
}

/**
 * Origins of images, and those that scripts ask. Order status is a path on the site's own origin and adds none.
 * @throws Error for a host that cannot stand in a policy
 */
export function policyOrigins({ avatarService, analytics }: Services) {
  return {
    imageOrigins: avatarService ? [originOf(avatarService)] : [],
    connectOrigins: analytics ? [originOf(analytics.endpoint)] : [],
  };
}

/**
 * The strictest policy under which the exported pages work, one for all of them: nothing but what is listed, no `eval`, styles in
 * the page by hash alone, no frames, forms or base elements.
 * @param styles hashes of inline style elements, `sha256-…`, in any order
 * @returns the text of a `Content-Security-Policy` meta element or header
 * @throws Error for a host that cannot stand in a policy
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
    // Text never becomes code; the one policy, for the worker of the demo, is in `file-note.tsx`.
    ['require-trusted-types-for', ["'script'"]],
    ['trusted-types', ['default']],
  ];
  return directives.map(([name, sources]) => [name, ...sources].join(' ')).join('; ');
}
