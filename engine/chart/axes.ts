import type { Bar } from '@/engine/market/bar';
import { formatPrice, type PriceForm } from '@/engine/market/price-form';
import { grow, type Projection, type Rect, sharedArea } from './geometry';
import type { Face, Pen, Segment, Text, Tone } from './pen';
import type { ChartWords, Format, Place } from './scene';
import { momentWords, type Tick, timeTicks } from './time-axis';

function niceStep(least: number, digits: number): number {
  const exponent = Math.max(Math.floor(Math.log10(least)), -digits);
  const power = 10 ** exponent;
  const factors = exponent > -digits ? [1, 2, 2.5, 5] : [1, 2, 5];
  const factor = factors.find((candidate) => candidate * power >= least * (1 - 1e-9)) ?? 10;
  return factor * power;
}

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
  pen: Pen,
  { plot, x, y, pitch }: Projection,
  { prices, times }: Axes,
  sheet: Rect,
): void {
  const right = plot.x + plot.width;
  const bottom = plot.y + plot.height;
  const lines = (isLabelled: boolean): Segment[] => {
    const isWanted = (tick: Tick) => (tick.label !== '') === isLabelled;
    return [
      ...prices.filter(isWanted).map(({ value }): Segment => [plot.x, y(value), right, y(value)]),
      ...times.filter(isWanted).flatMap(({ value }): Segment[] => {
        const line = x(value) - pitch / 2;
        return line > plot.x ? [[line, plot.y, line, bottom]] : [];
      }),
    ];
  };
  pen.rects([sheet], { fill: { colour: 'surface' } });
  pen.lines(lines(false), { colour: 'hairline', width: 0.5, opacity: 0.35 });
  pen.lines(lines(true), { colour: 'hairline', width: 0.75, opacity: 0.9 });
}

export function drawFrame(
  pen: Pen,
  { plot, size, x, y, pitch, fontSize }: Projection,
  { prices, times }: Axes,
  { typeface, isOpen = false }: Pick<Format, 'typeface' | 'isOpen'>,
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
  const colour: Tone = 'muted';
  const priceLabels = prices.flatMap(({ value, label }): Text[] => {
    const line = { x: right, y: y(value) - fontSize / 2, width: 1, height: fontSize };
    const fits = !tag || sharedArea(grow(line, 2), tag) === 0;
    return label && fits ? [{ text: label, x: right + 9, y: y(value), colour }] : [];
  });
  let free = size.width - 2;
  const timeLabels = times.toReversed().flatMap((tick): Text[] => {
    const text = tick.label;
    const half = (text.length * typeface.advance * fontSize) / 2;
    if (!text || at(tick) - half < 2 || at(tick) + half > free) return [];
    free = at(tick) - half - fontSize / 2;
    return [{ text, x: at(tick), y: bottom + 1.25 * fontSize, colour, align: 'middle' }];
  });
  const edge = { colour: 'edge', width: 0.75 } as const;
  if (isOpen)
    pen.lines(
      [
        [plot.x, bottom, right, bottom],
        [right, plot.y, right, bottom],
      ],
      edge,
    );
  else pen.rects([plot], { stroke: edge });
  pen.lines(ticks, edge);
  pen.texts([...priceLabels, ...timeLabels]);
}

export function priceTagBox({ plot, size, y, fontSize }: Projection, price: number): Rect {
  const height = Math.round(1.55 * fontSize);
  const x = plot.x + plot.width;
  return { x, y: y(price) - height / 2, width: size.width - x - 2, height };
}

export function drawLastPrice(
  pen: Pen,
  projection: Projection,
  bar: Bar,
  { gap, isOpen }: Pick<Format, 'gap' | 'isOpen'>,
): void {
  const { plot, size, x, y } = projection;
  const line = y(bar.close);
  const end = x(bar.time);
  const colour: Tone = 'accent';
  const dotted = { colour, width: 0.75, dashes: [1, 4] };
  if (!isOpen) pen.lines([[plot.x, line, gap ? size.width : end, line]], dotted);
  if (!gap) pen.lines([[end, line, plot.x + plot.width, line]], { colour, width: 1 });
}

type TagColours = Record<'fill' | 'text', Tone>;

const LAST_PRICE: TagColours = { fill: 'brass', text: 'pitch' };
const POINTED_AT: TagColours = { fill: 'muted', text: 'ground' };

export function drawPriceTag(
  pen: Pen,
  projection: Projection,
  price: number,
  prices: PriceForm,
  colours = LAST_PRICE,
): void {
  const { x: left, y: top, width, height } = priceTagBox(projection, price);
  const line = projection.y(price);
  const shoulder = left + 5;
  pen.path(
    [
      [left, line],
      [shoulder, top],
      [left + width, top],
      [left + width, top + height],
      [shoulder, top + height],
    ],
    { fill: { colour: colours.fill } },
  );
  const text = formatPrice(price, prices);
  pen.texts([{ text, x: left + 9, y: line, colour: colours.text }]);
}

export function drawCrosshair(
  pen: Pen,
  { time, price: wanted }: Place,
  p: Projection,
  prices: PriceForm,
  words: ChartWords,
  { typeface, gap }: Pick<Format, 'typeface' | 'gap'>,
): void {
  const { plot, fontSize } = p;
  const [right, bottom] = [plot.x + plot.width, plot.y + plot.height];
  const price = Math.max(p.low, Math.min(p.high, wanted));
  const [across, down] = [p.x(time), p.y(price)];
  pen.lines(
    [
      [across, plot.y, across, bottom],
      [plot.x, down, right, down],
    ],
    { colour: 'ink', width: 0.75, dashes: [2, 3] },
  );
  if (gap === undefined) drawPriceTag(pen, p, price, prices, POINTED_AT);
  const text = momentWords(time, p.step, words);
  const width = (text.length + 1) * typeface.advance * fontSize;
  const left = Math.max(plot.x, Math.min(right - width, across - width / 2));
  const height = Math.round(1.55 * fontSize);
  pen.rects([{ x: left, y: bottom + 1, width, height }], { fill: { colour: POINTED_AT.fill } });
  const middle = { x: left + width / 2, y: bottom + 1 + height / 2 };
  pen.texts([{ text, ...middle, colour: POINTED_AT.text, align: 'middle', isBold: true }]);
}
