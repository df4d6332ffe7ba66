/** What consumer law asks for, as far as a program can see it. */
import { collectStrings, type Leaf, textAt, valueAt } from '@/content/schemas/content-path';
import { legalPage, printedWords } from './content';
import { type English, englishOf, type Phrase } from './english';
import { type Check, type ContentInput, contentIssue, expected, type Written } from './finding';
import { words } from './page';

/** A check of sentences that texts need. @param find texts and their sentences */
const needs =
  (find: (english: English, content: Written) => readonly (readonly [Leaf, Phrase])[]) =>
  ({ content }: ContentInput) => {
    const english = englishOf(content);
    return (english ? find(english, content) : [])
      .filter(([{ text }, { is }]) => !is.test(words(text)))
      .flatMap(([{ path, text }, { such }]) => expected(path, `words such as “${such}”`, text));
  };

const leafAt = (content: Written, ...path: string[]): Leaf => ({
  path,
  text: textAt(content, path),
});

/** Members of the European Union, and the United Kingdom, whose consumer law is like theirs. */
const EUROPE =
  'AT BE BG CY CZ DE DK EE ES FI FR GB GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');

const planTerms = needs(({ terms }, content) =>
  Object.entries(terms).map(([field, phrase]) => [
    leafAt(content, 'pricing', 'card', field),
    phrase,
  ]),
);

function unnamedCurrency({ content }: ContentInput) {
  const path = ['pricing', 'card', 'currency'];
  const code = textAt(content, ['site', 'currency']);
  return collectStrings(valueAt(content, path), path)
    .filter(({ text }) => !text.includes('{currency}') && !text.includes(code))
    .flatMap((leaf) => expected(leaf.path, `text with {currency} or ${code}`, leaf.text));
}

export const law: readonly Check[] = [
  {
    id: 'legal/cancellation-right',
    title: 'the refund page grants a longer legal right to cancel',
    content: needs((english, content) => [
      [legalPage(content, 'refund'), english.cancellationRight],
    ]),
  },
  {
    id: 'legal/risk',
    title: 'pages disclose the risk of loss',
    content: needs((english, content) => [
      [leafAt(content, 'footer', 'risk'), english.riskDisclosure],
      [leafAt(content, 'footer', 'risk'), english.pastPerformance],
      [leafAt(content, 'home', 'risk'), english.noAdvice],
      [legalPage(content, 'disclaimer'), english.riskDisclosure],
      [legalPage(content, 'disclaimer'), english.noAdvice],
    ]),
  },
  {
    id: 'legal/affiliation',
    title: 'the footer denies affiliation with the platform',
    content: needs((english, content) =>
      valueAt(content, ['site', 'isPlatformNamed']) === true
        ? [[leafAt(content, 'footer', 'affiliation'), english.notAffiliated]]
        : [],
    ),
  },
  {
    id: 'legal/payment-status',
    title: 'no page claims that a payment succeeded',
    content: ({ content }) =>
      collectStrings(content.paymentSuccess, ['paymentSuccess'])
        // The order service knows it.
        .filter(({ path }) => path[1] !== 'order')
        .flatMap(({ path, text }) => {
          const claimed = englishOf(content)?.paid.exec(text)?.[0];
          return claimed ? expected(path, 'words of what the buyer can see', claimed) : [];
        }),
  },
  {
    id: 'legal/plan-terms',
    title: 'plans state renewal, canceling, refund and currency',
    content: (input) => [...planTerms(input), ...unnamedCurrency(input)],
  },
  {
    id: 'legal/refund-period',
    title: 'the refund period is the same everywhere',
    content({ content }) {
      const days = String(valueAt(content, ['site', 'refundDays']));
      const what = `the refund days of content/site.ts: ${days} or {refundDays}`;
      const promises = englishOf(content)?.refundDays ?? [];
      return collectStrings(content).flatMap(({ path, text }) => {
        const found = promises.flatMap((promise) => [...words(text).matchAll(promise)]);
        const other = found.find(([, promised]) => promised !== days);
        return other ? expected(path, what, other[0]) : [];
      });
    },
  },
  {
    id: 'pricing/tax',
    title: 'text about tax matches pricesIncludeTax',
    launch({ content }) {
      const isIncluded = content.site.pricesIncludeTax;
      const field = isIncluded ? 'taxAdded' : 'taxIncluded';
      const wrong = englishOf(content)?.[field];
      const todo = isIncluded ? 'prices include it' : 'prices do not include it';
      return printedWords({ ...content }).flatMap(({ path, text }) => {
        // A text for the other case is not printed.
        const found = path.includes(field) ? null : wrong?.exec(words(text))?.[0];
        const issue = `“${found}” is said here, but ${todo} (site.pricesIncludeTax).`;
        return contentIssue(path, found ? issue : null);
      });
    },
  },
  {
    id: 'legal/withdrawal',
    title: 'European customers can withdraw and see full prices',
    launch({ content: { launch, site }, written }) {
      const { countriesServed, withdrawalLink } = launch;
      const europe = countriesServed.filter((code) => EUROPE.includes(code)).join(', ');
      const texts = [legalPage(written, 'refund'), ...collectStrings(written.paymentSuccess)];
      const linked = texts.filter(({ text }) => text.includes('{withdrawal}'));
      const unknown =
        'No country is listed. List those whose people may subscribe: what the law asks for depends on them.';
      const missing = `You serve ${europe}. Customers there may withdraw from the contract for 14 days, and must find a link to do so on every page. Set the address of that page.`;
      const unlinked =
        'The refund page or the page after the payment has no link there. Write {withdrawal} into both.';
      const tax = `You serve ${europe}, where the price beside a plan must be all that is charged. Have the payment pages charge these prices with tax included, then set this to true.`;
      return [
        ...contentIssue(['launch', 'countriesServed'], countriesServed.length > 0 ? null : unknown),
        ...contentIssue(['launch', 'withdrawalLink'], europe && !withdrawalLink ? missing : null),
        ...contentIssue(
          ['launch', 'withdrawalLink'],
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
      const { address, status } = site.seller;
      const sample = `“${address}” is made up, and pages say so. Put in the address at which the seller can be found, then set status to 'own'.`;
      if (status === 'example') return contentIssue(['site', 'seller', 'address'], sample);
      return (['terms', 'privacy'] as const)
        .map((name) => legalPage(written, name))
        .filter(({ text }) => !text.includes('{seller}') && !text.includes(address))
        .flatMap(({ path }) =>
          contentIssue(
            path,
            'The page does not name the seller’s address. Write {seller} into it.',
          ),
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
          ? `Read on ${date}, but the page changed on ${updated}, or that day has not come. Have the page read.`
          : 'No lawyer has read this page. Have one read it, then set by and date.';
        return contentIssue(['launch', 'legalReview', page], isRead ? null : issue);
      }),
  },
];
