import { plainTexts } from './plain-texts';
import { type Case, itReports } from './testing/lines';

const added = (file: string, text: string, ...lines: string[]): Case => [
  `${lines.length > 0 ? 'reports' : 'accepts'} “${text}” in ${file}`,
  { files: { [file]: (sound) => `${sound}${text}` } },
  ...lines.map((line) => `${file} ${line}`),
];

itReports(plainTexts, [
  added('faq.txt', 'Pay at https://pay.example/x, see (https://www.acme.com/terms#main)'),
  added('faq.txt', 'https://www.acme.com/nowhere', 'https://www.acme.com/nowhere leads nowhere.'),
  added('faq.txt', 'https://www.acme.com/#nothing', 'https://www.acme.com/#nothing leads nowhere.'),
  added('faq.txt', 'See [terms](/terms)', 'A blank or a link was not written out.'),
  added('faq.txt', 'From {price}', 'A blank or a link was not written out.'),
  [
    'reports what is made up',
    {
      content: ({ statistics }) => {
        for (const item of statistics.items) item.provenance = { status: 'example' };
      },
      files: { 'llms.txt': (sound) => `${sound}Used by 300+ Traders` },
    },
    'llms.txt It contains what is made up: “300+ Traders”.',
  ],
  ...['llms.txt', 'plans.txt', 'faq.txt'].map(
    (file): Case => [`misses ${file}`, { files: { [file]: null } }, `${file} The file is missing.`],
  ),
]);
