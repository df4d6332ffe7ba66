import { JsonLdScript } from 'next-seo';
import type { Graph, WebPage, WithContext } from 'schema-dts';

interface Props {
  /** `site-graph` in the root layout, `page` on each page; becomes the element's id. */
  scriptKey: 'site-graph' | 'page';
  data: Graph | WithContext<WebPage>;
}

/**
 * Structured data as a script element of the static HTML.
 * @throws Error for data with a `<` in it: next-seo escapes only what would close the script, and the content has no use
 * for the character anywhere.
 */
export function JsonLd({ scriptKey, data }: Props) {
  if (JSON.stringify(data).includes('<'))
    throw new Error(`structured data "${scriptKey}" contains a <`);
  return <JsonLdScript scriptKey={scriptKey} data={data} />;
}
