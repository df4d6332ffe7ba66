import { changed, inTerms, itReports, set } from './testing/lines';
import { affiliation, longerRight, paymentClaimed, riskLine } from './wording';

itReports(longerRight, [
  changed('refund.html', 'that right applies', '', 'Say that a longer right to cancel'),
]);

itReports(riskLine, [
  inTerms('not indicative', 'indicative', 'The page does not print the risk line'),
  inTerms('is not indicative', 'is\n   not indicative'),
  inTerms('<p>Risk', '<p hidden>Risk', 'The page does not print'),
  ...['index.html', 'disclaimer.html'].map((name) =>
    changed(
      name,
      'financial advice',
      'advice',
      'Say that this is no financial advice: “not financial advice”.',
    ),
  ),
  set(
    {
      'footer.risk': 'Have fun.',
      'disclaimer.sections[0].blocks': ['Not financial advice.'],
    },
    'disclaimer.sections expected words such as “trading involves substantial risk of loss”',
    'footer.risk expected words such as “trading involves',
    'footer.risk expected words such as “past performance is not indicative of future results”',
  ),
]);

const DENIAL = 'Not affiliated with Chartbox.';

itReports(affiliation, [
  inTerms(DENIAL, 'Runs on Chartbox.', 'The page names Chartbox.'),
  inTerms(DENIAL, ''),
]);

const paid = (text: string, ...lines: string[]) =>
  changed('payment-success.html', '</main>', `<p>${text}</p></main>`, ...lines);

itReports(paymentClaimed, [
  paid('Your payment was successful.', '“payment was successful” is more than a static page can'),
  paid('If your payment went through, you have a receipt.'),
]);
