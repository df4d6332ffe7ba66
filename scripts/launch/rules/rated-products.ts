import { type Node, pageNodes } from '../../postbuild/json-ld';
import type { Page } from '../../postbuild/read-export';
import { visibleText } from '../../postbuild/visible-text';
import type { LaunchContent } from '../content';
import { inContent, type Rule } from '../finding';

/** @returns whether search engines are told of ratings or reviews */
function rates(node: Node): boolean {
  const type = [node['@type']].flat();
  return (
    'aggregateRating' in node ||
    'review' in node ||
    type.includes('AggregateRating') ||
    type.includes('Review')
  );
}

/** @returns why the page may not rate, or null */
function fault(page: Page, { testimonials: { rating, items } }: LaunchContent): string | null {
  if (rating?.provenance.status !== 'verified') return 'the rating is not verified';
  const text = visibleText(page.$);
  const seen = items.some(
    ({ author, provenance }) => provenance.status === 'verified' && text.includes(author),
  );
  return seen ? null : 'no verified testimonial stands on that page';
}

/** Search engines are told of reviews only where verified ones can be read. */
export const ratedProducts: Rule = {
  id: 'LR09',
  part: 'The built pages',
  title: 'search engines get verified reviews alone',
  severity: 'error',
  find: ({ content, site }) =>
    site.pages
      .filter((page) => pageNodes(page).some(rates))
      .flatMap((page) => {
        const why = fault(page, content);
        const text = `Search engines are given a rating, but ${why}. Build the site again, or set testimonials.rating to null.`;
        return why ? { ...inContent(['testimonials', 'rating'], text), page: page.file } : [];
      }),
};
