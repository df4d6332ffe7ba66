import { withBasePath, withoutBasePath } from './base-path';

const place = { url: 'https://acme.example', basePath: '/a/b' };

const FORMS = [
  ['an attribute', '<a href="/terms">', '<a href="/a/b/terms">'],
  ['the home page', '<a href="/"><a href="/#x">', '<a href="/a/b/"><a href="/a/b/#x">'],
  ['a script that waits', 'data-src="/_next/a.js"', 'data-src="/a/b/_next/a.js"'],
  [
    'a list of pictures',
    'srcSet="/_next/a 1x, /_next/b 2x"',
    'srcSet="/a/b/_next/a 1x, /a/b/_next/b 2x"',
  ],
  ['a style sheet', 'url(/_next/a.woff2)', 'url(/a/b/_next/a.woff2)'],
  [
    'page data',
    String.raw`{\"href\":\"/terms\",\"c\":\"/_next/a.js\"}`,
    String.raw`{\"href\":\"/a/b/terms\",\"c\":\"/a/b/_next/a.js\"}`,
  ],
  [
    'code',
    'e("a",{href:"/"});n.p="/_next/";u.startsWith(\'/_next/static/\')',
    'e("a",{href:"/a/b/"});n.p="/a/b/_next/";u.startsWith(\'/a/b/_next/static/\')',
  ],
  [
    'the manifest',
    '{"start_url":"/","src":"/icons/a.png"}',
    '{"start_url":"/a/b/","src":"/a/b/icons/a.png"}',
  ],
  ['a link in a text', '[Terms](/terms)', '[Terms](/a/b/terms)'],
  [
    'whole addresses',
    'https://acme.example/terms https://acme.example/#a',
    'https://acme.example/a/b/terms https://acme.example/a/b/#a',
  ],
  ['the bare origin', '<loc>https://acme.example</loc>', '<loc>https://acme.example/a/b/</loc>'],
];
const OTHERS = [
  'https://acme.example.com/a',
  'https://acme.example:8443/',
  'href="//other.example/"',
  'a/_next/b',
  'e.split("/")',
  'href="#x"',
  'mailto:a@acme.example',
];

it.each(FORMS)('writes the folder into %s, and takes it out again', (_, text = '', moved) => {
  expect(withBasePath(text, place)).toBe(moved);
  expect(withoutBasePath(moved ?? '', place)).toBe(text);
});

it.each(OTHERS)('leaves %s alone', (text) => {
  expect(withBasePath(text, place)).toBe(text);
});

it('changes nothing of a site at the top', () => {
  const top = { ...place, basePath: '' };
  for (const [, text = ''] of FORMS)
    expect([withBasePath(text, top), withoutBasePath(text, top)]).toEqual([text, text]);
});
