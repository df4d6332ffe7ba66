import { listAt, textAt } from '@/content/schemas/content-path';
import { isFree } from '@/lib/plans/figures';
import { type Check, type ContentInput, contentIssue, daysBetween, expected } from './finding';

/** Payment companies' admin pages. */
const OWNERS_VIEW =
  /^https:\/\/(?:(?:dashboard|manage|admin|vendors)\.|app\.lemonsqueezy\.com(?:[/?#]|$)|(?:www\.)?paypal\.com\/billing\/plans(?:[/?#]|$))/;

function wrongLinks({ content }: ContentInput) {
  const links = listAt(content, ['plans']).map((plan) => textAt(plan, ['paymentLink']));
  const own = textAt(content, ['site', 'url']);
  return links.flatMap((link, index) => {
    const wrong = (what: string) => expected(['plans', index, 'paymentLink'], what, link);
    if (OWNERS_VIEW.test(link)) return wrong('the public payment page, not an admin page');
    if (URL.canParse(link) && new URL(link).origin === own)
      return wrong('a payment company’s page, because this site takes no payments');
    return [];
  });
}

/** Test links: Stripe, PayPal, Paddle, Chargebee, FastSpring and most others. */
const TEST_MARKS =
  /\/(?:[a-z]+_)?test_|(?:^|[./-])(?:sandbox|test)(?:[./-]|$)|[?&](?:test|test_mode|sandbox)(?:=(?!0|false)|&|$)/i;

const VALID_DAYS = 90;

function linkIssue(link: string): string | null {
  return TEST_MARKS.test(link.replace(/^https:\/\//, ''))
    ? 'This is a test-mode link, which charges nothing. Set the live link.'
    : null;
}

export const payments: readonly Check[] = [
  {
    id: 'pricing/payment-links',
    title: 'every plan has a live payment link',
    content: wrongLinks,
    launch: ({ content: { plans } }) =>
      plans.flatMap((plan, index) => {
        const { paymentLink } = plan;
        if (isFree(plan)) return [];
        const first = plans.findIndex((plan) => plan.paymentLink === paymentLink);
        const isShared = paymentLink !== null && first < index;
        const none =
          'The plan has no payment link, so nobody can buy it. Set the link if you have one.';
        const text = paymentLink ? linkIssue(paymentLink) : none;
        // A plan may lack a link if another plan has one.
        const mayLackLink = !paymentLink && plans.some((plan) => plan.paymentLink);
        const severity = mayLackLink ? 'warning' : 'error';
        const shared = `“${plans[first]?.title}” has the same link. Does its page ask which plan?`;
        const path = ['plans', index, 'paymentLink'];
        return [
          ...contentIssue(path, text, { severity }),
          ...contentIssue(path, isShared ? shared : null, { severity: 'warning' }),
        ];
      }),
  },
  {
    // No program can read another company's prices.
    id: 'pricing/confirmed',
    title: 'prices were compared with the payment pages',
    launch({ content, today }) {
      const date = content.launch.pricesConfirmed?.date;
      const days = date ? daysBetween(date, today) : -1;
      const why = date
        ? `${date} is more than ${VALID_DAYS} days ago or in the future.`
        : 'Nobody has confirmed that the payment pages charge these prices.';
      const how = `Open each payment page, compare price, tax and renewal with the plan, then set this to { by: 'your name', date: '${today}' }.`;
      const isSeen = days >= 0 && days <= VALID_DAYS;
      return contentIssue(['launch', 'pricesConfirmed'], isSeen ? null : `${why} ${how}`);
    },
  },
];
