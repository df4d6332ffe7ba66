import { prices, savings, struckPrices } from './prices';
import {
  type Case,
  changed,
  inTerms,
  itReports,
  linesOf,
  printed,
  said,
  set,
} from './testing/lines';

itReports(prices, [
  said('It costs $29.99.', 'expected no price but $10.00, $99.50, got "$29.99"'),
  said('From $10.00, or $10, on a $10,000 account.'),
  said('On a $10,000 account you risk $1,000.'),
  said('A $1,234,500 account', 'expected no price but $10.00, $99.50, got "$1,234,500"'),
  said('It was $900,', 'expected no price but $10.00, $99.50, got "$900"'),
  printed('A $50,000 account, $9,500 more', 'The page says $9,500, which no plan costs.'),
  printed('$10.00, $99.50, $120.00, save $20.50, $8.29 per month'),
  printed('<i aria-hidden="true"><b>$</b><b>7</b><b>99</b></i>'),
  printed('Only $9.99', 'The page says $9.99, which no plan costs.'),
  printed('Only 29.99 USD', 'The page says 29.99 USD, which no plan costs.'),
  printed('Version 29.99'),
  inTerms('name="description" content="', '$&From $5 ', 'The page says $5, which no plan costs.'),
  inTerms('"price":"99.50"', '"price":"99.5"', 'offer of Annual: price is 99.5'),
  inTerms('"USD"', '"EUR"', 'offer of Monthly: priceCurrency is EUR'),
  set({ 'plans[0].price': 1299, 'plans[1].price': 12_000 }),
  set({ 'plans[0].trialDays': 7 }),
  set({ 'plans[1].interval': 'once' }),
  set({ 'site.currency': 'EUR' }),
  set(
    { 'site.currency': 'JPY' },
    'plans[1].price expected a price with at most 0 decimals, as JPY has, got 99.5',
  ),
  inTerms('"Annual Plan"', '"Annual"', 'offer of Annual: name is Annual, expected Annual Plan.'),
  inTerms('"P1Y"', '"P1M"', 'offer of Annual, billing: billingDuration is P1M'),
  inTerms(
    '"billingIncrement":12',
    '"billingIncrement":1',
    'offer of Annual, billing: billingIncrement is 1',
  ),
  inTerms('"@type":"Offer"', '"@type":"Thing"', '1 offers in the structured'),
  inTerms('<p>Annual Plan', '<p>Annual', 'offer of Annual: “Annual Plan”'),
  inTerms('<p>Annual Plan', '<p hidden>Annual Plan', '', ''),
  [
    'expects no availability of a plan that cannot be bought',
    {
      fields: { 'plans[1].paymentLink': null },
      files: {
        'terms.html': (sound) =>
          sound.replace(
            '"Annual Plan",',
            '"Annual Plan","availability":"https://schema.org/InStock",',
          ),
      },
    },
    'terms.html offer of Annual: availability is https://schema.org/InStock, expected undefined.',
  ],
  changed('llms.txt', '$99.50', '$99', 'Annual Plan for $99.50 per year is missing.'),
]);

it('reports offers in another order than the plans', async () => {
  const swap = (sound: string) =>
    sound.replace(/("offers":\[)(\{.*?\}\}?),(\{.*?\})(\],"|\]\})/, '$1$3,$2$4');
  expect(await linesOf(prices, { files: { 'terms.html': swap } })).toContain(
    'terms.html offer of Monthly: price is 99.50, expected 10.00.',
  );
});

/** The card of the annual plan with another struck price and another saving. */
const card = (struck: string, saving: string, ...lines: string[]) =>
  changed(
    'index.html',
    /(<s [^>]*>).*?(<\/s>.*?<b>).*?(<\/b>)/,
    `$1$${struck}$2${saving}$3 `,
    ...lines.map((line) => `On the card ${line}`),
  );

// The annual plan saves 17.08 % of $120.00.
itReports(savings, [
  card('$120.00', 'Save (17%)'),
  card('$120.00', 'Save (about 17.5%)'),
  card('$199.99', 'Save', 'the struck price $199.99 is not 12 times the price of Monthly'),
  card('$120.00', 'Save (about 40%)', '40% is stated, 17.1% is saved'),
  card('$120.00', 'Save (17.5%)', '17.5% is rounded up without “about”'),
]);

const STRUCK = '<s data-compared="">$60.00</s>';
const item = (html: string, ...lines: string[]): Case =>
  printed(`<ul><li>${html}</li></ul>`, ...lines.map((line) => `The struck price $60.00 ${line}`));

itReports(struckPrices, [
  item(`${STRUCK} 6 × $10.00 billed monthly`),
  item('<s>Old</s>'),
  item(STRUCK, 'is not explained'),
  item(`${STRUCK}</li><li>6 × $10.00`, 'is not explained'),
  item(`6 × $10.00 ${STRUCK}`, 'is not explained'),
  item('<s>$60.00</s> 6 × $10.00', 'has no data-compared'),
]);
