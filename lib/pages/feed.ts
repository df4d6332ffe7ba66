import type { Content } from '@/lib/content/resolve-content';
import { escapeHtml } from '@/lib/text/markdown';
import { FEED_PATH } from './markdown-pages';
import { canonicalUrl, dateTime, languageTag } from './metadata';
import { signerOf } from './structured-data';

/** Escapes like HTML, which is enough for XML: `fields.ts` refuses control characters. */
const element = (name: string, text: string) => `<${name}>${escapeHtml(text)}</${name}>`;

const link = (rel: 'alternate' | 'self', href: string) => `<link rel="${rel}" href="${href}"/>`;

const author = (name: string) => `<author>${element('name', name)}</author>`;

/** Returns the articles as an Atom feed (RFC 4287), newest first. */
export function atomFeed({
  articles,
  site,
  routes,
  frame,
}: Pick<Content, 'articles' | 'site' | 'routes' | 'frame'>): string {
  const self = canonicalUrl(site, FEED_PATH);
  const dates = articles.map(({ updated }) => updated).toSorted();
  const entries = articles.flatMap((article) => {
    const { path, title, summary, description, published = '', updated } = article;
    const address = canonicalUrl(site, path);
    return [
      '<entry>',
      element('id', address),
      link('alternate', address),
      element('title', title),
      element('summary', summary ?? description),
      element('published', dateTime(published)),
      element('updated', dateTime(updated)),
      author(signerOf(article, site) ?? site.name),
      '</entry>',
    ];
  });
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${languageTag(site)}">`,
    element('id', self),
    link('self', self),
    link('alternate', canonicalUrl(site, '/')),
    element('title', frame.feedTitle),
    element('subtitle', site.productDescription),
    element('updated', dateTime(dates.at(-1) ?? routes.home.updated)),
    author(site.name),
    ...entries,
    '</feed>\n',
  ].join('\n');
}
