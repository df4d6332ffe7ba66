import { LATE_STYLES } from '@/lib/pages/late-styles';
import { withInlineStyles } from './styles';

/** A page with a sheet inside that has no late one. */
const withStyles = (page: string, sheet: string, code = '') =>
  withInlineStyles(page, () => sheet, code, String);

const link = '<link rel="stylesheet" href="/_next/static/a.css" data-precedence="next"/>';

it('puts the text of the sheet before its link, which stays for React, switched off', () => {
  const css = 'a{content:"$&$1"}';
  expect(withStyles(`<head>${link}</head>`, css)).toBe(
    `<head><style>${css}</style><link rel="stylesheet" href="/_next/static/a.css" disabled="" data-precedence="next"/></head>`,
  );
});

it('puts the texts of several sheets together where the first one stands', () => {
  const other = link.replaceAll('/a.css', '/b.css');
  const html = withInlineStyles(
    link + other,
    (address) => (address.endsWith('a.css') ? 'a{b:c}' : 'p{b:d}'),
    '',
    String,
  );
  expect(html.replaceAll('\n', '')).toContain('<style>a{b:c}p{b:d}</style>');
  expect(html.match(/disabled=""/g)).toHaveLength(2);
});

it.each([
  ['url(../media/a.woff2)', 'url(/_next/media/a.woff2)'],
  ['url("b.svg")', 'url(/_next/static/b.svg)'],
  ['url(/c.svg)', 'url(/c.svg)'],
  ['url(data:image/png;base64,AA)', 'url(data:image/png;base64,AA)'],
  ['url(#hatch)', 'url(#hatch)'],
])('turns %s into %s, as the page stands elsewhere', (written, expected) => {
  expect(withStyles(link, `p{src:${written}}`)).toContain(`p{src:${expected}}`);
});

it('lets no style end its element, and refuses a page without a sheet', () => {
  const html = withStyles(link, 'a{content:"</style>"}');
  expect(html.match(/<\/style>/g)).toHaveLength(1);
  expect(() => withStyles('<head></head>', '')).toThrow('no style sheet');
});

it.each([
  ['.card{a:b}', '.card{a:b}'],
  ['.card,.lost:hover{a:b}', '.card{a:b}'],
  ['#sheet .lost{a:b}', ''],
  [':is(.card,.lost):not(.other){a:b}', ':is(.card,.lost):not(.other){a:b}'],
  [':is(.lost,.other) p{a:b}', ''],
  [':root:has(.lost){a:b}', ''],
  ['.late\\:w-\\[2px\\]{a:b}', '.late\\:w-\\[2px\\]{a:b}'],
  ['[data-open] p::before{a:b}', '[data-open] p::before{a:b}'],
  ['@layer x{@media print{.lost{a:b}}}', '@layer x{}'],
  ['@keyframes x{from{a:b}}', '@keyframes x{from{a:b}}'],
])('of %s leaves %s, for a page that can have no other class or id', (sheet, left) => {
  const page = `${link}<ul id="sheet"><li class="card"></ul>`;
  const html = withStyles(page, sheet, 'cls=`late:w-[2px]`');
  expect(/<style>(.*)<\/style>/.exec(html)?.[1]).toBe(left);
});

it.each([
  [':root{--a:1;--b:2}p{c:var(--b)}', ':root{--b:2}p{c:var(--b)}'],
  [':root{--a:1;--b:var(--a)}', ''],
  [
    '@property --a{inherits:false}@property --b{inherits:false}p{c:var(--b)}',
    '@property --b{inherits:false}p{c:var(--b)}',
  ],
  [':root{--late:1}', ':root{--late:1}'],
])('of the variables in %s leaves those that are read', (sheet, left) => {
  expect(withStyles(link, sheet, 'p{d:var(--late)}')).toContain(`<style>${left}</style>`);
});

it('writes what follows a late sheet into it, and its address wherever the page names it', () => {
  const late = `<link rel="stylesheet" href="${LATE_STYLES}"/>`;
  const preload = `<link rel="preload" href="${LATE_STYLES}" as="style"/>`;
  const page = `${link}${preload}<p class="first"></p>${late}<p class="second"></p>{"href":"${LATE_STYLES}"}`;
  const sheet = '.first{a:b}.second{c:d}.lost{e:f}';
  let written = '';
  const html = withInlineStyles(
    page,
    () => sheet,
    '',
    (css) => {
      written = css;
      return '/late.css';
    },
  );
  expect(html).toContain('<style>.first{a:b}');
  expect(html).not.toContain('rel="preload"');
  expect(written).toMatch(/^\.second\{c:d\}/);
  expect(`${html}${written}`).not.toContain('.lost');
  expect(html).toContain('<link rel="stylesheet" href="/late.css"/><p class="second">');
  expect(html).toContain('{"href":"/late.css"}');
});
