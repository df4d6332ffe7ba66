import type { Break, LevelName, Mark, SessionBox, Swing } from '@/engine/indicators/indicator';
import type { TrendRow } from '@/engine/indicators/suite';
import type { Bar } from '@/engine/market/bar';
import type { PriceForm } from '@/engine/market/price-form';
import type { SessionName } from '@/engine/market/trading-hours';
import type { Projection, Rect, Size } from './geometry';
import type { Face, Renderer, Segment, Text } from './renderer';

/** A price range chosen for a picture; no indicator makes it. */
export interface Range extends Omit<SessionBox, 'kind' | 'name' | 'at' | 'knownAt'> {
  readonly kind: 'range';
}

/** `testedAt`: price first returned to a zone or crossed a level. Times are ms UTC. */
export interface ShownMark<M extends Mark | Range = Mark | Range> {
  readonly mark: M;
  readonly endedAt: number | null;
  readonly testedAt?: number | null;
}

export interface Name {
  readonly name: string;
  readonly short?: string | undefined;
}

export interface AreaWords {
  readonly marks: Readonly<
    Record<'order-block' | 'gap' | 'opening-range' | 'dealing-range' | 'range', Name>
  >;
  readonly sessions: Readonly<Record<SessionName, Name>>;
  readonly levels: Readonly<Record<LevelName, Name>>;
  /** Followed by the timeframe of a zone. */
  readonly sides: Readonly<Record<'supply' | 'demand', string>>;
}

export interface ChartWords {
  readonly labels: Readonly<Record<Exclude<Swing['label'], ''> | Break['label'], string>>;
  readonly weekdays: readonly string[];
  readonly months: readonly string[];
  /** Patterns with `{weekday}`, `{day}`, `{month}`, `{year}` and `{time}`. */
  readonly dates: Readonly<Record<'moment' | 'day' | 'month' | 'weekday' | 'date', string>>;
  readonly decimal: string;
}

export interface PlacedLabel extends Text {
  /** Id of the mark, or `title`. */
  id: string;
  box: Rect;
  /** Line to the mark of a label that had to move away from it. */
  leader?: Segment;
}

export interface NameSheet extends Pick<Scene, 'bars' | 'words' | 'areas' | 'trend'> {
  p: Projection;
  face: Face;
  frame: Rect;
  /** Part of the frame that the narrowest window shows. */
  sight: Rect;
  taken: readonly Rect[];
  /** Bars of a static picture, of which a long name may touch two; null in a chart that moves. */
  obstacles: readonly Rect[] | null;
}

/** Draws what is not a swing or break. The demo loads it later. */
export interface Areas {
  boxOf(shown: ShownMark, p: Projection): Rect | null;
  draw(renderer: Renderer, marks: readonly ShownMark[], p: Projection): void;
  /** Draws the trends above a plot, the last one at `right`. Returns their width. */
  drawTrends(renderer: Renderer, sheet: NameSheet): number;
  edgeNames(marks: readonly ShownMark[], sheet: NameSheet): PlacedLabel[];
  areaName(shown: ShownMark, sheet: NameSheet): PlacedLabel[];
}

export interface Place {
  readonly time: number;
  readonly price: number;
}

export interface Overlay {
  crosshair: Place | null;
  chosen: ShownMark | null;
  cut?: number;
  /** Those of an earlier count are faint. */
  crosses: readonly (Pick<Swing, 'time' | 'price' | 'side'> & { isFaint?: boolean })[];
}

export interface Scene {
  /** From the longest to the shortest. */
  titles: readonly string[];
  words: ChartWords;
  areas: Areas | null;
  bars: readonly Bar[];
  /** The bar after the last one, if marks already use its prices. */
  forming?: Bar | null;
  step: number;
  prices: PriceForm;
  marks: readonly ShownMark[];
  path?: readonly Place[];
  trend: readonly TrendRow[];
  /** Reserves the strip above the plot, so that charts side by side line up. */
  hasHead: boolean;
  /** Room after the last bar: a number of bars, or what the names there need. */
  blank: number | 'names';
  /** Leaves out names that touch others, which makes them flicker in a chart that moves. */
  canNamesYield?: boolean;
  headroom: number;
  footroom: number;
  /** Prices that also have to fit: charts side by side share a scale. */
  span?: { readonly high: number; readonly low: number };
  over?: Overlay;
}

export interface Format extends Face {
  size: Size;
  /** Width that the narrowest window shows, from the right edge. */
  inSight?: number;
  /** Number of last bars that close one by one. */
  turns?: number;
  /** Text lies over the upper left: draws no frame there and no line at the last price. */
  isOpen?: boolean;
  /** Width of the page's caption over the left end of the strip above the plot. */
  caption?: number;
  /** Width of the gap that replaces the price axis. */
  gap?: number;
}
