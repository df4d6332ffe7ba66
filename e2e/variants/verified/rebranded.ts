import { type LaunchContent, launchContent } from '@/scripts/launch/content';

/** What the shipped texts say of the sample, and what another owner says instead. Longer words first. */
const replaced: [sample: string | RegExp, own: string][] = [
  ['support@chartwright.example', 'customer-support@northlight-instruments.com'],
  ['members.chartwright.example', 'members.northlight-instruments.com'],
  ['chartwright.example', 'www.northlight-instruments.com'],
  ['A shipwright makes ships; a chartwright makes charts. ', ''],
  ['Chartwright Suite', 'Northlight Complete Market Structure and Session Suite'],
  ['Chartwright LLC', 'Northlight Chart Instruments International Holdings Limited'],
  ['Chartwright', 'Northlight Chart Instruments'],
  ['your charting platform', 'Chartbench Professional'],
  ['our hosting provider', 'Hostwell Static Hosting Limited'],
  ['the State of Delaware, United States', 'England and Wales'],
  [/\b7([ -]days?)\b/g, '14$1'],
  ['Three ways to pay', 'Five ways to pay'],
  ['drawn three times', 'drawn eight times'],
  [/\bthree (?!bars|candles)/g, 'eight '],
  [/\bThree (?!bars|candles)/g, 'Eight '],
  ['Turn off simulated notices', 'Turn off notices'],
  ['Turn on simulated notices', 'Turn on notices'],
  [
    'The simulated notices and sample testimonials on this site are made up and contain no personal data.',
    'Testimonials and notices on this site are published with the written consent of those they name.',
  ],
  [
    'Subscriber notices marked “Simulated” and testimonials marked “Sample” are made up. They describe no real person, purchase or experience. ',
    '',
  ],
];

/** The shipped content in the words of another owner. */
export const rebranded: LaunchContent = JSON.parse(
  replaced.reduce<string>(
    (text, [sample, own]) => text.replaceAll(sample, own),
    JSON.stringify(launchContent),
  ),
);
