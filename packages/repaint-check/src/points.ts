import type { PriceName } from './names.ts';

export type PointName =
  | ('separator' | 'header' | 'time' | 'date' | 'zone' | 'decimal')
  | (PriceName | 'symbol' | 'order');
/** What the visitor says about points; the file says the rest. */
export type Choices = Readonly<Partial<Record<PointName, string>>>;

/** `text` quotes the file, `number` is what it would mean: a price, or a time in ms. */
export interface Option {
  readonly value: string;
  readonly text?: string;
  readonly number?: number;
}

/** One point of how a file is read. The file proves it; or it is assumed, because nothing speaks
 * against it; or it is open, because the file could mean several things: then `value` is null until
 * the visitor chooses. */
export interface Point {
  readonly name: PointName;
  readonly state: 'proved' | 'assumed' | 'open';
  readonly value: string | null;
  readonly options: readonly Option[];
}

/** Adds a point. Returns the visitor's choice or else, unless the point is open, the file's. */
export type Decide = (
  name: PointName,
  state: Point['state'],
  own: string,
  options: readonly Option[],
) => string | null;

export function createPoints(choices: Choices): { points: Point[]; decide: Decide } {
  const points: Point[] = [];
  return {
    points,
    decide(name, state, own, options) {
      const chosen = options.find(({ value }) => value === choices[name])?.value;
      const value = chosen ?? (state === 'open' ? null : own);
      points.push({ name, state, value, options });
      return value;
    },
  };
}

const MAX_QUOTATION = 60;
export const quoted = (text: string) => text.trim().slice(0, MAX_QUOTATION);

/** Ends reading: the file cannot be shown. `got` quotes it. */
export class Refusal extends Error {
  constructor(
    readonly code: 'no-table' | 'no-time' | 'clock' | 'fraction' | 'split',
    got: string,
  ) {
    super(quoted(got));
  }
}
