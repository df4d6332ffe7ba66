import { flattenNodes, headingsOf, nodeText, parseMarkdown } from './markdown';

const outline = (text: string) =>
  flattenNodes(parseMarkdown(text))
    .map(({ tag, text: words }) => tag || words)
    .filter(Boolean);

it('returns a tree of blocks and their inline nodes', () => {
  expect(outline('One **two**\nthree [four](/x).\n\n- a\n- b\n')).toEqual([
    ...['p', 'One ', 'strong', 'two', ' ', 'three ', 'a', 'four', '.'],
    ...['ul', 'li', 'a', 'li', 'b'],
  ]);
});

it('reports the line where a block begins', () => {
  const [first, second] = parseMarkdown('# A\n\ntext\nmore\n');
  expect([first?.line, second?.line]).toEqual([0, 2]);
});

it.each([
  ['## Swings', 'swings'],
  ['## BOS and *CHoCH*!', 'bos-and-choch'],
  ['## Schwünge', 'schwunge'],
  ['## ゾーン', 'ソーン'],
  ['## Any words {#own}', 'own'],
  ['## …', 'section'],
  ['## Contact', 'contact-2'],
  ['## Twice\n\n## Twice', 'twice twice-2'],
])('a heading %j has the id %s', (text, ids) => {
  const headings = headingsOf(parseMarkdown(text));
  expect(headings.map(({ id }) => id).join(' ')).toBe(ids);
  expect(headings.map(({ title }) => title).join()).not.toContain('{');
});

it("keeps a picture's text alternative", () => {
  const image = flattenNodes(parseMarkdown('![a *chart*](drawing:home "its caption")')).find(
    ({ type }) => type === 'image',
  );
  expect(image && [nodeText(image), image.attributes.src, image.attributes.title]).toEqual([
    'a chart',
    'drawing:home',
    'its caption',
  ]);
});

it('links a bare https address, but no www. or javascript: address', () => {
  const hrefs = (text: string) =>
    flattenNodes(parseMarkdown(text)).flatMap(({ attributes }) => attributes.href ?? []);
  expect(hrefs('See https://a.example/b.')).toEqual(['https://a.example/b']);
  expect(hrefs('[x](javascript:alert(1)) www.a.example')).toEqual([]);
});
