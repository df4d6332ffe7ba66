import { outsideOrigins, thirdPartiesNamed } from './privacy';
import { type Case, itReports } from './testing/lines';

const FAR = 'https://cdn.example/a.png';

const withBody = (body: string, ...lines: string[]): Case => [
  `${lines.length > 0 ? 'reports' : 'accepts'} ${body}`,
  { files: { 'terms.html': (sound) => sound.replace('</main>', `${body}</main>`) } },
  ...lines.map((address) => `terms.html Loads ${address}.`),
];

const inFile = (file: string, text: string, ...lines: string[]): Case => [
  `${lines.length > 0 ? 'reports' : 'accepts'} ${text} in ${file}`,
  { files: { [file]: text } },
  ...lines.map((address) => `${file} Loads ${address}.`),
];

itReports(outsideOrigins, [
  withBody('<img src="/a.png" srcset="/a.png 1x, /b.png 2x">'),
  withBody('<img src="https://www.acme.com/a.png">'),
  withBody('<img src="data:image/png;base64,AAAA">'),
  withBody('<a href="https://other.example">x</a>'),
  withBody('<link rel="license" href="https://other.example">'),
  withBody(`<img src="${FAR}">`, FAR),
  withBody('<script src="//cdn.example/a.js"></script>', '//cdn.example/a.js'),
  withBody(`<img srcset="/a.png 1x, ${FAR} 2x">`, FAR),
  withBody('<link rel="preconnect" href="https://cdn.example">', 'https://cdn.example'),
  withBody(`<iframe src="${FAR}"></iframe>`, FAR),
  withBody(`<form action="${FAR}"></form>`, FAR),
  withBody(`<object data="${FAR}"></object>`, FAR),
  withBody(`<svg><use href="${FAR}"/></svg>`, FAR),
  withBody(`<style>p{background:url("${FAR}")}</style>`, FAR),
  withBody(`<video poster="${FAR}"></video>`, FAR),
  inFile('a.css', `@font-face{src:url(${FAR})}`, FAR),
  inFile('a.css', `@import "${FAR}";`, FAR),
  inFile('a.svg', `<svg><image href="${FAR}"/></svg>`, FAR),
  inFile('a.svg', '<svg xmlns="http://www.w3.org/2000/svg" fill="url(#a)"/>'),
  [
    'accepts an avatar service that the content names, and no other',
    {
      content: ({ site }) => {
        site.avatarService = 'https://avatars.example/?n={initials}&b={background}';
      },
      files: {
        'terms.html': (sound) =>
          `${sound}<img src="https://avatars.example/?n=A"><img src="${FAR}">`,
      },
    },
    `terms.html Loads ${FAR}.`,
  ],
]);

const withSite = (changes: object, ...lines: string[]): Case => [
  `with ${JSON.stringify(changes)}`,
  { content: ({ site }) => void Object.assign(site, changes) },
  ...lines.map((line) => `privacy.sections ${line}`),
];

itReports(thirdPartiesNamed, [
  withSite({ paymentProcessor: 'Paddle' }, 'Paddle receives data (site.paymentProcessor)'),
  withSite({ hostingProvider: 'Otherhost' }, 'Otherhost receives data (site.hostingProvider)'),
  withSite(
    { analytics: { company: 'Counter', endpoint: 'https://counter.acme.com/' } },
    'Counter receives data (site.analytics)',
  ),
  withSite(
    { avatarService: 'https://avatars.acme.com/{initials}' },
    'avatars.acme.com receives data (site.avatarService)',
  ),
  [
    'reports a company that is named and not used',
    {
      content: ({ privacy }) => {
        privacy.summary = 'We use Google Analytics.';
      },
    },
    'privacy.sections Google Analytics is named, but nothing in content/site.ts says that you use it',
  ],
]);
