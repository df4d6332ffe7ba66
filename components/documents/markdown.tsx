import { Fragment, type ReactNode } from 'react';
import { DrawnPicture } from '@/components/ui/picture';
import type { DrawingName } from '@/lib/content/schemas/landing';
import { PICTURE_FOLDERS } from '@/lib/pictures/picture-folders';
import { DRAWING, type Node, wordsOf } from '@/lib/text/markdown';

/** Elements that stand for themselves. */
const PLAIN = ['p', 'ul', 'ol', 'li', 'blockquote', 'hr', 'br', 'strong', 'em', 's'] as const;
const CELLS = ['thead', 'tbody', 'tr', 'th', 'td'] as const;
const ELEMENTS: readonly string[] = [...PLAIN, ...CELLS];

/** A text in Markdown as elements. What it may hold, `checks/markdown.ts` sees to. */
export function Markdown({ nodes }: { nodes: readonly Node[] }) {
  let heading = '';
  return nodes.map((node, index) => {
    if (node.type === 'heading') heading = node.id;
    // biome-ignore lint/suspicious/noArrayIndexKey: a part of a text is its place
    return <Fragment key={index}>{element(node, heading)}</Fragment>;
  });
}

/** @param heading id of the one above */
function element(node: Node, heading: string): ReactNode {
  const inside = node.children.map((child, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a part of a text is its place
    <Fragment key={index}>{element(child, heading)}</Fragment>
  ));
  const [first] = node.children;
  if (node.type === 'paragraph' && first?.type === 'image' && node.children.length === 1)
    return <Figure image={first} />;
  if (node.type === 'heading') return <Heading node={node}>{inside}</Heading>;
  if (node.type === 'link') {
    return (
      <a href={node.attributes.href} className="text-link">
        {inside}
      </a>
    );
  }
  if (node.type === 'code_inline') return <code>{node.text}</code>;
  if (node.type === 'fence' || node.type === 'code_block')
    return (
      <Wide heading={heading}>
        <pre>
          <code>{node.text}</code>
        </pre>
      </Wide>
    );
  if (node.tag === 'table')
    return (
      <Wide heading={heading}>
        <table>{inside}</table>
      </Wide>
    );
  if (!ELEMENTS.includes(node.tag)) return node.text;
  const Element = node.tag as (typeof PLAIN)[number];
  if (node.tag === 'ol') return <ol start={Number(node.attributes.start ?? 1)}>{inside}</ol>;
  return inside.length > 0 ? <Element>{inside}</Element> : <Element />;
}

/** It leads to itself, so that its address can be taken from it. */
function Heading({ node, children }: { node: Node; children: ReactNode }) {
  const Element = node.tag as 'h2' | 'h3' | 'h4';
  return (
    <Element id={node.id}>
      <a href={`#${node.id}`}>{children}</a>
    </Element>
  );
}

/** What may be wider than a phone scrolls by itself, under the fingers and the keyboard. */
function Wide({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: as a section it would be a landmark in the outline
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to take the focus
    <div role="region" aria-labelledby={heading} tabIndex={0} className="document-wide">
      {children}
    </div>
  );
}

/** A drawing of the engine, or a picture of the owner's, with the words that its title is. */
function Figure({ image }: { image: Node }) {
  const { src = '', title } = image.attributes;
  const alt = wordsOf(image);
  const drawing = DRAWING.exec(src)?.[1] as DrawingName | undefined;
  return (
    <figure>
      {drawing ? (
        <DrawnPicture picture={{ drawing, alt }} folder={PICTURE_FOLDERS.drawings} />
      ) : (
        <img src={src} alt={alt} loading="lazy" />
      )}
      {title ? <figcaption>{title}</figcaption> : null}
    </figure>
  );
}
