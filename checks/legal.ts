/** Legal pages carry their date, and were read by somebody who can judge them. */
import { LEGAL_PAGES } from '@/lib/content/schemas/pages';
import { fingerprint } from './content';
import { pageAt } from './export';
import { type Check, inContent, type LaunchInput, type PagesInput } from './finding';

type LegalPage = (typeof LEGAL_PAGES)[number];

function recordFaults(page: LegalPage, { content, today }: LaunchInput) {
  const { updated } = content.routes[page];
  const agreed = content.launch.legalText[page];
  const now = fingerprint(content[page]);
  const line = `{ updated: '${updated}', fingerprint: '${now}' }`;
  const date = (text: string) => inContent(['routes', page, 'updated'], text);
  const record = (text: string) => inContent(['launch', 'legalText', page], text);
  if (updated > today) return date(`${updated} has not come yet.`);
  if (!agreed)
    return record(
      `Once these words are yours, set routes.${page}.updated to the day, then set this to what this list shows then: ${line}`,
    );
  if (agreed.fingerprint === now && agreed.updated === updated) return [];
  if (updated === today)
    return record(
      `The words of the page are those of today now. Set launch.legalText.${page} to ${line}`,
    );
  if (agreed.fingerprint !== now && updated <= agreed.updated)
    return date(
      `The words have changed since ${agreed.updated}, and readers still see that date. Set the day of the change.`,
    );
  return record(`The page has words or a date that are not recorded yet. Set this to ${line}`);
}

function unprintedDate(page: LegalPage, { content, site }: PagesInput) {
  const { path, updated } = content.routes[page];
  const built = pageAt(site, path);
  if (built?.$(`time[datetime="${updated}"]`).length) return [];
  const text = `The page does not show the date ${updated}. Build the site again.`;
  return inContent(['routes', page, 'updated'], text, { page: built?.file ?? path });
}

export const legalDates: Check = {
  id: 'LR20',
  title: 'legal pages carry their true date',
  pages: (input) => LEGAL_PAGES.flatMap((page) => unprintedDate(page, input)),
  launch: (input) => LEGAL_PAGES.flatMap((page) => recordFaults(page, input)),
};

function reviewFault(page: 'terms' | 'refund', { content, today }: LaunchInput): string | null {
  const review = content.launch.legalReview[page];
  if (!review) return 'No lawyer has read this page. Have one read it, then set by and date.';
  if (review.date > today) return `${review.date} has not come yet. Set the day of the review.`;
  const { updated } = content.routes[page];
  if (review.date >= updated) return null;
  return `The page has changed on ${updated}, after it was read on ${review.date}. Have the change read.`;
}

export const legalReview: Check = {
  id: 'LR21',
  title: 'a lawyer has read the contract',
  isAcceptable: true,
  launch: (input) =>
    (['terms', 'refund'] as const).flatMap((page) =>
      inContent(['launch', 'legalReview', page], reviewFault(page, input)),
    ),
};
