import { someContent } from '../content-fixture';
import { fixture, page, removeFixtures } from '../export-fixture';
import { outsideOrigins } from './outside-origins';

afterAll(removeFixtures);

const problemsOf = (files: Record<string, string>, content = someContent()) =>
  outsideOrigins.run({ site: fixture(files), content });

it.each([
  '<img src="/a.png" srcset="/a.png 1x, /b.png 2x">',
  '<img src="https://acme.example/a.png">',
  '<img src="data:image/png;base64,AAAA">',
  '<a href="https://other.example">x</a>',
  '<link rel="canonical" href="https://other.example">',
])('accepts %s', (body) => {
  expect(problemsOf({ 'a.html': page(body) })).toEqual([]);
});

it.each([
  '<img src="https://cdn.example/a.png">',
  '<script src="//cdn.example/a.js"></script>',
  '<img srcset="/a.png 1x, https://cdn.example/b.png 2x">',
  '<link rel="preconnect" href="https://cdn.example">',
  '<link rel="stylesheet" href="http://cdn.example/a.css">',
  '<iframe src="https://cdn.example"></iframe>',
  '<form action="https://cdn.example"></form>',
  '<style>p{background:url("https://cdn.example/a.png")}</style>',
  '<video poster="https://cdn.example/a.png"></video>',
])('reports %s', (body) => {
  expect(problemsOf({ 'a.html': page(body) })).toHaveLength(1);
});

it.each([
  ['a.css', '@font-face{src:url(https://cdn.example/a.woff2)}'],
  ['a.css', '@import "https://cdn.example/a.css";'],
  ['a.svg', '<svg><image href="https://cdn.example/a.png"/></svg>'],
])('reports what %s loads: %s', (file, text) => {
  expect(problemsOf({ [file]: text })).toEqual([
    expect.objectContaining({ file, problem: expect.stringContaining('https://cdn.example') }),
  ]);
});

it('accepts the namespace of a drawing, which nothing fetches', () => {
  expect(
    problemsOf({ 'a.svg': '<svg xmlns="http://www.w3.org/2000/svg" fill="url(#a)"/>' }),
  ).toEqual([]);
});

it('accepts an avatar service that the content names, and no other', () => {
  const content = someContent({
    avatarService: 'https://avatars.example/?n={initials}&b={background}',
  });
  const body = '<img src="https://avatars.example/?n=A"><img src="https://cdn.example/a.png">';
  expect(problemsOf({ 'a.html': page(body) }, content)).toEqual([
    expect.objectContaining({ problem: 'loads https://cdn.example/a.png' }),
  ]);
});
