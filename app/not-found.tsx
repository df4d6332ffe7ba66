import { JsonLdScript } from 'next-seo';
import { FramedPicture } from '@/components/ui/picture';
import { content } from '@/lib/content/content';
import { pageMetadata } from '@/lib/pages/metadata';
import { notFoundNode } from '@/lib/pages/structured-data';
import { shownPicture } from '@/lib/pictures/own-pictures';
import { drawingFolders } from '@/lib/pictures/picture-folders';

export const metadata = pageMetadata(content.routes.notFound, 'notFound', content.site);

/** Becomes `404.html`, served for unknown addresses. */
export default async function NotFoundPage() {
  const { text, links, developmentHint, picture } = content.notFound;
  return (
    <div className="frame grid gap-12 pt-24 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:items-center">
      <div>
        <h1 className="font-serif text-hero">{content.routes.notFound.headline}</h1>
        <p className="mt-6 max-w-[32rem] text-lead text-muted">{text}</p>
        {process.env.NODE_ENV === 'development' ? (
          <p className="mt-4 text-muted text-small">{developmentHint}</p>
        ) : null}
        <ul className="mt-8 grid gap-1">
          {links.map(({ id, name, href }) => (
            <li key={id}>
              <a
                href={href}
                className={
                  href === '/'
                    ? 'button button-primary mb-3'
                    : 'text-link inline-flex min-h-[44px] items-center'
                }
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
      <FramedPicture
        picture={await shownPicture(picture, content.frame.simulated)}
        folder={drawingFolders(content.site)}
        isEager
        className="h-[340px] min-[600px]:h-[400px] lg:h-auto lg:mask-none"
      />
      <JsonLdScript scriptKey="page" data={notFoundNode(content.routes.notFound, content.site)} />
    </div>
  );
}
