import type { Site } from '@/lib/content/schemas/site';

/** What the pages need beyond their own origin. */
export interface PolicyNeeds {
  /** Hashes of style elements: `sha256-…`. */
  styleHashes: readonly string[];
  /** Origins of images. */
  imageOrigins: readonly string[];
  /** Origins that scripts ask. */
  connectOrigins: readonly string[];
}

/** @throws Error for anything but a bare https origin */
function originSource(origin: string): string {
  if (!/^https:\/\/[a-z0-9.-]+(?::\d+)?$/.test(origin)) throw new Error(`not an origin: ${origin}`);
  return origin;
}

/** @returns `items` once each, in an order that does not depend on where they were found */
function sorted(items: readonly string[]): string[] {
  return [...new Set(items)].sort();
}

/**
 * The strictest policy under which the exported pages work, one for all of them: nothing but what is listed, no `eval`, no
 * inline code, styles in the page by hash alone, no frames, forms or base elements. The order status is asked on the
 * site's own origin.
 * @returns the text of a `Content-Security-Policy` meta element or header
 * @throws Error for an origin that is not one
 */
export function contentSecurityPolicy(needs: PolicyNeeds): string {
  const directives: [string, string[]][] = [
    ['default-src', ["'none'"]],
    ['script-src', ["'self'"]],
    ['style-src', ["'self'", ...sorted(needs.styleHashes).map((hash) => `'${hash}'`)]],
    ['img-src', ["'self'", 'data:', ...sorted(needs.imageOrigins).map(originSource)]],
    ['font-src', ["'self'"]],
    ['connect-src', ["'self'", ...sorted(needs.connectOrigins).map(originSource)]],
    ['manifest-src', ["'self'"]],
    ['base-uri', ["'none'"]],
    ['form-action', ["'none'"]],
    ['object-src', ["'none'"]],
    // Text never becomes code; scripts/finish/start-scripts.js has the one policy that lets own files load others.
    ['require-trusted-types-for', ["'script'"]],
    ['trusted-types', ['default']],
  ];
  return directives.map(([name, sources]) => [name, ...sources].join(' ')).join('; ');
}

/**
 * The other companies' origins that the content configures, so that the policy follows the content by itself.
 * Order status is a path on the site's own origin and adds none.
 */
export function policyOrigins({
  avatarService,
  analytics,
}: Pick<Site, 'avatarService' | 'analytics'>): Pick<
  PolicyNeeds,
  'imageOrigins' | 'connectOrigins'
> {
  return {
    imageOrigins: avatarService ? [new URL(avatarService).origin] : [],
    connectOrigins: analytics ? [new URL(analytics.endpoint).origin] : [],
  };
}
