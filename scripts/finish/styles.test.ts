import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { page, removeFixtures, writeExport } from '@/checks/testing/export-fixture';
import { inlineStyles, withInlineStyles } from './styles';

afterAll(removeFixtures);

const link = '<link rel="stylesheet" href="/_next/a.css" data-precedence="next"/>';

it('puts the text of the sheet where its link stood', () => {
  expect(withInlineStyles(`<head>${link}</head>`, () => 'p{}')).toContain(
    '<head><style>p{}</style>',
  );
});

it('leaves the link for React to find, switched off, so that nothing is fetched', () => {
  expect(withInlineStyles(link, () => '')).toContain(
    '<link rel="stylesheet" href="/_next/a.css" disabled="" data-precedence="next"/>',
  );
});

it('keeps dollar signs of the sheet as they are', () => {
  expect(withInlineStyles(link, () => 'a{content:"$&$1"}')).toContain('a{content:"$&$1"}');
});

it.each([
  ['url(../media/a.woff2)', 'url(/_next/media/a.woff2)'],
  ['url("b.svg")', 'url(/_next/static/b.svg)'],
  ['url(/c.svg)', 'url(/c.svg)'],
  ['url(data:image/png;base64,AA)', 'url(data:image/png;base64,AA)'],
  ['url(#hatch)', 'url(#hatch)'],
])('turns %s into %s, as the page stands elsewhere', (written, expected) => {
  const sheet = '<link rel="stylesheet" href="/_next/static/a.css"/>';
  expect(withInlineStyles(sheet, () => `p{src:${written}}`)).toContain(`p{src:${expected}}`);
});

it('refuses a sheet that would end its element', () => {
  expect(() => withInlineStyles(link, () => 'a{content:"</style>"}')).toThrow('cannot stand');
});

it('refuses a page without a style sheet', () => {
  expect(() => withInlineStyles('<head></head>', () => '')).toThrow('no style sheet');
});

it('reads the sheets of the export', async () => {
  const out = writeExport({ 'index.html': page('', link), '_next/a.css': 'p{color:red}' });
  await inlineStyles(out);
  expect(readFileSync(join(out, 'index.html'), 'utf8')).toContain('<style>p{color:red}</style>');
});

it('names the page whose sheet is missing', async () => {
  const out = writeExport({ 'index.html': page('', link) });
  await expect(inlineStyles(out)).rejects.toThrow('index.html: ');
});
