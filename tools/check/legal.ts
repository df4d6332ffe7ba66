import { storageKeys } from '@/lib/browser/preference';
import { type Content, printedAddress } from '@/lib/content/resolve-content';
import { LEGAL_PAGES, type LegalPage } from '@/lib/schemas/pages';
import { type Check, contentIssue, type Issue, type LaunchInput } from './finding';

/** EU and UK, which have similar consumer law. */
const EUROPE =
  'AT BE BG CY CZ DE DK EE ES FI FR GB GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');

/** Returns what a page must name: the text, and where it comes from. */
function factsOn(page: LegalPage, { site, sections }: Content): [string, string][] {
  const { supportEmail, avatarService, analytics } = site;
  const support: [string, string] = [supportEmail, 'site.supportEmail; write {support}'];
  const seller: [string, string] = [printedAddress(site), 'site.seller; write {seller}'];
  if (page === 'terms') return [support, seller];
  if (page !== 'privacy') return [support];
  const hasNotices = sections.some(({ id }) => id === 'notices');
  return [
    support,
    seller,
    [site.hostingProvider, 'site.hostingProvider receives data; write {hostingProvider}'],
    [site.paymentProcessor, 'site.paymentProcessor receives data; write {paymentProcessor}'],
    [site.memberSiteUrl, 'site.memberSiteUrl receives data; write {memberArea}'],
    [site.platformName, 'site.platformName receives data; write {platform}'],
    [
      avatarService ? new URL(avatarService).host : '',
      'site.avatarService receives data; write {avatarHost}',
    ],
    [analytics?.company ?? '', 'site.analytics receives data; write {analytics}'],
    [storageKeys.motion, 'stored in browsers; write {motionKey}'],
    [hasNotices ? storageKeys.notices : '', 'stored in browsers; write {noticesKey}'],
  ];
}

function unnamedFacts({ content }: LaunchInput): Issue[] {
  return content.pages.flatMap(({ file, path, body }) => {
    const page = LEGAL_PAGES.find((name) => path === `/${name}`);
    const printed = body.replace(/\s+/g, ' ');
    return (page ? factsOn(page, content) : [])
      .filter(([text]) => !printed.includes(text))
      .map(([text, source]) => ({
        ...{ file, field: '' },
        text: `The page does not name ${text} (${source}).`,
      }));
  });
}

function european({ content: { site } }: LaunchInput): Issue[] {
  const { countries, withdrawalLink } = site;
  const europe = countries.filter((code) => EUROPE.includes(code)).join(', ');
  const unknown =
    'No country is listed. List the countries you sell to; legal requirements depend on them.';
  const withdrawal = `You sell to ${europe}. Customers there have 14 days to withdraw from the contract. Every page must have a withdrawal link: set its address.`;
  const tax = `You sell to ${europe}, where prices must include tax. Include it on the payment pages, then set this to true.`;
  const isIn = europe !== '';
  return [
    ...contentIssue(['site', 'countries'], countries.length === 0 ? unknown : null),
    ...contentIssue(['site', 'withdrawalLink'], isIn && !withdrawalLink ? withdrawal : null),
    ...contentIssue(['site', 'pricesIncludeTax'], isIn && !site.pricesIncludeTax ? tax : null),
  ];
}

function reviews({ content, today }: LaunchInput): Issue[] {
  return (['terms', 'refund'] as const).flatMap((page) => {
    const date = content.launch.legalReview[page]?.date ?? '';
    const { updated } = content.routes[page];
    const isCurrent = date >= updated && date <= today;
    const issue = date
      ? `Reviewed on ${date}; expected a date from ${updated} (last page change) to today. Have it reviewed again.`
      : 'No lawyer has reviewed this page. After a review, set `by` and `date`.';
    return contentIssue(['launch', 'legalReview', page], isCurrent ? null : issue);
  });
}

/** Legal pages are reviewed and name what they must; European law is kept. */
export const legal: Check = {
  launch: (input) => [...unnamedFacts(input), ...european(input), ...reviews(input)],
};
