import { someContent } from '../content-fixture';
import { fixture, page, removeFixtures } from '../export-fixture';
import { links } from './links';

afterAll(removeFixtures);

function problemsOf(body: string, head = '') {
  const site = fixture({
    'index.html': page(`<h2 id="pricing">Plans</h2>${body}`, head),
    'terms.html': page('<h2 id="law">Law</h2>'),
    'social/home.png': '',
  });
  return links.run({ site, content: someContent() });
}

it.each([
  '<a href="/">x</a>',
  '<a href="#pricing">x</a>',
  '<a href="/#pricing">x</a>',
  '<a href="/terms#law">x</a>',
  '<a href="https://acme.example/terms">x</a>',
  '<a href="https://other.example/x#y">x</a>',
  '<a href="mailto:help@acme.example">x</a>',
  '<a href="/social/home.png">x</a>',
  '<a>placeholder</a>',
  '<a target="_blank" rel="noopener" href="https://other.example">x</a>',
  '<img src="/social/home.png">',
])('accepts %s', (body) => {
  expect(problemsOf(body)).toEqual([]);
});

it.each([
  ['<a href="">x</a>', 'leads nowhere'],
  ['<a href="#">x</a>', 'leads nowhere'],
  ['<a href="/nope">x</a>', 'a page that does not exist'],
  ['<a href="#nope">x</a>', '#nope, which its page does not have'],
  ['<a href="/terms#pricing">x</a>', '#pricing, which its page does not have'],
  ['<a href="https://acme.example/nope">x</a>', 'a page that does not exist'],
  ['<a href="http://other.example">x</a>', 'uses http:'],
  ['<a href="javascript:void 0">x</a>', 'uses javascript:'],
  ['<a target="_blank" href="https://other.example">x</a>', 'opens a tab'],
  ['<img src="/nope.png">', '/nope.png is loaded and does not exist'],
])('reports %s', (body, problem) => {
  expect(problemsOf(body)).toEqual([
    expect.objectContaining({ problem: expect.stringContaining(problem) }),
  ]);
});

it('reports a stylesheet or icon that does not exist', () => {
  expect(problemsOf('', '<link rel="icon" href="/favicon.ico">')).toHaveLength(1);
});
