import parse, { Element } from 'html-react-parser';
import type { Token } from 'markdown-it';
import type { ComponentProps } from 'react';
import { FramedPicture } from '@/components/ui/picture';
import { shownPicture } from '@/lib/pictures/own-pictures';
import type { Drawings } from '@/lib/pictures/picture-folders';
import { imageVariants } from '@/lib/pictures/picture-size';
import type { DrawingName } from '@/lib/schemas/picture';
import { headingsOf, PICTURE, renderMarkdown } from '@/lib/text/markdown';
import { DocumentPage, type NamedLink } from './document-page';

export function MarkdownPage({
  tokens,
  series,
  others,
  drawings,
  ...frame
}: Omit<ComponentProps<typeof DocumentPage>, 'contents' | 'children' | 'series'> & {
  tokens: Token[];
  series: readonly NamedLink[];
  others: readonly NamedLink[];
  drawings: Drawings;
}) {
  const { texts, path } = frame;
  const place = series.findIndex(({ href }) => href === path);
  const ways = [
    { said: texts.previous, link: series[place - 1] },
    { said: texts.next, link: series[place + 1] },
  ].flatMap(({ said, link }) => (link ? [{ said, ...link }] : []));
  return (
    <DocumentPage contents={headingsOf(tokens, 'h2')} series={series} {...frame}>
      <div className="document-text text-muted">
        {parse(renderMarkdown(tokens), {
          replace: (node) =>
            node instanceof Element && node.name === 'img' ? (
              <Figure {...node.attribs} drawings={drawings} />
            ) : undefined,
        })}
      </div>
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
            {texts.others}
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

async function Figure({
  src = '',
  alt = '',
  title: caption,
  drawings,
}: {
  src?: string;
  alt?: string;
  title?: string;
  drawings: Drawings;
}) {
  const [, kind, name = ''] = PICTURE.exec(src) ?? [];
  const source = kind === 'drawing' ? { drawing: name as DrawingName } : { file: name };
  const picture = await shownPicture({ ...source, alt, caption });
  const isLow = picture.drawing && imageVariants(picture.drawing)[0].height < 340;
  return (
    <FramedPicture
      picture={picture}
      folder={drawings}
      className={`bg-ground forced-color-adjust-none lg:mask-none ${isLow ? 'h-[200px] min-[480px]:h-[280px] lg:h-[320px]' : 'h-[340px] min-[600px]:h-[420px]'}`}
    />
  );
}
