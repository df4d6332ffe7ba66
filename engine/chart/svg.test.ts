import { palette } from '#testing/marks';
import type { Renderer } from './renderer';
import { createSvgRenderer, svgFile, tag } from './svg';

const face = { fontSize: 10, typeface: { family: 'mono', advance: 0.6 } };
const red = { color: 'down' } as const;
const stroke = { ...red, width: 2, dashes: [4, 2], opacity: 0.5 };
const rect = { x: 1, y: 2, width: 3, height: 4 };
const text = { text: 'a<b & "c"', x: 0, y: 100, color: 'down' } as const;

/** Returns the content of a drawing's group. */
function written(draw: (renderer: Renderer) => void): string {
  const renderer = createSvgRenderer(face, palette);
  draw(renderer);
  return /^<g font-family="mono" font-size="10">(.*)<\/g>$/.exec(renderer.group())?.[1] ?? '';
}

it.each([
  ['numbers rounded to tenths', tag('a', { b: 1.26, c: 3, d: -0.04 }), '<a b="1.3" c="3" d="0"/>'],
  ['no undefined attributes', tag('a', { b: undefined }, 'c'), '<a>c</a>'],
  ['escaped attributes', tag('a', { b: '"&' }), '<a b="&#34;&#38;"/>'],
  [
    'size and view box',
    svgFile({ width: 4, height: 3 }, '<g/>'),
    '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3" viewBox="0 0 4 3"><g/></svg>',
  ],
])('SVG has %s', (_, svg, expected) => {
  expect(svg).toBe(expected);
});

it.each<[what: string, draw: (renderer: Renderer) => void, expected: RegExp]>([
  [
    'strokes',
    (renderer) =>
      renderer.lines(
        [
          [0, 1, 5, 1],
          [2, 1, 2, 9],
          [0, 1, 5, 9.04],
        ],
        stroke,
      ),
    / d="M0 1H5M2 1V9M0 1L5 9" fill="none" stroke="#down" stroke-width="2" stroke-dasharray="4 2" opacity="0.5"\/>$/,
  ],
  [
    'a line through points',
    (renderer) =>
      renderer.path(
        [
          [0, 0],
          [1, 2],
        ],
        { stroke },
      ),
    / d="M0 0L1 2" .*fill="none"/,
  ],
  [
    'a closed outline',
    (renderer) =>
      renderer.path(
        [
          [0, 0],
          [1, 2],
        ],
        { fill: red },
      ),
    / d="M0 0L1 2z" fill="#down"/,
  ],
  [
    'a rectangle',
    (renderer) => renderer.rects([rect], { fill: { ...red, opacity: 0.06 }, radius: 3 }),
    /^<rect x="1" y="2" width="3" height="4" rx="3" fill="#down" fill-opacity="0.06"\/>$/,
  ],
  [
    'many rectangles as one path',
    (renderer) => renderer.rects([rect, { ...rect, x: 5 }], { fill: red }),
    /^<path d="M1 2h3v4h-3zM5 2h3v4h-3z" fill="#down"\/>$/,
  ],
  [
    'escaped, vertically centered text',
    (renderer) => renderer.texts([text]),
    /^<text x="0" y="103.5" fill="#down">a&#60;b &#38; &#34;c&#34;<\/text>$/,
  ],
  [
    'Hebrew text with its own direction',
    (renderer) => renderer.texts([{ ...text, text: 'א 1.' }]),
    /^<text [^>]*>\u2068א 1\.\u2069<\/text>$/,
  ],
  [
    'end-aligned bold outlined text',
    (renderer) => renderer.texts([{ ...text, align: 'end', isBold: true }], 'surface'),
    /^<g stroke="#surface" .*paint-order="stroke"><text .*text-anchor="end" font-weight="600">a/,
  ],
  [
    'animated groups that stay or disappear',
    (renderer) => {
      for (const [bar, isPassing] of [
        [0, true],
        [1, false],
        [-1, false],
      ] as const) {
        renderer.turn?.(bar, isPassing);
        renderer.texts([text]);
      }
    },
    /^<g opacity="0"><set [^>]*to="1" begin="600ms" dur="140ms"\/><text.*<\/g><g><set [^>]*to="0" dur="740ms"\/><text.*<\/g><text[^/]*\/text>$/,
  ],
  [
    'nothing for empty drawings and boxes that rounding removes',
    (renderer) => {
      renderer.lines([], stroke);
      renderer.rects([{ ...rect, height: 0.04 }], { fill: red });
      renderer.texts([], 'surface');
    },
    /^$/,
  ],
])('an SVG renderer writes %s', (_, draw, expected) => {
  expect(written(draw)).toMatch(expected);
});
