import { someContent } from '../content-fixture';
import { fixture, page, removeFixtures } from '../export-fixture';
import { htmlValidity } from './html-validity';

afterAll(removeFixtures);

const run = (html: string) =>
  htmlValidity.run({ site: fixture({ 'a.html': html }), content: someContent() });

it('accepts a page as React writes it', async () => {
  const html = page(
    '<main><h1>Title</h1><button type="button" hidden="">x</button><script id="_R_" src="/a.js" noModule=""></script></main>',
    '<title>Title</title>',
  );
  expect(await run(html)).toEqual([]);
});

it.each([
  ['a repeated id', '<p id="a">x</p><p id="a">y</p>'],
  ['a block inside a paragraph', '<p><div>x</div></p>'],
  ['a picture without alt', '<img src="/a.png">'],
  ['an unknown ARIA reference', '<input aria-labelledby="nowhere">'],
  ['a button without a type', '<button>x</button>'],
])('reports %s', async (_, body) => {
  const problems = await run(page(body, '<title>Title</title>'));
  expect(problems[0]).toMatchObject({ file: 'a.html' });
});
