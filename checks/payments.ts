/** Plans can be bought, at the prices that this site says. */
import { listAt, valueAt } from '@/lib/content/walk';
import { daysBetween } from './contact';
import {
  type Check,
  type ContentInput,
  expected,
  type Found,
  inContent,
  type LaunchInput,
} from './finding';
import { priceFingerprint } from './fingerprint';

/** No two plans lead to one payment page. */
function sharedLinks({ value }: ContentInput): Found[] {
  const links = listAt(value('plans')).map((plan) => valueAt(plan, ['paymentLink']));
  return links.flatMap((link, index) =>
    typeof link === 'string' && links.indexOf(link) < index
      ? expected(['plans', index, 'paymentLink'], 'a payment link that no other plan has', link)
      : [],
  );
}

/** Campaigns go along to payment pages on hosts that are known; without such hosts they would be kept for nothing. */
function uselessCampaigns({ value }: ContentInput): Found[] {
  const got = valueAt(value('site'), ['campaigns']);
  if (got !== true || listAt(value('launch'), ['paymentHosts']).length > 0) return [];
  const what = 'false, or hosts of payment links in content/launch.ts: paymentHosts';
  return [expected(['site', 'campaigns'], what, got)];
}

/** @returns what is wrong with a payment link, or null */
function linkFault(link: string | null, hosts: readonly string[]): string | null {
  if (!link) return 'The plan cannot be bought. Set the address of its payment page.';
  // That it is an https URL is seen to by its schema.
  const { hostname } = new URL(link);
  if (hosts.includes(hostname)) return null;
  return `It leads to ${hostname}, which launch.paymentHosts does not list. If that is your payment company, add it there; if not, correct the link.`;
}

export const paymentLinks: Check = {
  id: 'LR03',
  part: 'Plans and payment',
  title: 'every plan can be bought',
  content: (input) => [...sharedLinks(input), ...uselessCampaigns(input)],
  launch: ({ content: { plans, launch } }) =>
    plans.flatMap(({ paymentLink }, index) => {
      const text = linkFault(paymentLink, launch.paymentHosts);
      return text ? [inContent(['plans', index, 'paymentLink'], text)] : [];
    }),
};

/** How payment companies mark pages on which nothing is charged: Stripe, PayPal, Paddle, Chargebee, FastSpring and most others. */
const TEST_MARKS = [
  /\/(?:[a-z]+_)?test_/i,
  /(?:^|[./-])sandbox(?:[./-]|$)/i,
  /(?:^|[./-])test(?:[./-]|$)/i,
  /[?&](?:test|test_mode|sandbox)(?:=(?!0|false)|&|$)/i,
];

export const testPayments: Check = {
  id: 'LR25',
  part: 'Plans and payment',
  title: 'payment pages charge for real',
  launch: ({ content: { plans } }) =>
    plans.flatMap(({ paymentLink }, index) => {
      const address = paymentLink?.replace(/^https?:\/\//, '') ?? '';
      if (!TEST_MARKS.some((mark) => mark.test(address))) return [];
      const text = `${paymentLink} is a test page: nothing is charged there. Set the live one.`;
      return [inContent(['plans', index, 'paymentLink'], text)];
    }),
};

/** Days for which a look at the payment pages counts. */
const VALID_DAYS = 90;

/** @returns what is wrong with the confirmation of the prices, or null */
function confirmationFault({ content: { launch, plans }, today }: LaunchInput): string | null {
  const confirmed = launch.pricesConfirmed;
  if (!confirmed) return 'Nobody has confirmed that the payment pages charge these prices.';
  const { date, fingerprint } = confirmed;
  if (date > today) return `${date} has not come yet.`;
  if (fingerprint !== priceFingerprint(plans))
    return `Since ${date} an id, a price, the months or a payment link of a plan has changed.`;
  if (daysBetween(date, today) <= VALID_DAYS) return null;
  return `The payment pages were last compared on ${date}, more than ${VALID_DAYS} days ago.`;
}

/** A person saw that the payment pages charge what this site says. No program can: they are another company's. */
export const pricesConfirmed: Check = {
  id: 'LR22',
  part: 'Plans and payment',
  title: 'prices were compared with the payment pages',
  launch(input) {
    const why = confirmationFault(input);
    const line = `{ by: 'your name', date: '${input.today}', fingerprint: '${priceFingerprint(input.content.plans)}' }`;
    const how = `Open each payment page, compare price and renewal with the plan, then set this to ${line}`;
    return why ? [inContent(['launch', 'pricesConfirmed'], `${why} ${how}`)] : [];
  },
};
