import { type ComponentProps, createElement, Fragment, type ReactNode } from 'react';
import { DrawnPicture } from '@/components/ui/picture';
import type { Drawings } from '@/lib/pictures/picture-folders';
import type { DrawingName } from '@/lib/pictures/picture-size';
import { DRAWING, headingsOf, type Node, wordsOf } from '@/lib/text/markdown';
import { DocumentPage, type NamedLink } from './document-page';

/** A page of `content/legal/` with links to the others, or of `content/pages/` with links to the previous and next of its folder. */
export function MarkdownPage({
  nodes,
  series,
  others,
  drawings,
  ...frame
}: Omit<ComponentProps<typeof DocumentPage>, 'contents' | 'children' | 'series'> & {
  nodes: readonly Node[];
  series: readonly NamedLink[];
  /** The other legal pages; none for another page. */
  others: readonly NamedLink[];
  drawings: Drawings;
}) {
  const { words, path } = frame;
  const place = series.findIndex(({ href }) => href === path);
  const ways = [
    { said: words.previous, link: series[place - 1] },
    { said: words.next, link: series[place + 1] },
  ].flatMap(({ said, link }) => (link ? [{ said, ...link }] : []));
  return (
    <DocumentPage contents={headingsOf(nodes, 'h2')} series={series} {...frame}>
      <div className="document-text">{elements(nodes, drawings)}</div>
      {ways.length > 0 ? (
        <ul className="document-ways">
          {ways.map(({ said, name, href }) => (
            <li key={href}>
              <a href={href}>
                <span>{said}</span> {name}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      {others.length > 0 ? (
        <nav aria-labelledby="legal-others" className="legal-others border-t border-hairline pt-8">
          <h2 id="legal-others" className="font-mono text-caption text-muted">
            {words.others}
          </h2>
          <ul className="mt-3 flex flex-wrap gap-x-6">
            {others.map(({ name, href }) => (
              <li key={href}>
                <a href={href} className="text-link inline-flex min-h-11 items-center text-small">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
    </DocumentPage>
  );
}

const elements = (nodes: readonly Node[], drawings: Drawings): ReactNode =>
  createElement(Fragment, null, ...nodes.map((node) => element(node, drawings)));

/** Tags that stand for themselves. */
const ELEMENTS =
  /^(?:p|ul|li|blockquote|hr|br|strong|em|s|table|thead|tbody|tr|th|td|h[234]|pre|ol)$/;

/** What a text may hold, `checks/markdown.ts` sees to. */
function element(node: Node, drawings: Drawings): ReactNode {
  const { type, tag, attributes, children } = node;
  const [first] = children;
  if (type === 'paragraph' && first?.type === 'image' && children.length === 1)
    return <Figure image={first} drawings={drawings} />;
  if (type === 'link')
    return (
      <a href={attributes.href} className="text-link">
        {elements(children, drawings)}
      </a>
    );
  if (type === 'heading')
    // It leads to itself, so that its address can be taken from it.
    return createElement(
      tag,
      { id: node.id },
      <a href={`#${node.id}`}>{elements(children, drawings)}</a>,
    );
  if (type === 'code_inline') return <code>{node.text}</code>;
  if (type === 'fence' || type === 'code_block')
    return (
      <pre>
        <code>{node.text}</code>
      </pre>
    );
  if (!ELEMENTS.test(tag)) return node.text;
  const { start } = attributes;
  const inside = children.length > 0 ? [elements(children, drawings)] : [];
  return createElement(tag, start ? { start: Number(start) } : null, ...inside);
}

/** A drawing of the engine, with the words that are its title. */
function Figure({ image, drawings }: { image: Node; drawings: Drawings }) {
  const { src = '', title } = image.attributes;
  const drawing = DRAWING.exec(src)?.[1] as DrawingName;
  return (
    <figure>
      <DrawnPicture picture={{ drawing, alt: wordsOf(image) }} folder={drawings} />
      {title ? <figcaption>{title}</figcaption> : null}
    </figure>
  );
}
