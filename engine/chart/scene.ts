import type { Break, LevelName, Mark, Swing } from '#indicators/indicator';
import type { TrendRow } from '#indicators/suite';
import type { Bar } from '#market/bar';
import type { PriceForm } from '#market/price-form';
import type { SessionName } from '#market/trading-hours';
import type { Projection, Rect, Size } from './geometry';
import type { Face, Renderer, Text } from './renderer';

/** `testedAt`: when price first re-entered a zone or crossed a level. Times are ms UTC. */
export interface ShownMark<M extends Mark = Mark> {
  readonly mark: M;
  readonly endedAt: number | null;
  readonly testedAt?: number | null;
}

export interface Name {
  readonly name: string;
  readonly short?: string | undefined;
}

export interface AreaWords {
  readonly marks: Readonly<Record<'order-block' | 'gap' | 'opening-range' | 'dealing-range', Name>>;
  readonly sessions: Readonly<Record<SessionName, Name>>;
  readonly levels: Readonly<Record<LevelName, Name>>;
  /** The zone's timeframe follows this text. */
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
}

export interface NameSheet extends Pick<Scene, 'bars' | 'words' | 'areas' | 'trend'> {
  p: Projection;
  face: Face & Pick<Format, 'crops'>;
  frame: Rect;
  /** The part of the frame that is visible in the narrowest window. */
  sight: Rect;
  /** True in a picture, where a name tries several places. */
  isStill: boolean;
}

/** Draws all marks except swings and breaks. The demo loads it later. */
export interface Areas {
  boxOf(shown: ShownMark, p: Projection): Rect | null;
  draw(renderer: Renderer, marks: readonly ShownMark[], p: Projection): void;
  /** Draws the trends above a plot, right-aligned. Returns their width. */
  drawTrends(renderer: Renderer, sheet: NameSheet): number;
  edgeNames(shown: ShownMark, sheet: NameSheet): PlacedLabel[];
  areaNames(shown: ShownMark, sheet: NameSheet): PlacedLabel[];
}

export interface Place {
  readonly time: number;
  readonly price: number;
}

export interface Overlay {
  crosshair: Place | null;
  chosen: ShownMark | null;
  /** The last bar before a line. Marks that are confirmed later begin at the line. */
  cut?: number;
  /** Swings that were taken back. */
  crosses: readonly (Pick<Swing, 'time' | 'price' | 'side'> & { isFaint: boolean })[];
}

export interface Scene {
  /** Titles from longest to shortest; the first that fits is drawn. */
  titles: readonly string[];
  words: ChartWords;
  areas: Areas | null;
  bars: readonly Bar[];
  /** The unfinished bar, if marks already use its prices. */
  forming?: Bar | null;
  step: number;
  prices: PriceForm;
  marks: readonly ShownMark[];
  path?: readonly Place[];
  trend: readonly TrendRow[];
  /** Reserves the strip above the plot, for the title and the trends. */
  hasHead: boolean;
  /** Space after the last bar: a number of bars, or the width of the names there. */
  blank: number | 'names';
  /** A name tries several places, and so flickers in an animated chart. */
  canNamesYield?: boolean;
  headroom: number;
  footroom: number;
  /** Prices that must also fit, because adjacent charts share a scale. */
  span?: { readonly high: number; readonly low: number };
  over?: Overlay;
}

export interface Format extends Face {
  size: Size;
  /** Width visible in the narrowest window, measured from the right edge. */
  inSight?: number;
  /** Widths visible in common windows; no text is on their left edges. */
  crops?: readonly number[];
  /** Number of final bars that appear one by one. */
  turns?: number;
  /** True if text covers the upper left. Omits the top and left edges. */
  isOpen?: boolean;
  /** Width of a page caption that covers the left end of the strip above the plot. */
  caption?: number;
  /** Width of the gap that replaces the price axis. */
  gap?: number;
}
