import type { Site } from '@/lib/content/schemas/site';

/** Things that nodes on every page refer to by the same id. */
type NodeName =
  | 'organization'
  | 'website'
  | 'suite'
  | 'refund-policy'
  | 'webpage'
  | `offer-${string}`;

/**
 * The absolute id of a node, stable across pages.
 * @param path the page that the node stands for; what belongs to the whole site takes the home page's
 */
export function nodeId(site: Pick<Site, 'url'>, name: NodeName, path = '/'): string {
  return `${site.url}${path}#${name}`;
}
