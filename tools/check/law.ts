import { collectStrings, type Leaf, textAt, valueAt } from '@/content/schemas/content-path';
import { legalPage, printedWords } from './content';
import { type English, englishOf, type Phrase } from './english';
import { words } from './export';
import { type Check, type ContentInput, contentIssue, expected, type Written } from './finding';

const needs =
  (find: (english: English, content: Written) => readonly (readonly [Leaf, Phrase])[]) =>
  ({ content }: ContentInput) => {
    const english = englishOf(content);
    return (english ? find(english, content) : [])
      .filter(([{ text }, { is }]) => !is.test(words(text)))
      .flatMap(([{ path, text }, { example }]) =>
        expected(path, `words such as “${example}”`, text),
      );
  };

const leafAt = (content: Written, ...path: string[]): Leaf => ({
  path,
  text: textAt(content, path),
});

/** EU and UK, which have similar consumer law. */
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
    title: 'the refund page says that a longer legal right to cancel applies',
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
    title: 'the page after payment does not claim success',
    content: ({ content }) =>
      collectStrings(content.paymentSuccess, ['paymentSuccess'])
        // Only `order` texts may confirm a payment.
        .filter(({ path }) => path[1] !== 'order')
        .flatMap(({ path, text }) => {
          const claimed = englishOf(content)?.paid.exec(text)?.[0];
          return claimed ? expected(path, 'text that does not confirm a payment', claimed) : [];
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
      const what = `the refund days in content/site.ts: ${days} or {refundDays}`;
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
      return printedWords({ ...content }).flatMap(({ path, text }) => {
        // The field for the other setting is unused.
        const found = path.includes(field) ? null : wrong?.exec(words(text))?.[0];
        const issue = `“${found}” contradicts site.pricesIncludeTax, which is ${isIncluded}.`;
        return contentIssue(path, found ? issue : null);
      });
    },
  },
  {
    id: 'legal/withdrawal',
    title: 'European customers can withdraw, and prices include tax',
    launch({ content: { launch, site }, written }) {
      const { countriesServed, withdrawalLink } = launch;
      const europe = countriesServed.filter((code) => EUROPE.includes(code)).join(', ');
      const texts = [legalPage(written, 'refund'), ...collectStrings(written.paymentSuccess)];
      const linked = texts.filter(({ text }) => text.includes('{withdrawal}'));
      const unknown =
        'No country is listed. List the countries you sell to; legal requirements depend on them.';
      const missing = `You sell to ${europe}. Customers there have 14 days to withdraw from the contract. Every page must have a withdrawal link: set its address.`;
      const unlinked =
        'The refund page or the page after payment lacks this link. Add {withdrawal} to both.';
      const tax = `You sell to ${europe}, where prices must include tax. Include it on the payment pages, then set this to true.`;
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
      const sample = `“${address}” is the sample's address. Set the seller's address, then set status to 'own'.`;
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
