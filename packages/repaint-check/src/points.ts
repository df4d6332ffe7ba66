import type { PriceName } from './names.ts';

export type PointName =
  | ('separator' | 'header' | 'time' | 'zone' | 'decimal')
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

/** A way to write times or prices, and what it reads; NaN where it does not fit. */
export interface Fit<Form> {
  readonly form: Form;
  readonly texts: readonly string[];
  readonly numbers: readonly number[];
}

/** Returns the forms that read most texts, and at least half; of those that read the same, one. */
export function fitsOf<Form>(
  forms: readonly Form[],
  texts: readonly string[],
  readerOf: (form: Form) => (text: string) => number,
): Fit<Form>[] {
  const fits = forms.map((form) => {
    const read = readerOf(form);
    return { form, texts, numbers: texts.map((text) => read(text)) };
  });
  const counts = fits.map(({ numbers }) => numbers.filter(Number.isFinite).length);
  const most = Math.max(1, texts.length / 2, ...counts);
  return unlike(fits.filter((_, at) => counts[at] === most));
}

/** Returns the first of each that read the same. */
export const unlike = <One extends Fit<unknown>>(fits: readonly One[]): One[] =>
  [...new Map(fits.toReversed().map((fit) => [`${fit.numbers}`, fit])).values()].reverse();

/** Returns fits as options, each with what it makes of the row that tells most of them apart. */
export function optionsOf(fits: readonly Fit<{ readonly name: string }>[]): Option[] {
  const meanings = (at: number) => fits.flatMap(({ numbers }) => numbers[at] ?? Number.NaN);
  const kinds = (fits[0]?.numbers ?? []).map((_, at) =>
    meanings(at).some(Number.isNaN) ? 0 : new Set(meanings(at)).size,
  );
  const at = kinds.indexOf(Math.max(...kinds));
  return fits.map(({ form, texts, numbers }) => ({
    ...{ value: form.name, text: texts[at], number: numbers[at] },
  }));
}

const MAX_QUOTATION = 60;
export const quoted = (text: string) => text.trim().slice(0, MAX_QUOTATION);

/** Ends reading: the file cannot be shown. `got` quotes it. */
export class Refusal extends Error {
  constructor(
    readonly code: 'no-table' | 'no-time' | 'clock' | 'fraction',
    got: string,
  ) {
    super(quoted(got));
  }
}
