import { type Bar, DAY_MS, HOUR_MS, MINUTE_MS } from '@/engine/market/bar';
import { formatPrice, type PriceForm } from '@/engine/market/price-form';
import { grow, type Projection, type Rect, sharedArea } from './geometry';
import type { Face, Pen, Segment, Text } from './pen';
import type { ChartWords, Format } from './scene';
import { tokens } from './tokens';

/** A value on an axis; `label` is empty for a small tick. */
interface Tick {
  value: number;
  label: string;
}

/** @returns the least of 1, 2, 2.5, 5 times a power of ten that is at least `least`, and can be written with these digits */
function niceStep(least: number, digits: number): number {
  const exponent = Math.max(Math.floor(Math.log10(least)), -digits);
  const power = 10 ** exponent;
  const factors = exponent > -digits ? [1, 2, 2.5, 5] : [1, 2, 5];
  const factor = factors.find((candidate) => candidate * power >= least * (1 - 1e-9)) ?? 10;
  return factor * power;
}

/** Ticks of a price axis at round prices, five small ones to a labelled one, none below zero. @param count labels there is room for */
function priceTicks(low: number, high: number, count: number, prices: PriceForm): Tick[] {
  const small = niceStep((high - low) / count, prices.digits) / 5;
  const first = Math.ceil(Math.max(0, low) / small);
  const last = Math.floor(high / small);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => {
    const place = first + index;
    const value = place * small;
    return { value, label: place % 5 === 0 ? formatPrice(value, prices) : '' };
  });
}

type AxisWords = Pick<ChartWords, 'weekdays' | 'months'>;

/** `06:00`, or weekday and day of the month where a day begins; day and month for bars of a day and more. */
function timeLabel(time: number, step: number, { weekdays, months }: AxisWords): string {
  const date = new Date(time);
  if (step >= DAY_MS) return `${date.getUTCDate()} ${months[date.getUTCMonth()]}`;
  if (time % DAY_MS === 0) return `${weekdays[date.getUTCDay()]} ${date.getUTCDate()}`;
  return date.toISOString().slice(11, 16);
}

/** Distances between ticks that read well, in milliseconds. */
const SPACINGS_MS = [
  ...[5, 15, 30].map((minutes) => minutes * MINUTE_MS),
  ...[1, 2, 3, 4, 6, 12].map((hours) => hours * HOUR_MS),
  ...[1, 2, 7, 14, 28, 56, 112, 364].map((days) => days * DAY_MS),
];

const LONGEST_SPACING_MS = SPACINGS_MS.at(-1) as number;

/**
 * Ticks of a time axis where bars open: a labelled one at each round time, small ones in between.
 *
 * @param times openings of the bars and of the empty places after them, ascending; holes in them are no places
 */
function timeTicks(
  times: readonly number[],
  step: number,
  count: number,
  words: AxisWords,
): Tick[] {
  // What the axis shows, without its holes.
  const length = times.length * step;
  const spacing =
    SPACINGS_MS.find((candidate) => length / candidate <= count) ?? LONGEST_SPACING_MS;
  const small = SPACINGS_MS.findLast((shorter) => spacing / shorter >= 2 && shorter >= 2 * step);
  const begins = (time: number, before: number, length: number) =>
    Math.floor(time / length) > Math.floor(before / length);
  return times.slice(1).flatMap((time, index): Tick[] => {
    const before = times[index] as number;
    if (begins(time, before, spacing))
      return [{ value: time, label: timeLabel(time, step, words) }];
    return small && begins(time, before, small) ? [{ value: time, label: '' }] : [];
  });
}

/** Ticks of a chart; a labelled one has a place for its words. */
export interface Axes {
  prices: readonly Tick[];
  times: readonly Tick[];
}

/** Beside its labels a price axis has ticks and a rim; with labels of so many characters it is so many font sizes wide. */
const PRICE_AXIS = { characters: 6, width: 4.9 };

/**
 * @returns the width of the axis that the longest price of a market has room on, with its tick; with short ones that of a
 *   usual axis, so that charts of all markets stand alike
 */
export function priceAxisWidth({ characters }: PriceForm, { fontSize, typeface }: Face): number {
  const more = Math.max(0, characters - PRICE_AXIS.characters);
  return Math.round((PRICE_AXIS.width + more * typeface.advance) * fontSize);
}

export function axesOf(projection: Projection, prices: PriceForm, words: AxisWords): Axes {
  const { plot, fontSize, times, step, blank, low, high } = projection;
  const last = times.at(-1) as number;
  const ahead = Array.from({ length: blank }, (_, index) => last + (index + 1) * step);
  return {
    prices: priceTicks(low, high, plot.height / (2.8 * fontSize), prices),
    times: timeTicks([...times, ...ahead], step, plot.width / (4.5 * fontSize), words),
  };
}

/** Draws the paper under everything: every tick a hair, every labelled tick a line. @param sheet what it covers */
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
  pen.rects([sheet], { fill: { colour: tokens.surface } });
  pen.lines(lines(false), { colour: tokens.hairline, width: 0.5, opacity: 0.35 });
  pen.lines(lines(true), { colour: tokens.hairline, width: 0.75, opacity: 0.9 });
}

/**
 * Draws the frame with its ticks outwards and the labels beside them.
 *
 * @param tag where the last-price tag stands, if there is one; labels that would touch it are left out
 */
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
  const colour = tokens.muted;
  const priceLabels = prices.flatMap(({ value, label }): Text[] => {
    const line = { x: right, y: y(value) - fontSize / 2, width: 1, height: fontSize };
    const fits = !tag || sharedArea(grow(line, 2), tag) === 0;
    return label && fits ? [{ text: label, x: right + 9, y: y(value), colour }] : [];
  });
  // From the right: beside a weekend, that of the new day stays.
  let free = size.width - 2;
  const timeLabels = times.toReversed().flatMap((tick): Text[] => {
    const text = tick.label;
    const half = (text.length * typeface.advance * fontSize) / 2;
    if (!text || at(tick) - half < 2 || at(tick) + half > free) return [];
    free = at(tick) - half - fontSize / 2;
    return [{ text, x: at(tick), y: bottom + 1.25 * fontSize, colour, align: 'middle' }];
  });
  const edge = { colour: tokens.edge, width: 0.75 };
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

/** @returns where the tag of a price stands on the axis */
export function priceTagBox({ plot, size, y, fontSize }: Projection, price: number): Rect {
  const height = Math.round(1.55 * fontSize);
  const x = plot.x + plot.width;
  return { x, y: y(price) - height / 2, width: size.width - x - 2, height };
}

/** Draws the last price in brass: a fine line across the chart, to the axis or, without one, on to the next chart. */
export function drawLastPrice(
  pen: Pen,
  projection: Projection,
  bar: Bar,
  { gap, isOpen }: Pick<Format, 'gap' | 'isOpen'>,
): void {
  const { plot, size, x, y } = projection;
  const line = y(bar.close);
  const end = x(bar.time);
  const colour = tokens.brass;
  const dotted = { colour, width: 0.75, dashes: [1, 4] };
  if (!isOpen) pen.lines([[plot.x, line, gap ? size.width : end, line]], dotted);
  if (!gap) pen.lines([[end, line, plot.x + plot.width, line]], { colour, width: 1 });
}

/** Draws the tag on the axis that says the last price. */
export function drawPriceTag(
  pen: Pen,
  projection: Projection,
  close: number,
  prices: PriceForm,
): void {
  const { x: left, y: top, width, height } = priceTagBox(projection, close);
  const line = projection.y(close);
  const shoulder = left + 5;
  pen.path(
    [
      [left, line],
      [shoulder, top],
      [left + width, top],
      [left + width, top + height],
      [shoulder, top + height],
    ],
    { fill: { colour: tokens.brass } },
  );
  const text = formatPrice(close, prices);
  pen.texts([{ text, x: left + 9, y: line, colour: tokens.ground, isBold: true }]);
}
