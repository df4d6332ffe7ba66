import { filteredNames, htmlValidity, inlineAttributes } from './html';
import { file, inTerms, itReports, printed } from './testing/lines';

itReports(htmlValidity, [
  printed('<button type="button" hidden="">x</button><script id="_R_" noModule=""></script>'),
  printed('<p id="a">x</p><p id="a">y</p>', 'Duplicate ID "a"'),
  printed('<p><div>x</div></p>', '', ''),
  printed('<img src="/a.png">', ''),
  printed('<input aria-labelledby="nowhere">', ''),
  printed('<button>x</button>', ''),
  printed('<h2>a</h2><h3>b</h3><h2>c</h2>'),
  printed('<h1>b</h1>', 'Multiple <h1> are not allowed'),
  printed('<h3>b</h3>', 'Heading level can only increase by one, expected <h2> but got <h3>'),
  inTerms(/<h1>.*?<\/h1>/, '', 'The page has no h1 element.'),
  inTerms(/<\/?main[^>]*>/g, '', 'The page has no main element.'),
]);

itReports(inlineAttributes, [
  printed('<p class="style" data-on="1">x</p>'),
  printed('<p style="color:red">x</p>', '<p style="color:red">: the content security policy'),
  printed('<svg><g style="fill:red"/></svg>', '<g style="fill:red">'),
  printed('<p onclick="x()">x</p>', '<p onclick="x()">'),
]);

const HIDDEN = [
  ...['card ad-box', 'top_ads', 'advertisement', 'md:banner', 'promotion', 'cookie-notice'],
  ...['Sponsored', 'newsletter', 'social-share'],
];

itReports(filteredNames, [
  printed('<p class="header loading shadow-sm">A</p>'),
  printed('<p id="addresses" class="badge">An ad, a banner and cookies</p>'),
  printed('<p class="tracking-wide max-[359px]:px-2.5">A</p>'),
  printed('<style>.badge{color:#ad0000}</style>'),
  printed('<a href="/x?ads=1">A</a>'),
  ...HIDDEN.map((names) =>
    printed(`<p class="${names}">A</p>`, `A class or id is ${names.split(' ').at(-1)}.`),
  ),
  printed('<p id="promotion">A</p>', 'A class or id is promotion.'),
  printed('<style>.popup-card{color:red}</style>', 'A class or id is popup-card.'),
  [
    'a name in the sheet for what follows the first view',
    {
      files: {
        'terms.html': (sound) =>
          sound.replace('</main>', '<link rel="stylesheet" href="/late.css"></main>'),
        'late.css': '.popup-card{color:red}',
      },
    },
    'A class or id is popup-card.',
  ],
  ...['ads/a.png', 'pictures/banner.svg', 'analytics.js', 'a-tracking.gif'].map((name) =>
    file(name, '', 'This is its address.'),
  ),
  file('_next/static/chunks/0x-ad-1.js', ''),
]);
