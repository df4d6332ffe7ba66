import type { Page } from './read-export';

/** A node of structured data. */
export type Node = { '@type'?: unknown; [name: string]: unknown };

/** Text of every JSON-LD script of the page. */
export function jsonLdTexts({ $ }: Page): string[] {
  return $('script[type="application/ld+json"]')
    .toArray()
    .map((script) => $(script).html() ?? '');
}

/** @returns the value, or `undefined` where the text is not JSON */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Every object in `value` at any depth, itself included. */
export function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (!isNode(value)) return [];
  return [value, ...Object.values(value).flatMap(nodesIn)];
}

/** Every node of the page's structured data. Text that is no JSON holds none. */
export function pageNodes(page: Page): Node[] {
  return jsonLdTexts(page).flatMap((text) => nodesIn(parseJson(text)));
}

/** Nodes that describe a thing of this type; a bare reference `{"@id"}` describes none. */
export function ofType(nodes: Node[], type: string): Node[] {
  return nodes.filter((node) => [node['@type']].flat().includes(type));
}
