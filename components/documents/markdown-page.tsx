import { type ComponentProps, createElement, Fragment, type ReactNode } from 'react';
import { FramedPicture } from '@/components/ui/picture';
import type { DrawingName } from '@/content/schemas/landing';
import { shownPicture } from '@/lib/pictures/own-pictures';
import type { Drawings } from '@/lib/pictures/picture-folders';
import { imageVariants } from '@/lib/pictures/picture-size';
import { headingsOf, type Node, nodeText, PICTURE } from '@/lib/text/markdown';
import { DocumentPage, type NamedLink } from './document-page';

export function MarkdownPage({
  nodes,
  series,
  others,
  drawings,
  ...frame
}: Omit<ComponentProps<typeof DocumentPage>, 'contents' | 'children' | 'series'> & {
  nodes: readonly Node[];
  series: readonly NamedLink[];
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
      <div className="document-text text-muted">{elements(nodes, drawings)}</div>
      {ways.length > 0 ? (
        <ul className="document-ways grid gap-3 border-t border-hairline pt-8 sm:grid-cols-2 print:hidden">
          {ways.map(({ said, name, href }) => (
            <li key={href} className="only:col-start-[-2]">
              <a
                href={href}
                className="block h-full rounded-control border border-hairline px-4 py-3 hover:border-edge hover:text-accent"
              >
                <span className="block font-mono text-caption text-muted">{said}</span> {name}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      {others.length > 0 ? (
        <nav aria-labelledby="legal-others" className="border-t border-hairline pt-8 print:hidden">
          <h2 id="legal-others" className="font-mono text-caption text-muted">
            {words.others}
          </h2>
          <ul className="mt-3 flex flex-wrap gap-x-6">
            {others.map(({ name, href }) => (
              <li key={href}>
                <a
                  href={href}
                  className="text-link inline-flex min-h-[44px] items-center text-small"
                >
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

const HEADING = 'scroll-mt-24 text-ink';
const LIST = 'grid gap-[0.5em] ps-5 wrap-anywhere marker:text-edge';
const CELL = 'border-b border-hairline py-3 pe-3 align-top first:min-w-[7em] first:text-ink';

const CLASSES: Readonly<Record<string, string | undefined>> = {
  p: undefined,
  li: undefined,
  br: undefined,
  em: undefined,
  s: undefined,
  thead: undefined,
  tbody: undefined,
  tr: undefined,
  h2: `${HEADING} font-serif text-title`,
  h3: `${HEADING} font-semibold`,
  h4: `${HEADING} text-small font-semibold`,
  strong: 'font-semibold text-ink',
  ul: `${LIST} list-disc`,
  ol: `${LIST} list-decimal`,
  blockquote: 'border-s-2 border-accent ps-5 text-ink',
  hr: 'border-hairline',
  pre: 'rounded-control border border-hairline bg-surface p-4 whitespace-pre-wrap',
  table: 'w-full text-small wrap-anywhere',
  th: `${CELL} text-start font-mono text-caption font-normal`,
  td: CELL,
};
const CODE =
  'rounded-small bg-raised px-[0.35em] py-[0.1em] text-[0.9em]/[1.4] wrap-anywhere text-ink';

/** `tools/check/markdown.ts` rejects HTML. */
function element(node: Node, drawings: Drawings): ReactNode {
  const { type, tag, attributes, children } = node;
  const [first] = children;
  if (type === 'paragraph' && first?.type === 'image' && children.length === 1)
    return <Figure image={first} drawings={drawings} />;
  if (type === 'link')
    return (
      <a href={attributes.href} className="text-link py-0.5">
        {elements(children, drawings)}
      </a>
    );
  if (type === 'heading')
    // A heading links to itself so that visitors can copy its address.
    return createElement(
      tag,
      { id: node.id, className: CLASSES[tag] },
      <a href={`#${node.id}`}>{elements(children, drawings)}</a>,
    );
  if (type === 'code_inline') return <code className={CODE}>{node.text}</code>;
  if (type === 'fence' || type === 'code_block')
    return (
      <pre className={CLASSES.pre}>
        <code className="text-[0.9em]/[1.4] wrap-anywhere text-ink">{node.text}</code>
      </pre>
    );
  if (!(tag in CLASSES)) return node.text;
  const { start } = attributes;
  const inside = children.length > 0 ? [elements(children, drawings)] : [];
  const props = { className: CLASSES[tag], start: start ? Number(start) : undefined };
  return createElement(tag, props, ...inside);
}

async function Figure({ image, drawings }: { image: Node; drawings: Drawings }) {
  const { src = '', title: caption } = image.attributes;
  const [, kind, name = ''] = PICTURE.exec(src) ?? [];
  const source = kind === 'drawing' ? { drawing: name as DrawingName } : { file: name };
  const picture = await shownPicture({ ...source, alt: nodeText(image), caption });
  const isLow = picture.drawing && imageVariants(picture.drawing)[0].height < 340;
  return (
    <FramedPicture
      picture={picture}
      folder={drawings}
      className={`bg-ground forced-color-adjust-none lg:mask-none ${isLow ? 'h-[200px] min-[480px]:h-[280px] lg:h-[320px]' : 'h-[340px] min-[600px]:h-[420px]'}`}
    />
  );
}
