import { collectStrings } from '@/content/schemas/content-path';
import { printedAddress } from '@/lib/content/resolve-content';
import { securityExpiry } from '@/lib/pages/plain-texts';
import { reservedHosts } from '@/lib/text/reserved-hosts';
import { legalPage } from './content';
import { type Check, contentIssue, daysBetween } from './finding';

const SAMPLE_NAMES = /chartwright|candlemoor/i;

/** EU and UK, which have similar consumer law. */
const EUROPE =
  'AT BE BG CY CZ DE DK EE ES FI FR GB GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');

export const business: readonly Check[] = [
  {
    id: 'business/identity',
    title: 'no name of the sample is left',
    launch({ content: { site, launch }, written }) {
      const mark =
        "Header, icons and social images show the sample's logo. Set `logo` to an image in public/pictures/, or draw your own in lib/pictures/brand-mark.ts and set launch.mark to 'own'.";
      return [
        ...collectStrings(written)
          .filter(({ text }) => SAMPLE_NAMES.test(text) && reservedHosts(text).length === 0)
          .flatMap(({ path }) =>
            contentIssue(path, 'This text names the sample’s brand or platform. Rewrite it.'),
          ),
        ...contentIssue(['site', 'logo'], launch.mark === 'own' || site.logo ? null : mark),
      ];
    },
  },
  {
    id: 'business/addresses',
    title: 'no example address is left',
    launch: ({ written }) =>
      collectStrings(written).flatMap(({ path, text }) => {
        const [host] = reservedHosts(text);
        const issue = `${host} is reserved for examples. Use your own address.`;
        return contentIssue(path, host ? issue : null);
      }),
  },
  {
    id: 'business/support',
    title: 'someone reads mail to the support address',
    launch({ content: { site }, today }) {
      const end = securityExpiry(site).toISOString().slice(0, 10);
      const left = daysBetween(today, end);
      const { supportEmail, supportEmailChecked: arrived } = site;
      const text = arrived
        ? `The last test email to ${supportEmail} arrived on ${arrived}; security.txt ${left > 0 ? 'expires' : 'expired'} on ${end}. Send another, and set this to its arrival date.`
        : `No test email has reached ${supportEmail}. Send one, and set this to its arrival date.`;
      return contentIssue(['site', 'supportEmailChecked'], left <= 30 ? text : null, {
        severity: left > 0 ? 'warning' : 'error',
      });
    },
  },
  {
    id: 'legal/withdrawal',
    title: 'European customers can withdraw, and prices include tax',
    launch({ content: { site }, written }) {
      const { withdrawalLink } = site;
      const europe = site.countries.filter((code) => EUROPE.includes(code)).join(', ');
      const texts = [legalPage(written, 'refund'), ...collectStrings(written.paymentSuccess)];
      const linked = texts.filter(({ text }) => text.includes('{withdrawal}'));
      const unknown =
        'No country is listed. List the countries you sell to; legal requirements depend on them.';
      const missing = `You sell to ${europe}. Customers there have 14 days to withdraw from the contract. Every page must have a withdrawal link: set its address.`;
      const unlinked =
        'The refund page or the page after payment lacks this link. Add {withdrawal} to both.';
      const tax = `You sell to ${europe}, where prices must include tax. Include it on the payment pages, then set this to true.`;
      return [
        ...contentIssue(['site', 'countries'], site.countries.length > 0 ? null : unknown),
        ...contentIssue(['site', 'withdrawalLink'], europe && !withdrawalLink ? missing : null),
        ...contentIssue(
          ['site', 'withdrawalLink'],
          withdrawalLink && (linked.length < 2 || linked[0] !== texts[0]) ? unlinked : null,
        ),
        ...contentIssue(
          ['site', 'pricesIncludeTax'],
          europe && !site.pricesIncludeTax ? tax : null,
        ),
      ];
    },
  },
  {
    id: 'business/seller',
    title: 'the seller can be found',
    launch({ content: { site }, written }) {
      const { status } = site.seller;
      const address = printedAddress(site);
      const sample = `“${address}” is the sample's address. Set the seller's address, then set status to own. The EU, the UK and California require an address.`;
      if (status === 'example') return contentIssue(['site', 'seller', 'address'], sample);
      return (['terms', 'privacy'] as const)
        .map((name) => legalPage(written, name))
        .filter(({ text }) => !text.includes('{seller}') && !text.includes(address))
        .flatMap(({ path }) =>
          contentIssue(path, 'The page lacks the seller’s address. Add {seller}.'),
        );
    },
  },
  {
    id: 'legal/review',
    title: 'a lawyer has reviewed terms and refund policy',
    launch: ({ content, today }) =>
      (['terms', 'refund'] as const).flatMap((page) => {
        const date = content.launch.legalReview[page]?.date;
        const { updated } = content.routes[page];
        const isRead = date !== undefined && date >= updated && date <= today;
        const issue = date
          ? `Reviewed on ${date}; expected a date from ${updated} (last page change) to today. Have it reviewed again.`
          : 'No lawyer has reviewed this page. After a review, set `by` and `date`.';
        return contentIssue(['launch', 'legalReview', page], isRead ? null : issue);
      }),
  },
];
