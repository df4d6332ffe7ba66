import { deflateSync } from 'node:zlib';
import { png as drawn } from '@/lib/pictures/png';
import { logo } from './logo';
import { type Case, itReports } from './testing/lines';

const FOLDER = 'content/own/pictures/';

const svg = (inner: string, viewBox = '0 0 300 60') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${inner}</svg>`;
/** Of a middle grey, which can be seen by night and by day. */
const outlines = svg('<path fill="#888" d="M9 9h282v42z"/>');
const square = svg('<path fill="#888" d="M0 9h40v20z"/>', '0 0 40 40');
/** A sign and a longer line beside it. */
const signAndName = (sign: string, name: string) =>
  svg(`<path fill="${sign}" d="M9 9h42v42z"/><path fill="${name}" d="M60 20h230v20h-230z"/>`);

const png = (width: number, height: number) =>
  Buffer.from(drawn(svg('<path fill="#888" d="M9 9h90v20z"/>', `0 0 ${width} ${height}`), width));

/** A site with this logo, and files by these names. */
const having = (
  what: string,
  { theme = 'dark', ...logo }: Record<string, string>,
  own: Record<string, string | Buffer>,
  ...lines: string[]
): Case => [
  what,
  {
    fields: { 'site.theme': theme, 'site.logo': { hasName: true, ...logo } },
    own,
    hasFile: (path) => !path.startsWith(FOLDER) || path.slice(FOLDER.length) in own,
  },
  ...lines,
];

const long = { file: 'a.svg', icon: 'b.svg' };
const files = { 'a.svg': outlines, 'b.svg': square };
const wrong = (what: string, body: string | Buffer, line: string, file = 'a.svg') =>
  having(what, { ...long, file }, { ...files, [file]: body }, `site.logo.file expected ${line}`);

itReports(logo, [
  having('a sound logo', long, files),
  having('a square one, which is its own icon', { file: 'b.svg' }, files),
  having(
    'PNG files',
    { file: 'a.png', icon: 'c.png' },
    { 'a.png': png(900, 120), 'c.png': png(512, 512) },
  ),
  having(
    'missing files',
    { file: 'x.svg', light: 'y.png', icon: 'z.svg' },
    {},
    'site.logo.file expected a picture that exists in content/own/pictures/, got "x.svg"',
    'site.logo.light expected a picture',
    'site.logo.icon expected a picture',
  ),
  having(
    'a long one without an icon',
    { file: 'a.svg' },
    files,
    'site.logo.icon expected a square picture for icons, because a.svg is not square',
  ),
  having(
    'an icon that is not square, and one of few pixels',
    { file: 'a.svg', icon: 'a.svg' },
    files,
    'site.logo.icon expected a square picture, this one has 300 by 60 pixels, got "a.svg"',
  ),
  having(
    'an icon of few pixels',
    { file: 'a.svg', icon: 'c.png' },
    { ...files, 'c.png': png(64, 64) },
    'site.logo.icon expected at least 180 pixels a side',
  ),
  having(
    'on each ground what can be seen there',
    { ...long, light: 'c.svg', theme: 'system' },
    { ...files, 'a.svg': signAndName('#f00', '#fff'), 'c.svg': signAndName('#f00', '#000') },
  ),
  having(
    'dark letters by night and light ones by day',
    { ...long, light: 'c.svg', theme: 'system' },
    { ...files, 'a.svg': signAndName('#f00', '#000'), 'c.svg': signAndName('#f00', '#fff') },
    'site.logo.file expected a picture that can be seen on dark pages (#',
    'site.logo.light expected a picture that can be seen on light pages (#',
  ),
  having(
    'light letters by day, where there is no other picture',
    { ...long, theme: 'light' },
    { ...files, 'a.svg': signAndName('#f00', '#fff') },
    'site.logo.light expected a picture that can be seen on light pages (#',
  ),
  having('a dark one on a ground of its own', long, {
    ...files,
    'a.svg': svg('<path d="M0 0h300v60h-300z"/><path fill="#fff" d="M9 9h42v42z"/>'),
  }),
  having('a picture of nothing', long, { ...files, 'a.svg': svg('') }, 'site.logo.file expected'),
  wrong(
    'one that is too large',
    outlines + ' '.repeat(20_000),
    'a file of at most 20.0 kB, this one has 20.1 kB',
  ),
  wrong('one with a script', svg('<script>1</script>'), 'a picture without scripts'),
  wrong('one with a handler', svg('<g onload="x()"/>'), 'a picture without scripts'),
  wrong(
    'one that loads something',
    svg('<image href="https://a.example/b.png"/>'),
    'a picture that loads nothing',
  ),
  wrong('one with letters as text', svg('<text>Brand</text>'), 'letters as outlines'),
  wrong('one without a viewBox', outlines.replace(/viewBox="[^"]*"/, ''), 'an SVG with a viewBox'),
  wrong('one that is cut off', outlines.slice(0, -8), 'an SVG file that can be read'),
  wrong(
    'one that is far too long',
    outlines.replace('300', '3000'),
    'a picture between half and 12 times',
  ),
  wrong('a PNG that is none', deflateSync('a'), 'a PNG file that can be read', 'a.png'),
  wrong('a PNG of few pixels', png(160, 32), 'at least 80 pixels high', 'a.png'),
]);
