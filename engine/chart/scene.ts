import type { Break, LevelName, Mark, SessionBox, Swing } from '@/engine/indicators/indicator';
import type { TrendRow } from '@/engine/indicators/suite';
import { type Bar, timeframeName } from '@/engine/market/bar';
import type { PriceForm } from '@/engine/market/price-form';
import type { SessionName } from '@/engine/market/trading-hours';
import type { Size } from './geometry';
import type { Face } from './pen';

export interface Range extends Omit<SessionBox, 'kind' | 'name' | 'at' | 'knownAt'> {
  readonly kind: 'range';
}

export interface ShownMark<M extends Mark | Range = Mark | Range> {
  readonly mark: M;
  readonly endedAt: number | null;
  readonly testedAt?: number | null;
}

export interface Name {
  readonly name: string;
  readonly short?: string | undefined;
}

export interface ChartWords {
  readonly marks: Readonly<
    Record<'order-block' | 'gap' | 'opening-range' | 'dealing-range' | 'range', Name>
  >;
  readonly labels: Readonly<Record<Exclude<Swing['label'], ''> | Break['label'], string>>;
  readonly sessions: Readonly<Record<SessionName, Name>>;
  readonly levels: Readonly<Record<LevelName, Name>>;
  readonly sides: Readonly<Record<'supply' | 'demand', string>>;
  readonly weekdays: readonly string[];
  readonly months: readonly string[];
  readonly dates: Readonly<Record<'moment' | 'day' | 'month' | 'weekday' | 'date', string>>;
  readonly decimal: string;
}

export interface Place {
  readonly time: number;
  readonly price: number;
}

export interface Overlay {
  crosshair: Place | null;
  chosen: ShownMark | null;
  cut?: number;
  crosses: readonly Pick<Swing, 'time' | 'price' | 'side'>[];
}

export interface Scene {
  titles: readonly string[];
  words: ChartWords;
  bars: readonly Bar[];
  forming?: Bar | null;
  step: number;
  prices: PriceForm;
  marks: readonly ShownMark[];
  path?: readonly Place[];
  trend: readonly TrendRow[];
  hasHead: boolean;
  blank: number | 'names';
  canNamesYield?: boolean;
  headroom: number;
  footroom: number;
  span?: { readonly high: number; readonly low: number };
  over?: Overlay;
}

export interface Format extends Face {
  size: Size;
  inSight?: number;
  turns?: number;
  isOpen?: boolean;
  caption?: number;
  gap?: number;
}

export function zoneName(side: string, timeframe: string): Name {
  return { name: `${side} ${timeframe}`, short: `${side.charAt(0)} ${timeframe}` };
}

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
