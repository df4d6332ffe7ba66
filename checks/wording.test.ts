import { type Case, itReports } from './testing/lines';
import { affiliation, longerRight, paymentClaimed, riskLine } from './wording';

const onPage = (what: string, file: string, from: string, to: string, ...lines: string[]): Case => [
  what,
  { files: { [file]: (sound) => sound.replace(from, to) } },
  ...lines,
];

itReports(longerRight, [
  onPage(
    'reports a refund page without the sentence',
    'refund.html',
    'longer right to cancel, that right applies',
    'right',
    'refund.html Say that a longer right to cancel',
  ),
]);

itReports(riskLine, [
  onPage(
    'reports a page that does not print the line',
    'terms.html',
    'not indicative',
    'indicative',
    'terms.html The page does not print the risk line',
  ),
  onPage('reads past line breaks', 'terms.html', 'is not indicative', 'is\n   not indicative'),
  onPage(
    'reads nothing that is hidden',
    'terms.html',
    '<p>Risk',
    '<p hidden>Risk',
    'terms.html The page does not print',
  ),
  ...['index', 'disclaimer'].map((name) =>
    onPage(
      `reports ${name}.html without "not financial advice"`,
      `${name}.html`,
      'financial advice',
      'advice',
      `${name}.html Say that this is not financial advice.`,
    ),
  ),
  [
    'reports a line and a disclaimer that do not name the risk',
    {
      content: ({ footer, disclaimer }) => {
        footer.risk = 'Have fun.';
        for (const section of disclaimer.sections) section.blocks = ['Not financial advice.'];
      },
    },
    'disclaimer.sections expected words such as “trading involves substantial risk of loss”',
    'footer.risk expected words such as “trading involves',
    'footer.risk expected the words “past performance is not indicative of future results”',
  ],
]);

itReports(affiliation, [
  onPage(
    'reports a page that names the platform and denies nothing',
    'terms.html',
    'Not affiliated with Chartbox.',
    'Runs on Chartbox.',
    'terms.html The page names Chartbox.',
  ),
  onPage('accepts a page that does not name it', 'terms.html', 'Not affiliated with Chartbox.', ''),
]);

itReports(paymentClaimed, [
  onPage(
    'reports a claim that a payment went through',
    'payment-success.html',
    '</main>',
    '<p>Your payment was successful.</p></main>',
    'payment-success.html “payment was successful” is more than a static page can know',
  ),
  onPage(
    'accepts a sentence that depends on it',
    'payment-success.html',
    '</main>',
    '<p>If your payment went through, you have a receipt.</p></main>',
  ),
]);
