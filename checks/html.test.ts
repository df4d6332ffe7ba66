import { filteredNames, htmlValidity, inlineAttributes } from './html';
import { type Case, itReports } from './testing/lines';

const withBody = (body: string, ...lines: string[]): Case => [
  `${lines.length > 0 ? 'reports' : 'accepts'} ${body}`,
  { files: { 'terms.html': (sound) => sound.replace('</main>', `${body}</main>`) } },
  ...lines.map((line) => `terms.html ${line}`),
];
const without = (what: string, pattern: RegExp, ...lines: string[]): Case => [
  what,
  { files: { 'terms.html': (sound) => sound.replace(pattern, '') } },
  ...lines.map((line) => `terms.html ${line}`),
];

itReports(htmlValidity, [
  withBody(
    '<button type="button" hidden="">x</button><script id="_R_" src="/a.js" noModule=""></script>',
  ),
  withBody('<p id="a">x</p><p id="a">y</p>', 'Duplicate ID "a"'),
  withBody('<p><div>x</div></p>', '', ''),
  withBody('<img src="/a.png">', ''),
  withBody('<input aria-labelledby="nowhere">', ''),
  withBody('<button>x</button>', ''),
  withBody('<h2>a</h2><h3>b</h3><h2>c</h2>'),
  withBody('<h1>b</h1>', 'Multiple <h1> are not allowed'),
  withBody('<h3>b</h3>', 'Heading level can only increase by one, expected <h2> but got <h3>'),
  without('reports a page without h1', /<h1>.*?<\/h1>/, 'The page has no h1 element.'),
  without('reports a page without main', /<\/?main[^>]*>/g, 'The page has no main element.'),
]);

itReports(inlineAttributes, [
  withBody('<p class="style" data-on="1">x</p>'),
  withBody('<p style="color:red">x</p>', '<p style="color:red">: the content security policy'),
  withBody('<svg><g style="fill:red"/></svg>', '<g style="fill:red">'),
  withBody('<p onclick="x()">x</p>', '<p onclick="x()">'),
]);

const named = (file: string, ...lines: string[]): Case => [
  `${lines.length > 0 ? 'reports' : 'accepts'} the address ${file}`,
  { files: { [file]: '' } },
  ...lines,
];

itReports(filteredNames, [
  withBody('<p class="header loading shadow-sm">A</p>'),
  withBody('<p id="addresses" class="badge">An ad, a banner and cookies</p>'),
  withBody('<p class="tracking-wide max-[359px]:px-2.5">A</p>'),
  withBody('<style>.badge{color:#ad0000}</style>'),
  withBody('<a href="/x?ads=1">A</a>'),
  ...[
    ['<p class="card ad-box">A</p>', 'ad-box'],
    ['<p class="top_ads">A</p>', 'top_ads'],
    ['<p class="advertisement">A</p>', 'advertisement'],
    ['<p class="md:banner">A</p>', 'md:banner'],
    ['<p id="promotion">A</p>', 'promotion'],
    ['<p id="cookie-notice">A</p>', 'cookie-notice'],
    ['<p id="Sponsored">A</p>', 'Sponsored'],
    ['<p class="newsletter">A</p>', 'newsletter'],
    ['<p class="social-share">A</p>', 'social-share'],
    ['<style>.popup-card{color:red}</style>', 'popup-card'],
  ].map(([body = '', name]) => withBody(body, `A class or id is ${name}.`)),
  ...['ads/a.png', 'pictures/banner.svg', 'analytics.js', 'a-tracking.gif'].map((file) =>
    named(file, `${file} This is its address.`),
  ),
  named('_next/static/chunks/0x-ad-1.js'),
]);
