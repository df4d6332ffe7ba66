import { load } from 'cheerio';
import fc from 'fast-check';
import { content } from '@/lib/content/content';
import type { MarkdownPage } from '@/lib/schemas/markdown';
import { route } from '@/lib/testing/content';
import { atomFeed } from './feed';

const { frame, routes, site } = content;

const PIECES = ['&', '&amp;', '&not', '#38;', '<b>', ']]>', '"', "'", ' ', 'a', 'é', '🙂'];

it('every title, summary and author survives a feed parser', () => {
  const texts = fc.string({ unit: fc.constantFrom(...PIECES), minLength: 1 });
  const check = (text: string) => {
    const article = { ...route('/blog/a'), published: '2026-11-01', title: text, author: text };
    const xml = atomFeed({
      articles: [{ ...article, summary: text } as unknown as MarkdownPage],
      site: { ...site, name: text, productDescription: text },
      frame: { ...frame, feedTitle: text },
      routes,
    });
    const feed = load(xml, { xml: true });
    const written = feed('title, subtitle, summary, name');
    // Without a type, Atom texts are plain.
    expect(written.is('[type]')).toBe(false);
    expect(written.toArray().map((one) => feed(one).text())).toEqual(Array(6).fill(text));
  };
  fc.assert(fc.property(texts, check));
});
