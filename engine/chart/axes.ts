import type { Bar } from '#market/bar';
import { formatPrice, type PriceForm } from '#market/price-form';
import { grow, type Projection, type Rect, sharedArea } from './geometry';
import type { Face, Renderer, Segment, Text, Tone } from './renderer';
import type { ChartWords, Format } from './scene';
import { type Tick, timeTicks } from './time-axis';

/** Returns the smallest round step (1, 2, 2.5 or 5 times a power of ten) that is at least `least` and
 * has at most `digits` decimals. */
function niceStep(least: number, digits: number): number {
  const exponent = Math.max(Math.floor(Math.log10(least)), -digits);
  const power = 10 ** exponent;
  const factors = exponent > -digits ? [1, 2, 2.5, 5] : [1, 2, 5];
  const factor = factors.find((candidate) => candidate * power >= least * (1 - 1e-9)) ?? 10;
  return factor * power;
}

/** Returns ticks at round prices, with four small ticks between two labeled ones. */
function priceTicks(low: number, high: number, count: number, prices: PriceForm): Tick[] {
  const small = niceStep((high - low) / count, prices.digits) / 5;
  const first = Math.ceil((prices.isSigned ? low : Math.max(0, low)) / small);
  const last = Math.floor(high / small);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => {
    const place = first + index;
    const value = place * small;
    return { value, label: place % 5 === 0 ? formatPrice(value, prices) : '' };
  });
}

export interface Axes {
  prices: readonly Tick[];
  times: readonly Tick[];
}

/** A tick and a label of 6 characters are 4.9 font sizes wide. */
const PRICE_AXIS = { characters: 6, width: 4.9 };

export function priceAxisWidth({ characters }: PriceForm, { fontSize, typeface }: Face): number {
  const more = Math.max(0, characters - PRICE_AXIS.characters);
  return Math.round((PRICE_AXIS.width + more * typeface.advance) * fontSize);
}

export function axesOf(projection: Projection, prices: PriceForm, words: ChartWords): Axes {
  const { plot, fontSize, pitch, times, step, low, high } = projection;
  const width = times.length * pitch;
  return {
    prices: priceTicks(low, high, plot.height / (2.8 * fontSize), prices),
    times: timeTicks(times, step, width / (4.5 * fontSize), words),
  };
}

export function drawPaper(
  renderer: Renderer,
  { plot, x, y, pitch }: Projection,
  { prices, times }: Axes,
  sheet: Rect,
): void {
  const right = plot.x + plot.width;
  const bottom = plot.y + plot.height;
  const lines = (isLabeled: boolean): Segment[] => {
    const isWanted = (tick: Tick) => (tick.label !== '') === isLabeled;
    return [
      ...prices.filter(isWanted).map(({ value }): Segment => [plot.x, y(value), right, y(value)]),
      ...times.filter(isWanted).flatMap(({ value }): Segment[] => {
        const line = x(value) - pitch / 2;
        return line > plot.x ? [[line, plot.y, line, bottom]] : [];
      }),
    ];
  };
  renderer.rects([sheet], { fill: { color: 'surface' } });
  renderer.lines(lines(false), { color: 'hairline', width: 0.5, opacity: 0.35 });
  renderer.lines(lines(true), { color: 'hairline', width: 0.75, opacity: 0.9 });
}

/** Returns whether a text from `start` to `end` is on the left edge of a window. */
export function isCropped(
  start: number,
  end: number,
  width: number,
  crops: readonly number[] = [],
): boolean {
  return crops.some((visible) => start < width - visible && end > width - visible);
}

/** Draws the frame, ticks and labels, except price labels that touch `tag`. */
export function drawFrame(
  renderer: Renderer,
  { plot, size, x, y, pitch, fontSize }: Projection,
  { prices, times }: Axes,
  { typeface, isOpen = false, crops = [] }: Format,
  tag: Rect | null,
): void {
  const right = plot.x + plot.width;
  const bottom = plot.y + plot.height;
  const length = ({ label }: Tick) => (label ? 6 : 3);
  const at = ({ value }: Tick) => x(value) - pitch / 2;
  const ticks = [
    ...prices.map((tick): Segment => [right, y(tick.value), right + length(tick), y(tick.value)]),
    ...times.flatMap((tick): Segment[] =>
      at(tick) < plot.x ? [] : [[at(tick), bottom, at(tick), bottom + length(tick)]],
    ),
  ];
  const color: Tone = 'muted';
  const priceLabels = prices.flatMap(({ value, label }): Text[] => {
    const line = { x: right, y: y(value) - fontSize / 2, width: 1, height: fontSize };
    const fits = !tag || sharedArea(grow(line, 2), tag) === 0;
    return label && fits ? [{ text: label, x: right + 9, y: y(value), color }] : [];
  });
  // Starts at the right: of two labels that are too close, the later one stays.
  let free = size.width - 2;
  const timeLabels = times.toReversed().flatMap((tick): Text[] => {
    const text = tick.label;
    const half = (text.length * typeface.advance * fontSize) / 2;
    const [start, end] = [at(tick) - half, at(tick) + half];
    if (!text || start < 2 || end > free) return [];
    if (isCropped(start, end, size.width, crops)) return [];
    free = start - fontSize / 2;
    return [{ text, x: at(tick), y: bottom + 1.25 * fontSize, color, align: 'middle' }];
  });
  const edge = { color: 'edge', width: 0.75 } as const;
  const sides: Segment[] = [
    [plot.x, bottom, right, bottom],
    [right, plot.y, right, bottom],
  ];
  if (!isOpen) renderer.rects([plot], { stroke: edge });
  renderer.lines(isOpen ? [...sides, ...ticks] : ticks, edge);
  renderer.texts([...priceLabels, ...timeLabels]);
}

export function priceTagBox({ plot, size, y, fontSize }: Projection, price: number): Rect {
  const height = Math.round(1.55 * fontSize);
  const x = plot.x + plot.width;
  return { x, y: y(price) - height / 2, width: size.width - x - 2, height };
}

/** Draws a line at the last price, from the last bar to the edge of the plot. */
export function drawLastPrice(renderer: Renderer, { plot, x, y }: Projection, bar: Bar): void {
  const line = y(bar.close);
  renderer.lines([[x(bar.time), line, plot.x + plot.width, line]], { color: 'accent', width: 1 });
}

export function drawPriceTag(
  renderer: Renderer,
  projection: Projection,
  price: number,
  prices: PriceForm,
  colors: Record<'fill' | 'text', Tone> = { fill: 'primary', text: 'on-primary' },
): void {
  const { x: left, y: top, width, height } = priceTagBox(projection, price);
  const line = projection.y(price);
  const shoulder = left + 5;
  renderer.path(
    [
      [left, line],
      [shoulder, top],
      [left + width, top],
      [left + width, top + height],
      [shoulder, top + height],
    ],
    { fill: { color: colors.fill } },
  );
  const text = formatPrice(price, prices);
  renderer.texts([{ text, x: left + 9, y: line, color: colors.text }]);
}
