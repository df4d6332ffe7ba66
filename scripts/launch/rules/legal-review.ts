import { inContent, type LaunchInput, type Rule } from '../finding';

const pages = ['terms', 'refund'] as const;

/** @returns what is wrong with the review of a page, or null */
function fault(page: (typeof pages)[number], { content, today }: LaunchInput): string | null {
  const review = content.launch.legalReview[page];
  if (!review) return 'No lawyer has read this page. Have one read it, then set by and date.';
  if (review.date > today) return `${review.date} has not come yet. Set the day of the review.`;
  const { updated } = content.routes[page];
  if (review.date >= updated) return null;
  return `The page has changed on ${updated}, after it was read on ${review.date}. Have the change read.`;
}

/** What buyers agree to was read by somebody who knows the law. */
export const legalReview: Rule = {
  id: 'LR21',
  part: 'Legal pages',
  title: 'a lawyer has read the contract',
  severity: 'error',
  acknowledgeable: true,
  find: (input) =>
    pages.flatMap((page) => {
      const text = fault(page, input);
      return text ? inContent(['launch', 'legalReview', page], text) : [];
    }),
};
