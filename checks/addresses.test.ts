import { addresses } from './addresses';
import { type Case, itReports } from './testing/lines';

const URL_OF_TERMS = 'https://www.acme.com/terms';
const NOINDEX = '<meta name="robots" content="noindex">';

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
const inTerms = (what: string, from: string | RegExp, to: string, ...lines: string[]): Case =>
  changed(what, 'terms.html', from, to, ...lines);

itReports(addresses, [
  inTerms(
    'reports no canonical link',
    /<link rel="canonical"[^>]*>/,
    '',
    '0 canonical links, expected one.',
    `og:url ${URL_OF_TERMS}, expected that of the canonical link.`,
  ),
  inTerms(
    'reports two canonical links',
    /(<link rel="canonical"[^>]*>)/,
    '$1$1',
    '2 canonical links, expected one.',
  ),
  inTerms(
    'reports another canonical address',
    new RegExp(URL_OF_TERMS, 'g'),
    'https://www.acme.com/privacy',
    `Canonical link https://www.acme.com/privacy, expected ${URL_OF_TERMS}.`,
  ),
  inTerms(
    'reports a relative one',
    new RegExp(URL_OF_TERMS, 'g'),
    '/terms',
    `Canonical link /terms, expected ${URL_OF_TERMS}.`,
  ),
  inTerms(
    'reports another og:url',
    /(<meta property="og:url" content=")[^"]*/,
    '$1https://www.acme.com',
    'og:url https://www.acme.com, expected that of the canonical link.',
  ),
  inTerms(
    'reports noindex on a page to be found',
    '<title>',
    `${NOINDEX}<title>`,
    'It says noindex',
  ),
  inTerms('reports another language', 'lang="en"', 'lang="de"', 'html has no lang="en".'),
  inTerms(
    'reports hreflang',
    '<title>',
    '<link rel="alternate" hreflang="de" href="/de"><title>',
    'A link has hreflang',
  ),
  changed('reports a 404 page to be found', '404.html', NOINDEX, '', 'It lacks noindex'),
  changed(
    'reports a page after payment to be found',
    'payment-success.html',
    NOINDEX,
    '',
    'It lacks',
  ),
  [
    'reports a route without a page',
    { files: { '404.html': null } },
    '404.html The page is missing.',
  ],
  changed(
    'reports a page that the sitemap leaves out',
    'sitemap.xml',
    /<url><loc>[^<]*\/terms<.*?<\/url>/,
    '',
    `${URL_OF_TERMS} of 2026-11-21 is missing.`,
  ),
  changed(
    'reports a page that the sitemap lists twice',
    'sitemap.xml',
    /(<url><loc>[^<]*\/terms<.*?<\/url>)/,
    '$1$1',
    `${URL_OF_TERMS} of 2026-11-21 does not belong here.`,
  ),
  changed(
    'reports a page that does not belong into the sitemap',
    'sitemap.xml',
    '<urlset>',
    '<urlset><url><loc>https://www.acme.com/payment-success</loc><lastmod>2026-11-21</lastmod></url>',
    'https://www.acme.com/payment-success of 2026-11-21 does not belong here.',
  ),
  changed(
    'reports a date in the sitemap that is not that of the content',
    'sitemap.xml',
    /(\/terms<\/loc><lastmod>)[\d-]+/,
    '$12026-11-22',
    `${URL_OF_TERMS} of 2026-11-21 is missing.`,
    `${URL_OF_TERMS} of 2026-11-22 does not belong here.`,
  ),
  changed(
    'reports a hidden path',
    'robots.txt',
    'Allow',
    'Disallow',
    '"Disallow: /": nothing may be',
  ),
  changed(
    'reports robots without a sitemap',
    'robots.txt',
    /Sitemap.*/,
    '',
    'No line "Sitemap: https',
  ),
  ['reports no robots.txt', { files: { 'robots.txt': null } }, 'robots.txt The file is missing.'],
  [
    'reports a title and a description that another page has',
    {
      content: ({ routes }) => {
        routes.privacy.title = routes.terms.title;
        routes.privacy.description = routes.terms.description;
      },
    },
    'routes.privacy.title expected a title that no other page has, got "Page terms"',
    'routes.privacy.description expected a description that no other page has',
  ],
  [
    'reports a page after payment that is listed',
    {
      content: ({ routes }) => {
        routes.paymentSuccess.indexed = true;
      },
    },
    'routes.paymentSuccess.indexed expected false, as this page is no search result, got true',
  ],
]);
