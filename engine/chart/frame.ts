import { grow, type Rect, sharedArea } from './geometry';
import type { Projection } from './projection';
import { element, type Shapes, strokes, textElement } from './svg';
import { priceTicks, type Tick, timeTicks } from './ticks';
import { tokens } from './tokens';
import type { Typeface } from './typeface';

/** Length of a small and of a labelled tick, outwards from the frame. */
const tickLength = { small: 3, labelled: 6 };

interface Axes {
  prices: Tick[];
  times: Tick[];
}

/** @param digits of a price after the point */
function axesOf(projection: Projection, digits: number): Axes {
  const { plot, fontSize, times, step, blank, low, high } = projection;
  const last = times.at(-1) as number;
  const ahead = Array.from({ length: blank }, (_, index) => last + (index + 1) * step);
  return {
    prices: priceTicks(low, high, plot.height / (2.8 * fontSize), digits),
    times: timeTicks([...times, ...ahead], step, plot.width / (4.5 * fontSize)),
  };
}

/** Chart paper: every tick a hair, every labelled tick a line. */
function grid({ plot, x, y, pitch }: Projection, { prices, times }: Axes): Shapes {
  const right = plot.x + plot.width;
  const bottom = plot.y + plot.height;
  const lines = (isLabelled: boolean) => {
    const wanted = (tick: Tick) => (tick.label !== '') === isLabelled;
    return strokes([
      ...prices.filter(wanted).map(({ value }) => [plot.x, y(value), right, y(value)] as const),
      ...times.filter(wanted).flatMap(({ value }) => {
        const line = x(value) - pitch / 2;
        return line > plot.x ? [[line, plot.y, line, bottom] as const] : [];
      }),
    ]);
  };
  const stroke = { stroke: tokens.hairline, fill: 'none' };
  return [
    element('path', { ...stroke, 'stroke-width': 0.5, opacity: 0.35, d: lines(false) }),
    element('path', { ...stroke, 'stroke-width': 0.75, opacity: 0.9, d: lines(true) }),
  ];
}

/** @returns the paper under everything: ground and grid */
export function paper(projection: Projection, digits: number): Shapes {
  const { size } = projection;
  return [
    element('rect', { width: size.width, height: size.height, fill: tokens.surface }),
    ...grid(projection, axesOf(projection, digits)),
  ];
}

/**
 * The frame with its ticks outwards and the labels beside them.
 *
 * @param digits of a price after the point
 * @param tag where the last-price tag stands, if there is one; labels that would touch it are left out
 */
export function frame(
  projection: Projection,
  typeface: Typeface,
  digits: number,
  tag: Rect | null,
): Shapes {
  const { plot, size, x, y, pitch, fontSize } = projection;
  const { prices, times } = axesOf(projection, digits);
  const right = plot.x + plot.width;
  const bottom = plot.y + plot.height;
  const length = ({ label }: Tick) => (label ? tickLength.labelled : tickLength.small);
  const at = ({ value }: Tick) => x(value) - pitch / 2;
  const ticks = strokes([
    ...prices.map((tick) => [right, y(tick.value), right + length(tick), y(tick.value)] as const),
    ...times.flatMap((tick) =>
      at(tick) < plot.x ? [] : [[at(tick), bottom, at(tick), bottom + length(tick)] as const],
    ),
  ]);
  const priceLabels = prices.flatMap(({ value, label }) => {
    const line = { x: right, y: y(value) - fontSize / 2, width: 1, height: fontSize };
    const fits = !tag || sharedArea(grow(line, 2), tag) === 0;
    return label && fits ? [textElement(label, right + 9, y(value), fontSize)] : [];
  });
  const timeLabels = times.flatMap((tick) => {
    const half = (tick.label.length * typeface.advance * fontSize) / 2;
    const fits = at(tick) - half >= 2 && at(tick) + half <= size.width - 2;
    if (!tick.label || !fits) return [];
    return [
      textElement(tick.label, at(tick), bottom + 1.25 * fontSize, fontSize, {
        'text-anchor': 'middle',
      }),
    ];
  });
  return [
    element('rect', { ...plot, fill: 'none', stroke: tokens.edge, 'stroke-width': 0.75 }),
    element('path', { d: ticks, fill: 'none', stroke: tokens.edge, 'stroke-width': 0.75 }),
    element('g', { fill: tokens.muted }, [...priceLabels, ...timeLabels]),
  ];
}
