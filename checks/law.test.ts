import {
  affiliation,
  consumerLaw,
  legalReview,
  longerRight,
  paymentClaimed,
  riskLine,
  sellerNamed,
  taxSaid,
} from './law';
import { changed, itReports, said, set } from './testing/lines';

itReports(longerRight, [
  changed('refund.html', 'that right applies', '', 'Say that a longer right to cancel'),
]);

itReports(riskLine, [
  changed('index.html', 'financial advice', 'advice', 'Say that this is no financial advice'),
  set(
    { 'footer.risk': 'Have fun.', 'pages[3].body': 'Not financial advice.' },
    'body expected words such as “trading involves substantial risk of loss”',
    'footer.risk expected words such as “trading involves',
    'footer.risk expected words such as “past performance is not indicative of future results”',
  ),
]);

itReports(affiliation, [
  set({ 'footer.affiliation': 'Runs on it.' }, 'footer.affiliation expected words such as'),
  set({ 'footer.affiliation': 'Runs on it.', 'site.isPlatformNamed': false }),
]);

const afterPayment = (text: string, ...lines: string[]) =>
  changed('payment-success.html', '</main>', `<p>${text}</p></main>`, ...lines);

itReports(paymentClaimed, [
  afterPayment('Your payment was successful.', '“payment was successful” is more than'),
  afterPayment('If your payment went through, you have a receipt.'),
]);

const AMERICA = { 'launch.countriesServed': ['US'] };
const LINK = 'https://members.acme.com/withdraw';

itReports(consumerLaw, [
  set({ 'launch.withdrawalLink': null }, 'launch.withdrawalLink You serve GB, DE.'),
  set({ 'site.pricesIncludeTax': false }, 'site.pricesIncludeTax You serve GB, DE, where'),
  set({ ...AMERICA, 'launch.withdrawalLink': null, 'site.pricesIncludeTax': false }),
  set({ 'launch.countriesServed': [] }, 'launch.countriesServed No country is listed.'),
  changed('refund.html', LINK, '/terms', 'The main of the page has no link there.'),
  changed('404.html', LINK, '/terms', 'The footer of the page has no link there.'),
]);

itReports(sellerNamed, [
  set(
    { 'site.seller.status': 'example' },
    'site.seller.address “1 High Street, London” is made up, and pages say so.',
  ),
  set(
    { 'pages[0].body': 'Write to help@acme.com.' },
    'body The page does not say where the seller is found.',
  ),
]);

const SENTENCE = 'Tax may be added at checkout.';

itReports(taxSaid, [
  said(SENTENCE, '“Tax may be added” is said here, but prices include it'),
  said('All taxes included.'),
  set({ 'site.pricesIncludeTax': false, 'home.intro': SENTENCE }),
  set(
    { 'site.pricesIncludeTax': false, 'home.intro': 'Including VAT.' },
    'home.intro “Including VAT” is said here, but prices do not include it',
  ),
]);

const READ = (date: string) => ({ 'launch.legalReview.terms': { by: 'Ann', date } });

itReports(legalReview, [
  set({ 'launch.legalReview.terms': null }, 'launch.legalReview.terms No lawyer has read this'),
  set(READ('2026-12-02'), 'launch.legalReview.terms 2026-12-02 has not come yet.'),
  set(READ('2026-11-20'), 'launch.legalReview.terms The page has changed on 2026-11-21'),
]);
