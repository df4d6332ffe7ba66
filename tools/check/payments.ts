import { isFree } from '@/lib/plans/figures';
import { decimalsOf } from '@/lib/text/format';
import { type Check, contentIssue, daysBetween, expected, type LaunchInput } from './finding';

/** A price's digits after the point are those of its currency. */
const wrongDecimals: Check['content'] = ({ written: { plans, site } }) => {
  const decimals = decimalsOf(site.currency);
  const what = `a price with at most ${decimals} decimals for ${site.currency}`;
  return plans.flatMap(({ price }, index) =>
    Number(price.toFixed(decimals)) === price
      ? []
      : expected(['plans', index, 'price'], what, price),
  );
};

function linkIssue(link: string): string | null {
  // Other companies' tests have other hosts.
  return new URL(link).pathname.startsWith('/test_')
    ? 'This is a test-mode link of Stripe, which charges nothing. Set the live link.'
    : null;
}

function paymentLinks({ content: { plans } }: LaunchInput) {
  return plans.flatMap((plan, index) => {
    const { paymentLink } = plan;
    if (isFree(plan)) return [];
    const path = ['plans', index, 'paymentLink'];
    if (!paymentLink) {
      const none =
        'The plan has no payment link, so nobody can buy it. Set the link if you have one.';
      // Some plans may be sold later, but not all.
      const isForSale = plans.some((plan) => plan.paymentLink);
      return contentIssue(path, none, isForSale ? 'warning' : undefined);
    }
    const first = plans.findIndex((plan) => plan.paymentLink === paymentLink);
    const shared = `“${plans[first]?.title}” has the same link. Does its page ask which plan?`;
    return [
      ...contentIssue(path, linkIssue(paymentLink)),
      ...contentIssue(path, first < index ? shared : null, 'warning'),
    ];
  });
}

const VALID_DAYS = 90;

/** No program can read another company's prices. */
function confirmation({ content: { launch }, today }: LaunchInput) {
  const date = launch.pricesConfirmed?.date;
  const days = date ? daysBetween(date, today) : -1;
  const why = date
    ? `${date} is more than ${VALID_DAYS} days ago or in the future.`
    : 'Nobody has confirmed that the payment pages charge these prices.';
  const how = `Open each payment page as a customer, compare price, tax and renewal with the plan, then set this to { by: 'your name', date: '${today}' }.`;
  const isSeen = days >= 0 && days <= VALID_DAYS;
  return contentIssue(['launch', 'pricesConfirmed'], isSeen ? null : `${why} ${how}`);
}

function promisedPrices({ content: { site }, today }: LaunchInput) {
  const until = site.pricesValidUntil;
  const text = `Search engines drop prices that were valid until ${until}. Set a later day, or empty it.`;
  return contentIssue(['site', 'pricesValidUntil'], until && until < today ? text : null);
}

/** Each plan can be bought at its price. */
export const payments: Check = {
  content: wrongDecimals,
  launch: (input) => [...paymentLinks(input), ...confirmation(input), ...promisedPrices(input)],
};
