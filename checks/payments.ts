/** Plans can be bought, at the prices that this site says. */
import { listAt, textAt } from '@/lib/content/walk';
import {
  type Check,
  type ContentInput,
  daysBetween,
  expected,
  inContent,
  type LaunchInput,
} from './finding';

/** Where an owner manages a payment page, and no buyer gets in. */
const OWNERS_VIEWS = [
  /^https:\/\/(?:dashboard|manage|admin|vendors)\./,
  /^https:\/\/app\.lemonsqueezy\.com(?:[/?#]|$)/,
  /^https:\/\/(?:www\.)?paypal\.com\/billing\/plans(?:[/?#]|$)/,
];

function wrongLinks({ content }: ContentInput) {
  const links = listAt(content, ['plans']).map((plan) => textAt(plan, ['paymentLink']));
  const own = textAt(content, ['site', 'url']);
  const isOwn = (link: string) => URL.canParse(link) && new URL(link).origin === own;
  return links.flatMap((link, index) => {
    const what = OWNERS_VIEWS.some((view) => view.test(link))
      ? 'the payment page that buyers open, not the place where you manage it'
      : isOwn(link)
        ? 'the page of a payment company, as no page of this site takes payments'
        : link !== '' && links.indexOf(link) < index
          ? 'a payment link that no other plan has'
          : null;
    return what ? expected(['plans', index, 'paymentLink'], what, link) : [];
  });
}

/** Payment links before a launch. @param find what is wrong with a link, or null */
const onLinks =
  (find: (link: string | null, hosts: readonly string[]) => string | null) =>
  ({ content: { plans, launch } }: LaunchInput) =>
    plans.flatMap(({ paymentLink }, index) => {
      // A plan may be announced while another is on sale.
      const isAnnounced = !paymentLink && plans.some((plan) => plan.paymentLink);
      const severity = isAnnounced ? 'warning' : 'error';
      const text = find(paymentLink, launch.paymentHosts);
      return inContent(['plans', index, 'paymentLink'], text, { severity });
    });

/** Marks of pages that charge nothing, at Stripe, PayPal, Paddle, Chargebee, FastSpring and most others. */
const TEST_MARKS =
  /\/(?:[a-z]+_)?test_|(?:^|[./-])(?:sandbox|test)(?:[./-]|$)|[?&](?:test|test_mode|sandbox)(?:=(?!0|false)|&|$)/i;

/** Days for which a look at the payment pages counts. */
const VALID_DAYS = 90;

export const payments: readonly Check[] = [
  {
    id: 'LR03',
    title: 'every plan can be bought',
    content: wrongLinks,
    launch: onLinks((link, hosts) => {
      if (!link)
        return 'The plan cannot be bought, which its card says. Set the address of its payment page, if there is one.';
      const { hostname } = new URL(link);
      return hosts.includes(hostname)
        ? null
        : `It leads to ${hostname}, which launch.paymentHosts does not list. If that is your payment company, add it there; if not, correct the link.`;
    }),
  },
  {
    id: 'LR25',
    title: 'payment pages charge for real',
    launch: onLinks((link) =>
      TEST_MARKS.test(link?.replace(/^https:\/\//, '') ?? '')
        ? `${link} is a test page: nothing is charged there. Set the live one.`
        : null,
    ),
  },
  {
    // No program sees what another company's pages charge.
    id: 'LR22',
    title: 'prices were compared with the payment pages',
    launch({ content, today }) {
      const date = content.launch.pricesConfirmed?.date;
      const days = date ? daysBetween(date, today) : -1;
      const why = date
        ? `${date} is more than ${VALID_DAYS} days ago, or has not come yet.`
        : 'Nobody has confirmed that the payment pages charge these prices.';
      const how = `Open each payment page, compare price, tax and renewal with the plan, then set this to { by: 'your name', date: '${today}' }.`;
      const isSeen = days >= 0 && days <= VALID_DAYS;
      return inContent(['launch', 'pricesConfirmed'], isSeen ? null : `${why} ${how}`);
    },
  },
];
