import { basename } from 'node:path';
import { png } from '@/lib/pictures/png';
import { brandIcons, pictureFiles } from './pictures';
import { type Case, itReports, set } from './testing/lines';

const list = 'pricing.methods.items';

itReports(brandIcons, [
  set({ [`${list}[0].icon`]: 'klarna' }),
  set({ [`${list}[0].icon`]: null }),
  set(
    { [`${list}[0].icon`]: 'googelpay' },
    `${list}[0].icon expected the name of a mark on simpleicons.org, such as googlepay`,
  ),
  set(
    { 'footer.social.links[0].icon': '##' },
    'footer.social.links[0].icon expected the name of a mark on simpleicons.org, or null',
  ),
]);

const svg = (inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20">${inner}</svg>`;
const CHART = Buffer.from(png(svg(''), 30));
const item = 'indicators.items[0].image';
const image = { file: 'a.png', width: 30, height: 20, alt: 'A chart with its marks.' };

/** The first indicator has this picture, and there are these files. */
const having = (
  what: string,
  fields: Readonly<Record<string, unknown>>,
  own: Record<string, string | Buffer>,
  ...lines: string[]
): Case => [
  what,
  { fields, own, hasFile: (path) => !path.startsWith('public/') || basename(path) in own },
  ...lines,
];
const logo = { 'site.logo': { file: 'logo.svg', hasName: true } };

itReports(pictureFiles, [
  having('a sound picture', { [item]: image }, { 'a.png': CHART }),
  having(
    'no such file',
    { [item]: image },
    {},
    `${item}.file expected a file that exists in public/pictures/, got "a.png"`,
  ),
  having(
    'a text',
    { [item]: image },
    { 'a.png': 'No image.' },
    `${item}.file expected a file that is an image, got "a.png"`,
  ),
  having(
    'another size',
    { [item]: { ...image, width: 29, height: undefined } },
    { 'a.png': CHART },
    `${item}.width expected 30, the width of the file in pixels, got 29`,
    `${item}.height expected 20, the height of the file in pixels, got nothing`,
  ),
  having('a sound logo', logo, { 'logo.svg': svg('<path d="M0 0h9"/>') }),
  having(
    'no logo file',
    logo,
    {},
    'site.logo.file expected a file that exists in public/pictures/',
  ),
  having(
    'a logo with letters',
    logo,
    { 'logo.svg': svg('<text>A</text>') },
    'site.logo.file expected letters as outlines',
  ),
  having(
    'a heavy logo',
    logo,
    { 'logo.svg': svg(' '.repeat(20_000)) },
    'site.logo.file expected a file of at most 20000 bytes, got 20',
  ),
]);
