import { securityContact, supportAddress } from './contact';
import { type Case, itReports } from './testing/lines';

/** The support address, tried on the day that the fixture says. */
const withAddress = (what: string, address: string): Case => [
  what,
  {
    content: ({ site, terms, privacy, refund, disclaimer }) => {
      site.supportEmail = address;
      for (const page of [terms, privacy, refund, disclaimer])
        for (const section of page.sections) section.blocks = [`Write to ${address}.`];
    },
  },
];

const on = (today: string, ...lines: string[]): Case => [`on ${today}`, { today }, ...lines];

itReports(supportAddress, [
  [
    'reports another e-mail address in a text',
    {
      content: ({ home }) => {
        home.intro = 'Write to [us](mailto:info@acme.com).';
      },
    },
    'home.intro expected the support address of content/site.ts, help@acme.com, got "info@acme.com"',
  ],
  [
    'reports a legal page without the address',
    {
      content: ({ disclaimer }) => {
        for (const section of disclaimer.sections) section.blocks = ['Ask us.'];
      },
    },
    'disclaimer.sections expected the support address help@acme.com in the text, got nothing',
  ],
  [
    ...withAddress('reports an address for examples', 'help@shop.example'),
    'site.supportEmail help@shop.example is kept for examples',
  ],
  [
    ...withAddress('reports an address that nobody reads', 'no-reply@shop.com'),
    'site.supportEmail no-reply@shop.com reads as if nobody did',
  ],
  on('2027-09-30'),
  on(
    '2027-10-01',
    'site.supportEmailChecked (warning) That mail to help@acme.com is read was last',
  ),
  on('2027-10-30', 'site.supportEmailChecked (warning) That mail'),
  on('2027-10-31', 'site.supportEmailChecked That mail'),
]);

const FILE = '.well-known/security.txt';

const inFile = (what: string, from: RegExp | string, to: string, line: string): Case => [
  what,
  { files: { [FILE]: (text) => text.replace(from, to) } },
  ...(line ? [`${FILE} ${line}`] : []),
];

itReports(securityContact, [
  ['reports a file that is missing', { files: { [FILE]: null } }, `${FILE} The file is missing.`],
  inFile('accepts names in any case', 'Contact:', 'contact:', ''),
  inFile('accepts lines that end as on Windows', /\n/g, '\r\n', ''),
  inFile('reports no contact', /Contact.*\n/, '', 'Contact: missing'),
  inFile('reports another address', 'help@', 'info@', 'Contact: mailto:info@acme.com, expected'),
  inFile('reports two contacts', /(Contact.*\n)/, '$1$1', 'Contact: mailto:help@acme.com, mailto:'),
  inFile('reports another site', 'https://www', 'https://x', 'Canonical: https://x.acme.com'),
  inFile('reports another language', ': en', ': de', 'Preferred-Languages: de, expected en'),
  inFile('reports no end', /Expires.*\n/, '', 'Expected one line "Expires"'),
  inFile('reports two ends', /(Expires.*\n)/, '$1$1', 'Expected one line "Expires"'),
  inFile('reports an end that is no date', /Expires: .*/, 'Expires: soon', 'Expires: soon is not'),
  inFile('reports an end too far', 'Expires: 2027', 'Expires: 2028', 'Expires: 2028-10-31'),
  inFile('reports an end too early', 'Expires: 2027', 'Expires: 2025', 'Expires: 2025-10-31'),
]);
