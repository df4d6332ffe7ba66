/** What the law of the countries served asks for, beside what every site says. */
import type { Content } from '@/lib/content/content';
import { leavesOf, type Path } from '@/lib/content/walk';
import { type Page, pageAt } from './export';
import { type Check, type Found, inContent, type LaunchInput, type PagesInput } from './finding';
import { attributesOf, visibleText, words } from './page';

/** Members of the European Union. */
const UNION =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');

/** @returns the countries served in which the law of the Union holds, or that of the United Kingdom, which still is like it */
function inEurope({ launch }: Content): string[] {
  return launch.countriesServed.filter((code) => code === 'GB' || UNION.includes(code));
}

/** The subscription rules of the United Kingdom are expected in the spring of 2027. */
const SUBSCRIPTION_RULES = '2027-03-01';

/** What may be right as it stands, and wants a look. */
function countryFaults({ content, today }: LaunchInput) {
  const { launch, site } = content;
  const served = launch.countriesServed;
  const europe = inEurope(content);
  const list = europe.join(', ');
  const consent = `You serve ${list}, where this may need the visitor’s consent, which the site does not ask for. Have a lawyer look at it, or switch it off.`;
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
      europe.length > 0 && !launch.withdrawalLink,
      ['launch', 'withdrawalLink'],
      `You serve ${list}. Customers there may withdraw from the contract for 14 days, and in the EU must find a link to do so on every page. Set the address of that page.`,
    ],
    [europe.length > 0 && site.analytics !== null, ['site', 'analytics'], consent],
  ];
  return faults.flatMap(([isSo, path, text]) =>
    isSo ? inContent(path, text, { severity: 'warning' }) : [],
  );
}

/** No total may be shown before tax. */
function taxFault({ content }: LaunchInput) {
  const europe = inEurope(content);
  const text = `You serve ${europe.join(', ')}, where the price beside a plan must be all that is charged. Have the payment pages charge these prices with tax included, then set this to true.`;
  const isUntrue = europe.length > 0 && !content.site.pricesIncludeTax;
  return inContent(['site', 'pricesIncludeTax'], isUntrue ? text : null);
}

/** Pages that lead to where customers withdraw from the contract, beside the footer of each. */
const WITHDRAWAL_PAGES = ['refund', 'paymentSuccess'] as const;

function missingWithdrawal({ content: { launch, routes }, site }: PagesInput) {
  const { withdrawalLink } = launch;
  if (!withdrawalLink) return [];
  const isIn = (page: Page, part: string) =>
    attributesOf(page.$, `${part} a[href]`, 'href').includes(withdrawalLink);
  const others = WITHDRAWAL_PAGES.flatMap((name) => pageAt(site, routes[name].path) ?? []);
  const lacks = (text: string) => (page: Page) =>
    inContent(['launch', 'withdrawalLink'], text, { page: page.file });
  return [
    ...site.pages
      .filter((page) => !isIn(page, 'footer'))
      .flatMap(lacks('No link leads there from the footer. Build the site again.')),
    ...others
      .filter((page) => !isIn(page, 'main'))
      .flatMap(lacks('No link leads there from the text of the page. Put {withdrawal} into it.')),
  ];
}

export const consumerLaw: Check = {
  id: 'LR23',
  title: 'the law of the countries served',
  pages: missingWithdrawal,
  launch: (input) => [...countryFaults(input), ...taxFault(input)],
};

/** Legal pages that say with whom the reader deals. */
const SELLER_PAGES = ['terms', 'privacy'] as const;

function sellerFaults({ content }: LaunchInput): Found[] {
  const { seller } = content.site;
  const europe = inEurope(content);
  // Buyers in California cannot be told from others in the United States.
  const asking = content.launch.countriesServed.filter(
    (code) => code === 'US' || europe.includes(code),
  );
  const law =
    asking.length > 0 ? ` You serve ${asking.join(', ')}, where the law asks for it.` : '';
  const sample = `“${seller.address}” is made up, and pages say so. Put in the address at which the seller can be found, then set status to 'own'.${law}`;
  if (seller.status === 'example')
    return inContent(['site', 'seller', 'address'], sample, { isSample: true });
  const unsaid = SELLER_PAGES.filter(
    (page) => !leavesOf(content[page]).some(({ text }) => text.includes(seller.address)),
  );
  const numbers = { register: 'in a public register', vatNumber: 'registered for VAT' } as const;
  return [
    ...unsaid.flatMap((page) =>
      inContent(
        [page, 'sections'],
        `The page does not say where the seller is found. Print site.seller.line on it.${law}`,
      ),
    ),
    ...(Object.keys(numbers) as (keyof typeof numbers)[]).flatMap((field) =>
      inContent(
        ['site', 'seller', field],
        europe.length > 0 && seller[field] === null
          ? `You serve ${europe.join(', ')}, where a seller who is ${numbers[field]} must say so. Set it, if you are.`
          : null,
        { severity: 'warning' },
      ),
    ),
  ];
}

/** All that is known of the seller is easily found: at the foot of every page. */
function unprintedSeller({ content: { footer }, site }: PagesInput) {
  return site.pages
    .filter(({ $ }) => !visibleText($, 'footer').includes(words(footer.copyright)))
    .flatMap(({ file }) =>
      inContent(['footer', 'copyright'], 'The page does not print it in its footer.', {
        page: file,
      }),
    );
}

export const sellerNamed: Check = {
  id: 'LR36',
  title: 'the seller can be found',
  pages: unprintedSeller,
  launch: sellerFaults,
};
