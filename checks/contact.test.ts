import { supportAddress } from './contact';
import { type Case, itReports, said, set } from './testing/lines';

const BODIES = [0, 1, 2, 3].map((index) => `pages[${index}].body`);

const withAddress = (address: string, line: string) =>
  set(
    {
      'site.supportEmail': address,
      ...Object.fromEntries(BODIES.map((place) => [place, `Write to ${address}.`])),
    },
    `site.supportEmail ${address} ${line}`,
  );

const on = (today: string, ...lines: string[]): Case => [
  `on ${today}`,
  { today },
  ...lines.map((line) => `site.supportEmailChecked ${line}`),
];

itReports(supportAddress, [
  said(
    'Write to [us](mailto:info@acme.com).',
    'expected the support address of content/site.ts, help@acme.com, got "info@acme.com"',
  ),
  set(
    { 'pages[3].body': 'Ask us.' },
    'body expected the support address help@acme.com in the text, got nothing',
  ),
  // Facts are not filled in while a field is wrong.
  set({ 'pages[3].body': 'Write to {support}.' }),
  withAddress('help@shop.example', 'is kept for examples'),
  withAddress('no-reply@shop.com', 'reads as if nobody did'),
  on('2027-09-30'),
  on('2027-10-01', '(warning) That mail to help@acme.com is read was last'),
  on('2027-10-30', '(warning) That mail'),
  on('2027-10-31', 'That mail'),
]);
