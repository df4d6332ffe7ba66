import { flattenTokens, headingsOf, parseMarkdown, renderAnswer, renderMarkdown } from './markdown';

const htmlOf = (text: string) => renderMarkdown(parseMarkdown(text)).trim();

it.each([
  ['One **two**\nthree', '<p>One <strong>two</strong>\nthree</p>'],
  ['## One', '<h2 id="one"><a href="#one">One</a></h2>'],
  ['[a](/b "c")', '<p><a href="/b" title="c" class="text-link">a</a></p>'],
  ['a <b>c</b>', '<p>a &lt;b&gt;c&lt;/b&gt;</p>'],
  ['<div>d</div>', '&lt;div&gt;d&lt;/div&gt;'],
])('%j renders as %j', (text, html) => {
  expect(htmlOf(text)).toBe(html);
});

it('a table keeps its alignment, and scrolls in a group named by the heading above', () => {
  const html = htmlOf('## One\n\n| a | b |\n| ---: | --- |\n| 1 | 2 |');
  expect(html).toContain('role="group" tabindex="0" aria-labelledby="one"><table>');
  expect(html).toContain('<td data-align="right">1</td>\n<td>2</td>');
  expect(htmlOf('| a |\n| --- |')).toContain('aria-labelledby="document-title"');
  expect(htmlOf('|  | b |\n| --- | --- |')).toContain('<td></td>\n<th>b</th>');
});

it('knows the line where the block of a token begins', () => {
  const texts = flattenTokens(parseMarkdown('## A\n\ntext\n*more*\n')).filter(
    ({ token }) => token.type === 'text' && token.content,
  );
  expect(texts.map(({ token, line }) => `${token.content} ${line}`)).toEqual([
    ...['A 0', 'text 2', 'more 2'],
  ]);
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

it.each([
  [
    'One\n\n![a *chart*](drawing:home "b")',
    '<p>One</p>\n<img src="drawing:home" alt="a chart" title="b">',
  ],
  [
    '- One\n\n  ![a](picture:a.png)',
    '<ul>\n<li>\n<p>One</p>\n<img src="picture:a.png" alt="a"></li>\n</ul>',
  ],
])('a picture in its own paragraph is no longer in a paragraph: %j', (text, html) => {
  expect(htmlOf(text)).toBe(html);
});

it('links a bare https address, but no www. or javascript: address', () => {
  expect(htmlOf('See https://a.example/b.')).toContain('href="https://a.example/b"');
  expect(htmlOf('[x](javascript:alert(1)) www.a.example')).not.toContain('href');
});

it('an answer has paragraphs, lists and links; other Markdown prints as written', () => {
  const text = 'Pay in 7-day steps:\n    - [here](/a-1)\n    - *there*\n\n# Then wait & see';
  expect(renderAnswer(text).replaceAll('\n', '')).toBe(
    '<p>Pay in 7-\u2060day steps:</p><ul><li><a href="/a-1" class="text-link">here</a></li><li>*there*</li></ul><p># Then wait &amp; see</p>',
  );
});
