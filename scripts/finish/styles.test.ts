import { withInlineStyles } from './styles';

const link = '<link rel="stylesheet" href="/_next/static/a.css" data-precedence="next"/>';

it('puts the text of the sheet before its link, which stays for React, switched off', () => {
  const css = 'a{content:"$&$1"}';
  expect(withInlineStyles(`<head>${link}</head>`, () => css)).toBe(
    `<head><style>${css}</style><link rel="stylesheet" href="/_next/static/a.css" disabled="" data-precedence="next"/></head>`,
  );
});

it.each([
  ['url(../media/a.woff2)', 'url(/_next/media/a.woff2)'],
  ['url("b.svg")', 'url(/_next/static/b.svg)'],
  ['url(/c.svg)', 'url(/c.svg)'],
  ['url(data:image/png;base64,AA)', 'url(data:image/png;base64,AA)'],
  ['url(#hatch)', 'url(#hatch)'],
])('turns %s into %s, as the page stands elsewhere', (written, expected) => {
  expect(withInlineStyles(link, () => `p{src:${written}}`)).toContain(`p{src:${expected}}`);
});

it('refuses a sheet that would end its element, and a page without a sheet', () => {
  expect(() => withInlineStyles(link, () => 'a{content:"</style>"}')).toThrow('cannot stand');
  expect(() => withInlineStyles('<head></head>', () => '')).toThrow('no style sheet');
});
