import { plainTexts, securityContact } from './plain-texts';
import { changed, file, itReports } from './testing/lines';

const added = (text: string, ...lines: string[]) => changed('llms.txt', /$/, `${text}\n`, ...lines);

itReports(plainTexts, [
  added('Pay at https://pay.example/x, see (https://www.acme.com/terms#main)'),
  added('https://www.acme.com/nowhere', 'https://www.acme.com/nowhere leads nowhere.'),
  added('https://www.acme.com/#nothing', 'https://www.acme.com/#nothing leads nowhere.'),
  added('See [terms](/terms)', 'A blank or a link was not written out.'),
  added('From {price}', 'A blank or a link was not written out.'),
  [
    'reports what is made up',
    {
      fields: { 'statistics.items[0].provenance': { status: 'example' } },
      files: { 'llms.txt': (sound) => `${sound}Used by 300+ Traders` },
    },
    'llms.txt It contains what is made up: “300+ Traders”.',
  ],
  file('llms.txt', null, 'The file is missing.'),
]);

const SECURITY_FILE = '.well-known/security.txt';

itReports(securityContact, [
  file(SECURITY_FILE, null, 'The file is missing.'),
  changed(SECURITY_FILE, 'help@', 'info@', 'It says “Contact: mailto:info@acme.com'),
]);
