import { Feed } from 'feed';
import type { Content } from '@/lib/content/resolve-content';
import { FEED_PATH } from './markdown-pages';
import { canonicalUrl, languageTag } from './metadata';

const dateOf = (day: string) => new Date(`${day}T00:00:00Z`);

/** Returns the articles as an Atom feed (RFC 4287), newest first. */
export function atomFeed({ articles, site, routes, frame }: Content): string {
  const dates = articles.map(({ updated }) => updated).toSorted();
  const feed = new Feed({
    id: canonicalUrl(site, FEED_PATH),
    title: frame.feedTitle,
    description: site.productDescription,
    language: languageTag(site),
    link: canonicalUrl(site, '/'),
    feedLinks: { atom: canonicalUrl(site, FEED_PATH) },
    generator: false,
    author: { name: site.name, link: canonicalUrl(site, '/') },
    updated: dateOf(dates.at(-1) ?? routes.home.updated),
  });
  for (const { path, title, summary, description, published = '', updated, author } of articles) {
    const address = canonicalUrl(site, path);
    feed.addItem({
      id: address,
      link: address,
      title,
      description: summary ?? description,
      published: dateOf(published),
      date: dateOf(updated),
      author: [{ name: author ?? site.name }],
    });
  }
  return feed.atom1();
}
