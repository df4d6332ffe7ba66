/** Legal pages carry their date, and were read by somebody who can judge them. */
import type { Content } from '@/lib/content/content';
import { LEGAL_PAGES } from '@/lib/content/schemas/pages';
import { fingerprint } from './content';
import { pageAt } from './export';
import { type Check, inContent, type LaunchInput, type PagesInput } from './finding';

type LegalPage = (typeof LEGAL_PAGES)[number];

/** What is written down once the words of a legal page and its date agree. */
type LegalRecord = NonNullable<Content['launch']['legalText'][LegalPage]>;

/**
 * @param isWordingOnly whether the owner says that what changed under the same date changes nothing for readers
 * @returns what to record of a legal page as it is now, or why it cannot be recorded
 */
export function legalRecord(
  page: LegalPage,
  { content, today }: Pick<LaunchInput, 'content' | 'today'>,
  isWordingOnly = false,
): LegalRecord | string {
  const { updated } = content.routes[page];
  const agreed = content.launch.legalText[page];
  const now = fingerprint(content[page]);
  if (updated > today) return `${updated} has not come yet.`;
  const isChanged = agreed && agreed.fingerprint !== now && updated <= agreed.updated;
  if (isChanged && updated !== today && !isWordingOnly)
    return `The words have changed since ${agreed.updated}, and readers still see that date. Set the day of the change; or, if it changes nothing for readers, run npm run launch -- --record --wording-only.`;
  return { updated, fingerprint: now };
}

const RECORD = 'npm run launch -- --record';

function recordFaults(page: LegalPage, input: LaunchInput) {
  const record = legalRecord(page, input);
  if (typeof record === 'string') return inContent(['routes', page, 'updated'], record);
  const agreed = input.content.launch.legalText[page];
  const { updated, fingerprint } = record;
  if (agreed?.fingerprint === fingerprint && agreed.updated === updated) return [];
  const line = `{ updated: '${updated}', fingerprint: '${fingerprint}' }`;
  const text = agreed
    ? `The page has words or a date that are not recorded yet. ${RECORD} sets this to ${line}`
    : `Once these words are yours, set routes.${page}.updated to the day. Then ${RECORD} sets this to ${line}`;
  return inContent(['launch', 'legalText', page], text);
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
