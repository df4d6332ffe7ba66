import { addresses } from './addresses';
import { changed, file, inTerms, itReports, set } from './testing/lines';

const URL_OF_TERMS = 'https://www.acme.com/terms';
const EVERY_URL = new RegExp(URL_OF_TERMS, 'g');
const CANONICAL = /<link rel="canonical"[^>]*>/;
const NOINDEX = '<meta name="robots" content="noindex">';
const TERMS_IN_SITEMAP = /<url><loc>[^<]*\/terms<.*?<\/url>/;

itReports(addresses, [
  inTerms(
    CANONICAL,
    '',
    '0 canonical links, expected one.',
    `og:url ${URL_OF_TERMS}, expected that of the canonical link.`,
  ),
  inTerms(CANONICAL, '$&$&', '2 canonical links, expected one.'),
  inTerms(EVERY_URL, 'https://www.acme.com/privacy', 'Canonical link https://www.acme.com/privacy'),
  inTerms(EVERY_URL, '/terms', `Canonical link /terms, expected ${URL_OF_TERMS}.`),
  inTerms(
    /(<meta property="og:url" content=")[^"]*/,
    '$1https://www.acme.com',
    'og:url https://www.acme.com, expected that of the canonical link.',
  ),
  inTerms('<title>', `${NOINDEX}<title>`, 'It says noindex'),
  inTerms('lang="en"', 'lang="de"', 'html has no lang="en".'),
  inTerms('content="en_US"', 'content="de_DE"', 'og:locale is not en_US.'),
  inTerms(
    '<title>',
    '<link rel="alternate" hreflang="de" href="/de"><title>',
    'A link has hreflang',
  ),
  changed('404.html', NOINDEX, '', 'It lacks noindex'),
  changed('payment-success.html', NOINDEX, '', 'It lacks'),
  file('404.html', null, 'The page is missing.'),
  changed('sitemap.xml', TERMS_IN_SITEMAP, '', `${URL_OF_TERMS} of 2026-11-21 is missing.`),
  changed('sitemap.xml', TERMS_IN_SITEMAP, '$&$&', `${URL_OF_TERMS} of 2026-11-21 does not belong`),
  changed(
    'sitemap.xml',
    '<urlset>',
    '<urlset><url><loc>https://www.acme.com/payment-success</loc><lastmod>2026-11-21</lastmod></url>',
    'https://www.acme.com/payment-success of 2026-11-21 does not belong here.',
  ),
  changed(
    'sitemap.xml',
    /(\/terms<\/loc><lastmod>)[\d-]+/,
    '$12026-11-22',
    `${URL_OF_TERMS} of 2026-11-21 is missing.`,
    `${URL_OF_TERMS} of 2026-11-22 does not belong here.`,
  ),
  changed('robots.txt', 'Allow', 'Disallow', '"Disallow: /": nothing may be'),
  changed('robots.txt', /Sitemap.*/, '', 'No line "Sitemap: https'),
  file('robots.txt', null, 'The file is missing.'),
  set(
    {
      'routes.privacy.title': 'Page terms',
      'routes.privacy.description': 'Description of terms'.padEnd(80, '.'),
    },
    'routes.privacy.title expected a title that no other page has, got "Page terms"',
    'routes.privacy.description expected a description that no other page has',
  ),
  set(
    { 'routes.paymentSuccess.indexed': true },
    'routes.paymentSuccess.indexed expected false, as this page is no search result, got true',
  ),
]);
