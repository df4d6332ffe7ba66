import type { Break, LevelName, Mark, SessionBox, Swing } from '@/engine/indicators/indicator';
import type { TrendRow } from '@/engine/indicators/suite';
import { type Bar, timeframeName } from '@/engine/market/bar';
import type { PriceForm } from '@/engine/market/price-form';
import type { SessionName } from '@/engine/market/trading-hours';
import type { Size } from './geometry';
import type { Face } from './pen';

/** Prices between which a market rested, picked for a picture: no indicator makes this mark. */
export interface Range extends Omit<SessionBox, 'kind' | 'name' | 'at' | 'knownAt'> {
  readonly kind: 'range';
}

/**
 * A mark as a chart shows it; `endedAt` is null while it stands, `testedAt` is when price first came back to a zone or traded
 * beyond a level. Times are milliseconds UTC.
 */
export interface ShownMark<M extends Mark | Range = Mark | Range> {
  readonly mark: M;
  readonly endedAt: number | null;
  readonly testedAt?: number | null;
}

/** The same thing said at length, and where there is little room. */
export interface Name {
  readonly name: string;
  readonly short?: string | undefined;
}

/** What is written on a chart besides figures, and besides what the indicators themselves call a mark. */
export interface ChartWords {
  readonly marks: Readonly<
    Record<'order-block' | 'gap' | 'opening-range' | 'dealing-range' | 'range', Name>
  >;
  readonly labels: Readonly<Record<Exclude<Swing['label'], ''> | Break['label'], string>>;
  readonly sessions: Readonly<Record<SessionName, Name>>;
  /** As in a sentence; on a chart they begin with a capital. */
  readonly levels: Readonly<Record<LevelName, Name>>;
  /** Before the timeframe of a zone. */
  readonly sides: Readonly<Record<'supply' | 'demand', string>>;
  /** From Sunday on, and from January on. */
  readonly weekdays: readonly string[];
  readonly months: readonly string[];
  /**
   * How a moment is written, with `{weekday}`, `{day}`, `{month}`, `{year}` and `{time}`: of bars below a day, of a day and
   * of a month; on an axis a day with its weekday, and a day by its date.
   */
  readonly dates: Readonly<Record<'moment' | 'day' | 'month' | 'weekday' | 'date', string>>;
  /** What stands before the decimals of a price. */
  readonly decimal: string;
}

/** A moment and a price. */
export interface Place {
  readonly time: number;
  readonly price: number;
}

/** What is drawn over a chart. */
export interface Overlay {
  /** Where two lines cross, if any do. */
  crosshair: Place | null;
  /** A mark to point out. */
  chosen: ShownMark | null;
  /** Opening of the last bar before a future that took the place of another: a line stands after it. */
  cut?: number;
  /** Swings that are gone. */
  crosses: readonly Pick<Swing, 'time' | 'price' | 'side'>[];
}

/** What a chart shows, before it has a size. */
export interface Scene {
  /** Said in a corner, at length and then shorter. */
  titles: readonly string[];
  words: ChartWords;
  /** The bars in view, at least one, in time order. */
  bars: readonly Bar[];
  /** The bar after them as far as it has come, where marks know of it already: it is not closed. */
  forming?: Bar | null;
  /** Length of a bar in milliseconds. */
  step: number;
  prices: PriceForm;
  /** May reach beyond the bars in view; the plot clips them. */
  marks: readonly ShownMark[];
  /** A thin line under the bars, from place to place. */
  path?: readonly Place[];
  /** The trends that stand above the plot. */
  trend: readonly TrendRow[];
  /** Whether there is room for trends above the plot, taken or not: charts that stand side by side have it alike. */
  hasHead: boolean;
  /** Room after the last bar: in bars, or as much as the names need that stand there. */
  blank: number | 'names';
  /** Whether names that would touch yield, as in a picture with room in bars: they may come and go while bars pass. */
  canNamesYield?: boolean;
  /** Empty room above and below the bars, as parts of their height; names have theirs at least. */
  headroom: number;
  footroom: number;
  /** Prices that there is room for besides those of the bars: charts that stand side by side have them alike. */
  span?: { readonly high: number; readonly low: number };
  over?: Overlay;
}

/** What a chart is drawn on. */
export interface Format extends Face {
  size: Size;
  /**
   * Width of what the narrowest window shows of it, from its right edge, where windows cut it off at the left: names stand
   * in there if they can.
   */
  inSight?: number;
  /** How many of the last bars close one by one, in a picture that moves. */
  turns?: number;
  /** Whether words stand over its upper left: it has no frame above, and no line at the last price's height before the last bar. */
  isOpen?: boolean;
  /** Width of what a page writes over the left end of the strip above the plot. */
  caption?: number;
  /** Width of a gap in place of its price axis, which the line of the last price crosses. */
  gap?: number;
}

/** @returns the name of a zone: `Demand 1h`, `D 1h` */
export function zoneName(side: string, timeframe: string): Name {
  return { name: `${side} ${timeframe}`, short: `${side.charAt(0)} ${timeframe}` };
}

/** @returns what a mark is called on a chart; empty for a swing without a label */
export function nameOf({ mark }: ShownMark, words: ChartWords): Name {
  switch (mark.kind) {
    case 'swing':
    case 'break':
      return { name: mark.label && words.labels[mark.label] };
    case 'session':
      return words.sessions[mark.name];
    case 'zone':
      return zoneName(words.sides[mark.side], timeframeName(mark.timeframe));
    case 'level': {
      const { name, short } = words.levels[mark.name];
      return { name: name.charAt(0).toUpperCase() + name.slice(1), short };
    }
    case 'trend':
      return { name: '' };
    default:
      return words.marks[mark.kind];
  }
}
