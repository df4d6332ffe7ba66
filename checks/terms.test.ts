import { planTerms, refundDays } from './terms';
import { changed, inTerms, itReports, printed, said, set } from './testing/lines';

const inCard = (word: string, line: string) =>
  changed(
    'index.html',
    new RegExp(`<li>[^<]*${word}[^<]*</li>`),
    '',
    `The card does not say “${line}`,
  );

itReports(planTerms, [
  inCard('Renews', 'Renews at $10.00 every month.'),
  inCard('Cancel', 'Cancel online.'),
  inCard('refund', '7-day full refund.'),
  inCard('dollars', 'In US dollars.'),
  changed('index.html', 'data-plan="annual"', '', 'The page has no card of Annual.'),
  set(
    { 'pricing.card.cancel': 'Anytime.' },
    'pricing.card.cancel expected words such as “Cancel anytime online”, got "Anytime."',
  ),
  set(
    { 'pricing.card.currency.taxIncluded': 'Prices.' },
    'pricing.card.currency.taxIncluded expected the currency by its name, US dollars, got "Prices."',
  ),
]);

const policy = (days: number) =>
  `<script type="application/ld+json">{"@type":"MerchantReturnPolicy","merchantReturnDays":${days}}</script>`;
const OTHER = 'The page promises 30 days and not 7.';

itReports(refundDays, [
  said(
    'A 30-day refund.',
    'expected the refund days of content/site.ts, 7, got "A 30-day refund."',
  ),
  printed(`<p>7-day money-back guarantee.</p>${policy(7)}`),
  printed('<p>We answer within 2 days. Money arrives within 10 days.</p>'),
  printed('<p>30-day money-back guarantee</p>', OTHER),
  printed('<p>30-day full refund</p>', OTHER),
  printed('<p>Within 30 days of a new subscription you get it back.</p>', OTHER),
  printed('<p>After 30 days sales are final.</p>', OTHER),
  printed(policy(30), OTHER),
  inTerms('<p>7-day refund.</p>', '', 'The page does not name 7 days, as footer.refund has it.'),
  set(
    { 'footer.refund': 'A refund.' },
    'footer.refund expected the refund days of content/site.ts, 7, got "A refund."',
  ),
]);
