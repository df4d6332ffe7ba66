import { markup } from './markup';
import { element, round, strokes, svgRoot, textElement } from './svg';

it.each([
  [1.23456, 1.2],
  [3, 3],
  [-0.04, 0],
])('rounds %d to %d', (value, expected) => {
  expect(round(value) + 0).toBe(expected);
});

it('writes an element without children as empty', () => {
  expect(markup(element('rect', { x: 1.26, fill: 'none' }))).toBe('<rect x="1.3" fill="none"/>');
});

it('leaves out attributes without a value', () => {
  const inside = [element('rect', {})];
  expect(markup(element('g', { fill: undefined }, inside))).toBe('<g><rect/></g>');
});

it('escapes text', () => {
  expect(markup(textElement('a<b & "c"', 0, 0, 10))).toContain('>a&lt;b &amp; &quot;c&quot;<');
});

it('escapes attributes', () => {
  expect(markup(element('g', { id: '"&' }))).toBe('<g id="&quot;&amp;"/>');
});

it('sets text with its capitals centred on y', () => {
  expect(markup(textElement('A', 0, 100, 10))).toContain('y="103.5"');
});

it.each([
  ['level', [0, 1, 5, 1], 'M0 1H5'],
  ['upright', [2, 1, 2, 9], 'M2 1V9'],
  ['slanted', [0, 1, 5, 9], 'M0 1L5 9'],
] as const)('writes a %s stroke briefly', (_, stroke, expected) => {
  expect(strokes([stroke])).toBe(expected);
});

it('gives a document its size and view box', () => {
  const svg = markup(svgRoot({ width: 4, height: 3 }, [element('g', {})]));
  expect(svg).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3" viewBox="0 0 4 3"><g/></svg>',
  );
});
