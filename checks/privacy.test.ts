import { outsideOrigins, thirdPartiesNamed } from './privacy';
import { file, itReports, printed, set } from './testing/lines';

const FAR = 'https://cdn.example/a.png';
const loads = (html: string, address = FAR) => printed(html, `Loads ${address}.`);

itReports(outsideOrigins, [
  printed('<img src="/a.png" srcset="/a.png 1x, /b.png 2x">'),
  printed('<img src="https://www.acme.com/a.png">'),
  printed('<img src="data:image/png;base64,AAAA">'),
  printed('<a href="https://other.example">x</a>'),
  printed('<link rel="license" href="https://other.example">'),
  loads(`<img src="${FAR}">`),
  loads('<script src="//cdn.example/a.js"></script>', '//cdn.example/a.js'),
  loads(`<img srcset="/a.png 1x, ${FAR} 2x">`),
  loads('<link rel="preconnect" href="https://cdn.example">', 'https://cdn.example'),
  loads(`<iframe src="${FAR}"></iframe>`),
  loads(`<form action="${FAR}"></form>`),
  loads(`<object data="${FAR}"></object>`),
  loads(`<svg><use href="${FAR}"/></svg>`),
  loads(`<style>p{background:url("${FAR}")}</style>`),
  loads(`<video poster="${FAR}"></video>`),
  file('a.css', `@font-face{src:url(${FAR})}`, `Loads ${FAR}.`),
  file('a.css', `@import "${FAR}";`, `Loads ${FAR}.`),
  file('a.svg', `<svg><image href="${FAR}"/></svg>`, `Loads ${FAR}.`),
  file('a.svg', '<svg xmlns="http://www.w3.org/2000/svg" fill="url(#a)"/>'),
  [
    'accepts an avatar service that the content names, and no other',
    {
      fields: { 'site.avatarService': 'https://avatars.example/?n={initials}&b={background}' },
      files: {
        'terms.html': (sound) =>
          `${sound}<img src="https://avatars.example/?n=A"><img src="${FAR}">`,
      },
    },
    `terms.html Loads ${FAR}.`,
  ],
]);

const ANALYTICS = { company: 'Counter', endpoint: 'https://counter.acme.com/' };
const withSite = (field: string, value: unknown, name: string) =>
  set({ [`site.${field}`]: value }, `body ${name} receives data (site.${field})`);

itReports(thirdPartiesNamed, [
  withSite('paymentProcessor', 'Paddle', 'Paddle'),
  withSite('hostingProvider', 'Otherhost', 'Otherhost'),
  withSite('analytics', ANALYTICS, 'Counter'),
  withSite('avatarService', 'https://avatars.acme.com/{initials}', 'avatars.acme.com'),
  set(
    {
      'pages[1].body':
        'Payco, Hostco, Chartbox and https://members.acme.com/login: we use Google Analytics.',
    },
    'body Google Analytics is named, but nothing in content/site.ts says that you use it',
  ),
]);
