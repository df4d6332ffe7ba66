import { palette } from '@/engine/testing/palette';
import type { Pen } from './pen';
import { createSvgPen, svgFile, tag } from './svg';

const face = { fontSize: 10, typeface: { family: 'mono', advance: 0.6 } };
const red = { colour: 'down' } as const;
const stroke = { ...red, width: 2 };
const rect = { x: 1, y: 2, width: 3, height: 4 };
const points = [
  [0, 0],
  [1, 2],
  [1, 3],
] as const;

function written(draw: (pen: Pen) => void): string {
  const pen = createSvgPen(face, palette);
  draw(pen);
  const [, inside] = /^<g font-family="mono" font-size="10">(.*)<\/g>$/.exec(pen.group()) ?? [];
  return inside ?? '';
}

it.each([
  ['numbers to a tenth', tag('a', { b: 1.26, c: 3, d: -0.04 }), '<a b="1.3" c="3" d="0"/>'],
  ['nothing of an attribute without a value', tag('a', { b: undefined }, 'c'), '<a>c</a>'],
  ['attributes escaped', tag('a', { b: '"&' }), '<a b="&quot;&amp;"/>'],
  [
    'a file with its size and view box',
    svgFile({ width: 4, height: 3 }, '<g/>'),
    '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3" viewBox="0 0 4 3"><g/></svg>',
  ],
])('writes %s', (_, text, expected) => {
  expect(text).toBe(expected);
});

it.each<[what: string, draw: (pen: Pen) => void, expected: RegExp]>([
  ['level strokes', (pen) => pen.lines([[0, 1, 5, 1]], stroke), / d="M0 1H5" fill="none"/],
  ['upright strokes', (pen) => pen.lines([[2, 1, 2, 9]], stroke), / d="M2 1V9"/],
  ['slanted strokes', (pen) => pen.lines([[0, 1, 5, 9.04]], stroke), / d="M0 1L5 9"/],
  [
    'dashes and opacity',
    (pen) => pen.lines([[0, 1, 5, 1]], { ...stroke, dashes: [4, 2], opacity: 0.5 }),
    / stroke="#down" stroke-width="2" stroke-dasharray="4 2" opacity="0.5"\/>$/,
  ],
  [
    'a line through points',
    (pen) => pen.path(points, { stroke }),
    / d="M0 0L1 2V3" stroke-linejoin="round" fill="none"/,
  ],
  [
    'an outline that closes itself',
    (pen) => pen.path(points, { fill: red }),
    / d="M0 0L1 2V3z" fill="#down"/,
  ],
  [
    'a rectangle',
    (pen) => pen.rects([rect], { fill: { ...red, opacity: 0.06 }, radius: 3 }),
    /^<rect x="1" y="2" width="3" height="4" rx="3" fill="#down" fill-opacity="0.06"\/>$/,
  ],
  [
    'many rectangles as one path',
    (pen) => pen.rects([rect, { ...rect, x: 5 }], { fill: red }),
    /^<path d="M1 2h3v4h-3zM5 2h3v4h-3z" fill="#down"\/>$/,
  ],
  [
    'a hatching with its pattern',
    (pen) => pen.rects([rect], { fill: { ...red, hatch: 'down' } }),
    /^<defs><pattern id="down".* patternTransform="rotate\(-45\)">.*<\/defs><rect .*fill="url\(#down\)"/,
  ],
  [
    'text with its capitals centred, escaped',
    (pen) => pen.texts([{ text: 'a<b & "c"', x: 0, y: 100, colour: 'down' }]),
    /^<text x="0" y="103.5" fill="#down">a&lt;b &amp; &quot;c&quot;<\/text>$/,
  ],
  [
    'bold text by its end, with a rim',
    (pen) =>
      pen.texts([{ text: 'A', x: 0, y: 0, colour: 'down', align: 'end', isBold: true }], 'surface'),
    /^<g stroke="#surface" .*paint-order="stroke"><text .*text-anchor="end" font-weight="600">A<\/text><\/g>$/,
  ],
  [
    'what comes in its turn, and what passes, in groups of their own',
    (pen) => {
      for (const [bar, isPassing] of [
        [-1, true],
        [0, true],
        [1, false],
        [-1, false],
      ] as const) {
        pen.turn?.(bar, isPassing);
        pen.texts([{ text: 'A', x: 0, y: 0, colour: 'down' }]);
      }
    },
    new RegExp(
      [
        '^<g opacity="0"><set attributeName="opacity" to="1" begin="0ms" dur="600ms"/><text[^/]*/text></g>',
        '<g opacity="0"><set attributeName="opacity" to="1" begin="600ms" dur="140ms"/><text[^/]*/text></g>',
        '<g><set attributeName="opacity" to="0" dur="740ms"/><text[^/]*/text></g><text[^/]*/text>$',
      ].join(''),
    ),
  ],
  [
    'nothing of a box of which rounding leaves none',
    (pen) => pen.rects([{ ...rect, height: 0.04 }], { fill: red }),
    /^$/,
  ],
  [
    'nothing of nothing',
    (pen) => [pen.lines([], stroke), pen.rects([], {}), pen.texts([], 'surface')],
    /^$/,
  ],
])('draws %s', (_, draw, expected) => {
  expect(written(draw)).toMatch(expected);
});
