/** What the law of the countries served asks for, and what a program cannot judge. */
import { LEGAL_PAGES } from '@/lib/content/schemas/pages';
import type { Path } from '@/lib/content/walk';
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

/** Members of the European Union. */
const UNION =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');

/** The subscription rules of the United Kingdom are expected in the spring of 2027. */
const SUBSCRIPTION_RULES = '2027-03-01';

function countryFaults({ content: { launch, site }, today }: LaunchInput) {
  const served = launch.countriesServed;
  const inUnion = served.filter((code) => UNION.includes(code));
  const withConsent = served.filter((code) => code === 'GB' || UNION.includes(code));
  // Storing what a page can do without, and telling another company of a visit, may need a yes of the visitor there.
  const consent = `You serve ${withConsent.join(', ')}, where this may need the visitor’s consent, which the site does not ask for. Have a lawyer look at it, or switch it off.`;
  const faults: [isSo: boolean, path: Path, text: string][] = [
    [
      served.length === 0,
      ['launch', 'countriesServed'],
      'No country stands here. List those whose people may subscribe: which law binds you depends on it.',
    ],
    [
      served.includes('GB') && today >= SUBSCRIPTION_RULES,
      ['launch', 'countriesServed'],
      'You serve the United Kingdom, whose rules on subscriptions change in 2027. Have renewal, reminders and cancelling looked at again.',
    ],
    [
      inUnion.length > 0 && !launch.withdrawalLink,
      ['launch', 'withdrawalLink'],
      `You serve ${inUnion.join(', ')}. Customers in the EU must find a link to withdraw from the contract for 14 days. Set the address of that page.`,
    ],
    [withConsent.length > 0 && site.campaigns, ['site', 'campaigns'], consent],
    [withConsent.length > 0 && site.analytics !== null, ['site', 'analytics'], consent],
  ];
  return faults.flatMap(([isSo, path, text]) => (isSo ? inContent(path, text) : []));
}

export const consumerLaw: Check = {
  id: 'LR23',
  title: 'the law of the countries served',
  severity: 'warning',
  launch: countryFaults,
};
