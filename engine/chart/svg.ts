import type { Rect, Size } from './geometry';
import {
  CAPITALS_MIDDLE,
  type Face,
  isolated,
  type Look,
  type Palette,
  type Point,
  type Renderer,
  RIM_WIDTH,
} from './renderer';

type Attributes = Readonly<Record<string, string | number | undefined>>;

const round = (value: number) => Math.round(value * 10) / 10;

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Returns an SVG element. Rounds numbers to tenths and leaves out undefined attributes. */
export function tag(name: string, attributes: Attributes, content = ''): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => {
      const text = typeof value === 'number' ? round(value) : escaped(String(value));
      return ` ${key}="${text}"`;
    })
    .join('');
  return content ? `<${name}${written}>${content}</${name}>` : `<${name}${written}/>`;
}

export function svgFile({ width, height }: Size, content: string): string {
  const viewBox = `0 0 ${width} ${height}`;
  return tag('svg', { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox }, content);
}

function step([x1, y1]: Point, [x2, y2]: Point): string {
  if (y1 === y2) return `H${round(x2)}`;
  return x1 === x2 ? `V${round(y2)}` : `L${round(x2)} ${round(y2)}`;
}

function pathOf(points: readonly Point[]): string {
  return points
    .map(([x, y], index) => {
      const before = points[index - 1];
      return before ? step(before, [x, y]) : `M${round(x)} ${round(y)}`;
    })
    .join('');
}

const rectPath = ({ x, y, width, height }: Rect) =>
  `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}z`;

const lookAttributes = ({ fill, stroke }: Look, palette: Palette): Attributes => ({
  fill: fill ? palette[fill.color] : 'none',
  'fill-opacity': fill?.opacity && String(fill.opacity),
  stroke: stroke && palette[stroke.color],
  'stroke-width': stroke?.width,
  'stroke-dasharray': stroke?.dashes?.join(' '),
  opacity: stroke?.opacity,
});

export interface SvgRenderer extends Renderer {
  group(): string;
}

/** Delay before the first animated bar, and between bars. */
const TURN_MS = { first: 600, each: 140 };
const closingMs = (bar: number) => (bar < 0 ? 0 : TURN_MS.first + bar * TURN_MS.each);

/** Returns whole charts that follow each other. Viewers without animation show the last one. */
export function frames(charts: readonly string[], eachMs: number): string {
  const last = charts.length - 1;
  const shown = charts.map((chart, index) => {
    const begin = `${index * eachMs}ms`;
    const [display, change] =
      index === last
        ? [undefined, { to: 'none', dur: begin }]
        : ['none', { to: 'inline', begin, dur: `${eachMs}ms` }];
    return tag('g', { display }, tag('set', { attributeName: 'display', ...change }) + chart);
  });
  return shown.join('');
}

// Uses `<set>`, since the site's CSP blocks CSS in SVG files. Viewers without animation show the
// whole picture.
function turnGroup(bar: number, isPassing: boolean): string {
  const at = closingMs(bar);
  const [opacity, shown] = isPassing
    ? [' opacity="0"', { to: '1', begin: `${at}ms`, dur: `${closingMs(bar + 1) - at}ms` }]
    : ['', { to: '0', dur: `${at}ms` }];
  return `<g${opacity}>${tag('set', { attributeName: 'opacity', ...shown })}`;
}

export function createSvgRenderer({ fontSize, typeface }: Face, palette: Palette): SvgRenderer {
  const written: string[] = [];
  let isInTurn = false;

  function write(name: string, place: Attributes, look: Look): void {
    written.push(tag(name, { ...place, ...lookAttributes(look, palette) }));
  }

  return {
    lines(segments, stroke) {
      const d = segments.map(([x1, y1, x2, y2]) =>
        pathOf([
          [x1, y1],
          [x2, y2],
        ]),
      );
      if (d.length > 0) write('path', { d: d.join('') }, { stroke });
    },
    path(points, look) {
      const d = pathOf(points) + (look.fill ? 'z' : '');
      write('path', { d, 'stroke-linejoin': look.stroke && 'round' }, look);
    },
    rects(all, { radius, ...look }) {
      // After rounding, a box that is barely in view can be empty.
      const rects = all.filter(({ width, height }) => round(width) > 0 && round(height) > 0);
      const [rect] = rects;
      const { of: _, ...box } = rect ?? {};
      if (rect && rects.length === 1) write('rect', { ...box, rx: radius }, look);
      else if (rect) write('path', { d: rects.map(rectPath).join('') }, look);
    },
    texts(texts, rim) {
      const lines = texts.map(({ text, x, y, color, align, isBold }) =>
        tag(
          'text',
          {
            x,
            y: y + CAPITALS_MIDDLE * fontSize,
            fill: palette[color],
            'text-anchor': align === 'start' ? undefined : align,
            'font-weight': isBold ? 600 : undefined,
          },
          escaped(isolated(text)),
        ),
      );
      const edge = {
        stroke: rim && palette[rim],
        'stroke-width': RIM_WIDTH,
        'stroke-linejoin': 'round',
      };
      const all = lines.join('');
      written.push(rim && all ? tag('g', { ...edge, 'paint-order': 'stroke' }, all) : all);
    },
    turn(bar, isPassing = false) {
      if (isInTurn) written.push('</g>');
      isInTurn = isPassing || bar >= 0;
      if (isInTurn) written.push(turnGroup(bar, isPassing));
    },
    group() {
      const face = { 'font-family': typeface.family, 'font-size': fontSize };
      return tag('g', face, written.join(''));
    },
  };
}
