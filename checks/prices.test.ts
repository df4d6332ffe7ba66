import { prices, savings, struckPrices } from './prices';
import { type Case, itReports, linesOf } from './testing/lines';

const changed = (
  what: string,
  file: string,
  from: string | RegExp,
  to: string,
  ...lines: string[]
): Case => [
  what,
  { files: { [file]: (sound) => sound.replace(from, to) } },
  ...lines.map((line) => `${file} ${line}`),
];
const printed = (text: string, ...lines: string[]): Case =>
  changed(
    `${lines.length > 0 ? 'reports' : 'accepts'} ${text} on a page`,
    'terms.html',
    '</main>',
    `<p>${text}</p></main>`,
    ...lines,
  );
const inData = (what: string, from: string | RegExp, to: string, ...lines: string[]): Case =>
  changed(what, 'terms.html', from, to, ...lines);

itReports(prices, [
  [
    'reports a typed price that no plan has',
    { content: ({ home }) => void Object.assign(home, { intro: 'It costs $29.99.' }) },
    'home.intro expected no price but $10.00, $99.50, got "It costs $29.99."',
  ],
  [
    'accepts a typed price that a plan has',
    { content: ({ home }) => void Object.assign(home, { intro: 'From $10.00.' }) },
  ],
  printed('$10.00, $99.50, $120.00, save $20.50, $8.29 per month'),
  printed('<i aria-hidden="true"><b>$</b><b>7</b><b>99</b></i>'),
  printed('Only $9.99', 'The page says $9.99, which no plan costs.'),
  printed('Only 29.99 USD', 'The page says 29.99, which no plan costs.'),
  printed('Version 29.99'),
  changed(
    'reports an amount in a description',
    'terms.html',
    /(name="description" content=")/,
    '$1From $5 ',
    'The page says $5, which no plan costs.',
  ),
  inData(
    'reports another price',
    /"price":"99.50"/,
    '"price":"99.5"',
    'offer of Annual: price is 99.5',
  ),
  inData('reports another currency', '"USD"', '"EUR"', 'offer of Monthly: priceCurrency is EUR'),
  inData(
    'reports another name',
    '"Annual Plan"',
    '"Annual"',
    'offer of Annual: name is Annual, exp',
  ),
  inData(
    'reports another period',
    '"P1Y"',
    '"P1M"',
    'offer of Annual, billing: billingDuration is P1M',
  ),
  inData(
    'reports other months',
    '"billingIncrement":12',
    '"billingIncrement":1',
    'offer of Annual, bil',
  ),
  inData(
    'reports an offer too few',
    '"@type":"Offer"',
    '"@type":"Thing"',
    '1 offers in the structured',
  ),
  inData(
    'reports a plan that is not printed',
    '<p>Annual Plan',
    '<p>Annual',
    'offer of Annual: “Annual Plan”',
  ),
  inData('reports a price that is hidden', '<p>Annual Plan', '<p hidden>Annual Plan', '', ''),
  [
    'expects no availability of a plan that cannot be bought',
    {
      content: ({ plans }) => {
        for (const plan of plans.slice(1)) plan.paymentLink = null;
      },
      files: {
        'terms.html': (sound) =>
          sound.replaceAll(
            '"Annual Plan",',
            '"Annual Plan","availability":"https://schema.org/InStock",',
          ),
      },
    },
    'terms.html offer of Annual: availability is https://schema.org/InStock, expected undefined.',
  ],
  changed(
    'reports a plan that plans.txt lacks',
    'plans.txt',
    'Annual',
    'Other',
    'Annual Plan for $99.50',
  ),
  changed(
    'reports another price in llms.txt',
    'llms.txt',
    '$99.50',
    '$99',
    'Annual Plan for $99.50',
  ),
]);

it('reports offers in another order than the plans', async () => {
  const swap = (sound: string) =>
    sound.replace(/("offers":\[)(\{.*?\}\}?),(\{.*?\})(\],"|\]\})/, '$1$3,$2$4');
  expect(await linesOf(prices, { files: { 'terms.html': swap } })).toContain(
    'terms.html offer of Monthly: price is 99.50, expected 10.00.',
  );
});

/** The card of the annual plan with another struck price and another saving. */
const card = (what: string, struck: string, saving: string, line?: string): Case => [
  what,
  {
    files: {
      'index.html': (sound) =>
        sound.replace(/(<s [^>]*>).*?(<\/s>.*?<b>).*?(<\/b>)/, `$1$${struck}$2${saving}$3 `),
    },
  },
  ...(line ? [`index.html On the card ${line}`] : []),
];

// The annual plan saves 17.08 % of $120.00.
itReports(savings, [
  card('accepts a share that is rounded down', '$120.00', 'Save $20.50 (17%)'),
  card('accepts one that is rounded up and says so', '$120.00', 'Save $20.50 (about 17.5%)'),
  card(
    'reports another comparison',
    '$199.99',
    'Save',
    'the struck price $199.99 is not 12 months',
  ),
  card('reports another share', '$120.00', 'Save (about 40%)', '40% is stated, 17.1% is saved'),
  card(
    'reports a share rounded up',
    '$120.00',
    'Save (17.5%)',
    '17.5% is rounded up without “about”',
  ),
]);

const struck = (what: string, html: string, line?: string): Case => [
  what,
  { files: { 'terms.html': (sound) => sound.replace('</main>', `${html}</main>`) } },
  ...(line ? [`terms.html The struck price $60.00 ${line}`] : []),
];
const STRUCK = '<s data-compared="">$60.00</s>';

itReports(struckPrices, [
  struck('accepts one that is explained', `<ul><li>${STRUCK} 6 × $10.00 billed monthly</li></ul>`),
  struck('accepts words that are struck', '<ul><li><s>Old</s></li></ul>'),
  struck('reports no explanation', `<ul><li>${STRUCK}</li></ul>`, 'is not explained'),
  struck(
    'reports an explanation in another card',
    `<ul><li>${STRUCK}</li><li>6 × $10.00</li></ul>`,
    'is not explained',
  ),
  struck('reports one before it', `<ul><li>6 × $10.00 ${STRUCK}</li></ul>`, 'is not explained'),
  struck('reports no mark', '<ul><li><s>$60.00</s> 6 × $10.00</li></ul>', 'has no data-compared'),
]);
