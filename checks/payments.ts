/** Plans can be bought, at the prices that this site says. */
import { listAt, textAt } from '@/lib/content/walk';
import { daysBetween } from './contact';
import { type Check, type ContentInput, expected, inContent, type LaunchInput } from './finding';

function sharedLinks({ content }: ContentInput) {
  const links = listAt(content, ['plans']).map((plan) => textAt(plan, ['paymentLink']));
  return links.flatMap((link, index) =>
    link !== '' && links.indexOf(link) < index
      ? expected(['plans', index, 'paymentLink'], 'a payment link that no other plan has', link)
      : [],
  );
}

/** What an owner sees of a payment page and no buyer can open. */
const OWNERS_VIEWS = [
  /^https:\/\/(?:dashboard|manage|admin|vendors)\./,
  /^https:\/\/app\.lemonsqueezy\.com(?:[/?#]|$)/,
  /^https:\/\/(?:www\.)?paypal\.com\/billing\/plans(?:[/?#]|$)/,
];

/** @returns whether a link leads to a page of this site, none of which takes a payment */
function isOwnPage(link: string, site: unknown): boolean {
  const top = textAt(site, ['url']);
  return URL.canParse(link) && URL.canParse(top) && new URL(link).origin === new URL(top).origin;
}

function buyersPages({ content }: ContentInput) {
  return listAt(content, ['plans']).flatMap((plan, index) => {
    const link = textAt(plan, ['paymentLink']);
    const path = ['plans', index, 'paymentLink'];
    if (OWNERS_VIEWS.some((view) => view.test(link)))
      return expected(
        path,
        'the payment page that buyers open, not the place where you manage it',
        link,
      );
    const what = 'the page of a payment company, as no page of this site takes payments';
    return isOwnPage(link, content.site) ? expected(path, what, link) : [];
  });
}

function linkFault(link: string | null, hosts: readonly string[]): string | null {
  if (!link)
    return 'The plan cannot be bought, which its card says. Set the address of its payment page, if there is one.';
  // That it is an https URL is seen to by its schema.
  const { hostname } = new URL(link);
  if (hosts.includes(hostname)) return null;
  return `It leads to ${hostname}, which launch.paymentHosts does not list. If that is your payment company, add it there; if not, correct the link.`;
}

/** A check of each payment link before a launch. @param find what is wrong with it, or null */
const onLinks =
  (find: (link: string | null, hosts: readonly string[]) => string | null) =>
  ({ content: { plans, launch } }: LaunchInput) =>
    plans.flatMap(({ paymentLink }, index) => {
      const text = find(paymentLink, launch.paymentHosts);
      // The page is made for a plan that is not on sale yet; a site on which nothing is on sale is not finished.
      const isMeant = !paymentLink && plans.some((plan) => plan.paymentLink);
      return inContent(
        ['plans', index, 'paymentLink'],
        text,
        isMeant ? { severity: 'warning' } : {},
      );
    });

export const paymentLinks: Check = {
  id: 'LR03',
  title: 'every plan can be bought',
  content: (input) => [...sharedLinks(input), ...buyersPages(input)],
  launch: onLinks(linkFault),
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
  title: 'payment pages charge for real',
  launch: onLinks((link) => {
    const address = link?.replace(/^https:\/\//, '') ?? '';
    return TEST_MARKS.some((mark) => mark.test(address))
      ? `${link} is a test page: nothing is charged there. Set the live one.`
      : null;
  }),
};

/** Days for which a look at the payment pages counts. */
const VALID_DAYS = 90;

function confirmationFault({ content, today }: LaunchInput): string | null {
  const confirmed = content.launch.pricesConfirmed;
  if (!confirmed) return 'Nobody has confirmed that the payment pages charge these prices.';
  const { date } = confirmed;
  if (date > today) return `${date} has not come yet.`;
  if (daysBetween(date, today) <= VALID_DAYS) return null;
  return `The payment pages were last compared on ${date}, more than ${VALID_DAYS} days ago.`;
}

/** A person saw that the payment pages charge what this site says. No program can: they are another company's. */
export const pricesConfirmed: Check = {
  id: 'LR22',
  title: 'prices were compared with the payment pages',
  launch(input) {
    const why = confirmationFault(input);
    const how = `Open each payment page, compare price, tax and renewal with the plan, then set this to { by: 'your name', date: '${input.today}' }.`;
    return inContent(['launch', 'pricesConfirmed'], why && `${why} ${how}`);
  },
};
