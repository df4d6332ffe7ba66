/** What consumer law asks of pages and sellers, as far as a program can see it. */
import type { Content } from '@/lib/content/content';
import type { LegalPage } from '@/lib/content/schemas/pages';
import type { RouteName } from '@/lib/content/schemas/site';
import { textAt } from '@/lib/content/walk';
import { legalPage, printedWords } from './content';
import { englishOf } from './english';
import { pageAt } from './export';
import {
  type Check,
  type ContentInput,
  expected,
  inContent,
  type LaunchInput,
  onPage,
  type PagesInput,
} from './finding';
import { attributesOf, visibleText, words } from './page';

/** Faults in the text of built pages. @param names of the routes; all pages where there are none */
const inPages =
  (
    names: readonly (RouteName | LegalPage)[],
    file: string,
    find: (text: string, english: NonNullable<ReturnType<typeof englishOf>>) => string | null,
  ) =>
  ({ site, content }: PagesInput) => {
    const english = englishOf(content);
    const paths = names.map((name) => content.routes[name].path);
    return site.pages
      .filter(({ path }) => english && paths.includes(path))
      .flatMap((page) => onPage(page, english && find(visibleText(page.$), english), file));
  };

export const longerRight: Check = {
  id: 'LAW12',
  title: 'a longer right to cancel applies',
  pages: inPages(['refund'], 'content/legal/refund.md', (text, { longerRight: { is, such } }) =>
    is.test(text)
      ? null
      : `Say that a longer right to cancel, where the law gives one, applies: “${such}”`,
  ),
};

function unnamedRisk({ content }: ContentInput) {
  const english = englishOf(content);
  if (!english) return [];
  const { riskOfLoss, pastPerformance } = english;
  const line = words(textAt(content, ['footer', 'risk']));
  const disclaimer = legalPage(content, 'disclaimer');
  const isSaid = riskOfLoss.is.test(words(disclaimer?.text ?? ''));
  const such = (phrase: typeof riskOfLoss) => `words such as “${phrase.such}”`;
  return [
    ...(isSaid || !disclaimer ? [] : expected(disclaimer.path, such(riskOfLoss), undefined)),
    ...[riskOfLoss, pastPerformance]
      .filter(({ is }) => !is.test(line))
      .flatMap((phrase) => expected(['footer', 'risk'], such(phrase), line)),
  ];
}

export const riskLine: Check = {
  id: 'LAW13',
  title: 'pages name the risk',
  content: unnamedRisk,
  pages: inPages(['home', 'disclaimer'], 'content/', (text, { noAdvice: { is, such } }) =>
    is.test(text) ? null : `Say that this is no financial advice: “${such}”.`,
  ),
};

export const affiliation: Check = {
  id: 'LAW16',
  title: 'who names the charting platform denies an affiliation',
  content({ content }) {
    const english = englishOf(content);
    const isNamed = (content as Partial<Content>).site?.isPlatformNamed === true;
    const text = textAt(content, ['footer', 'affiliation']);
    if (!english || !isNamed || english.notAffiliated.is.test(text)) return [];
    const what = `words such as “${english.notAffiliated.such}”`;
    return expected(['footer', 'affiliation'], what, text);
  },
};

export const paymentClaimed: Check = {
  id: 'LAW17',
  title: 'no page claims that a payment went through',
  pages: inPages(['paymentSuccess'], 'content/payment-success.ts', (text, { paid }) => {
    const claimed = paid.exec(text)?.[0];
    return claimed
      ? `“${claimed}” is more than a static page can know. Say what the buyer can see.`
      : null;
  }),
};

/** Members of the European Union, and the United Kingdom, whose consumer law still is like theirs. */
const EUROPE =
  'AT BE BG CY CZ DE DK EE ES FI FR GB GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');

function europeanFaults({ content: { launch, site } }: LaunchInput) {
  const served = launch.countriesServed;
  const europe = served.filter((code) => EUROPE.includes(code)).join(', ');
  const unknown =
    'No country is listed. List those whose people may subscribe: what the law asks for depends on them.';
  const withdrawal = `You serve ${europe}. Customers there may withdraw from the contract for 14 days, and must find a link to do so on every page. Set the address of that page.`;
  const tax = `You serve ${europe}, where the price beside a plan must be all that is charged. Have the payment pages charge these prices with tax included, then set this to true.`;
  return [
    ...inContent(['launch', 'countriesServed'], served.length > 0 ? null : unknown),
    ...inContent(
      ['launch', 'withdrawalLink'],
      europe && !launch.withdrawalLink ? withdrawal : null,
    ),
    ...inContent(['site', 'pricesIncludeTax'], europe && !site.pricesIncludeTax ? tax : null),
  ];
}

/** Every footer has the link, and these pages have it in their text. */
const WITHDRAWAL_PAGES = ['refund', 'paymentSuccess'] as const;

function missingWithdrawal({ content: { launch, routes }, site }: PagesInput) {
  const { withdrawalLink } = launch;
  if (!withdrawalLink) return [];
  const inText = WITHDRAWAL_PAGES.map((name) => pageAt(site, routes[name].path));
  return site.pages.flatMap((page) =>
    (inText.includes(page) ? ['footer', 'main'] : ['footer'])
      .filter((part) => !attributesOf(page.$, `${part} a`, 'href').includes(withdrawalLink))
      .flatMap((part) => {
        const text = `The ${part} of the page has no link there. A text has it as {withdrawal}.`;
        return inContent(['launch', 'withdrawalLink'], text, { page: page.file });
      }),
  );
}

export const consumerLaw: Check = {
  id: 'LR23',
  title: 'customers in Europe can withdraw, and see whole prices',
  pages: missingWithdrawal,
  launch: europeanFaults,
};

/** Pages that name the seller. */
const SELLER_PAGES = ['terms', 'privacy'] as const;

export const sellerNamed: Check = {
  id: 'LR36',
  title: 'the seller can be found',
  launch({ content }) {
    const { seller } = content.site;
    const sample = `“${seller.address}” is made up, and pages say so. Put in the address at which the seller can be found, then set status to 'own'.`;
    if (seller.status === 'example') return inContent(['site', 'seller', 'address'], sample);
    return SELLER_PAGES.flatMap((name) => {
      const page = legalPage(content, name);
      const text = 'The page does not say where the seller is found. Print {seller} on it.';
      return page && !page.text.includes(seller.address) ? inContent(page.path, text) : [];
    });
  },
};

export const taxSaid: Check = {
  id: 'LR30',
  title: 'texts say of tax what prices do',
  launch({ content }) {
    const english = englishOf(content);
    if (!english) return [];
    const isIncluded = content.site.pricesIncludeTax;
    const wrong = isIncluded ? english.taxAdded : english.taxIncluded;
    const todo = isIncluded ? 'prices include it' : 'prices do not include it';
    return printedWords(content).flatMap(({ path, text }) => {
      const found = wrong.exec(text)?.[0];
      const fault = `“${found}” is said here, but ${todo} (site.pricesIncludeTax). Say what is.`;
      return inContent(path, found ? fault : null);
    });
  },
};

export const legalReview: Check = {
  id: 'LR21',
  title: 'a lawyer has read the contract',
  launch: ({ content, today }) =>
    (['terms', 'refund'] as const).flatMap((page) => {
      const review = content.launch.legalReview[page];
      const { updated } = content.routes[page];
      const fault = !review
        ? 'No lawyer has read this page. Have one read it, then set by and date.'
        : review.date > today
          ? `${review.date} has not come yet. Set the day of the review.`
          : review.date < updated
            ? `The page has changed on ${updated}, after it was read on ${review.date}. Have the change read.`
            : null;
      return inContent(['launch', 'legalReview', page], fault);
    }),
};
