import { type Fit, fitsOf } from './points.ts';

export type DecimalMark = 'point' | 'comma';

/** Ways to write a number. Groups have three digits, in India also two. */
const FORMS: Readonly<Record<DecimalMark | 'fraction', RegExp>> = {
  point:
    /^[+-]?(?:\d+|[1-9]\d{0,2}(?:(?:,\d{2,3})*,\d{3}|(?:['’\s]\d{3})+))?(?:\.\d*)?(?:e[+-]?\d+)?$/i,
  comma: /^[+-]?(?:\d+|[1-9]\d{0,2}(?:[.'’\s]\d{3})+)?(?:,\d*)?(?:e[+-]?\d+)?$/i,
  // Bonds in 32nds, grain in eighths: 110'165 is 110 and 16.5/32.
  fraction: /^\d+['-](?:[0-2]\d|3[01]|\d$)(?:[0257+]|\.\d+)?$/,
};
const PLAIN = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;
/** `$`, `R$`, `USD`, `kr`, before or after the number. */
const CURRENCY =
  /^(?:R?\p{Sc}\s*|\p{L}{2,3}\s+)(?=[\d.-])|(?<=\d)(?:\s*\p{Sc}|\s+\p{L}{2,3}\.?)$/gu;
const UNIT = /\s*[%KMB]$/i;

// Most cells are bare; a search for currencies is slow.
const bareOf = (text: string) =>
  /^[-\d.,]*$/.test(text) ? text : text.trim().replace(CURRENCY, '').replace('−', '-');

/** Returns true for a market that did not trade, or an indicator without a value yet. */
export const isMissing = (text: string) =>
  /^(?:nan|null|none|#?n\/?a|∅|[-–—]*)$/i.test(text.trim());

/** Returns NaN if the text is not a number in this form. */
export function numberOf(text: string, mark: DecimalMark): number {
  if (mark === 'point' && PLAIN.test(text)) return Number(text);
  const bare = bareOf(text);
  if (!FORMS[mark].test(bare) || !/\d/.test(bare)) return Number.NaN;
  const plain = bare.replace(mark === 'point' ? /[,'’\s]/g : /[.'’\s]/g, '');
  return Number(plain.replace(',', '.'));
}

export const isNumber = (text: string) =>
  Number.isFinite(numberOf(text, 'point')) || Number.isFinite(numberOf(text, 'comma'));
export const isFraction = (text: string) => FORMS.fraction.test(text.trim());

export const MARKS = [{ name: 'point' }, { name: 'comma' }] as const;
/** Returns the decimal marks that fit most cells: two, for example, if all are like 1.234. */
export const marksOf = (cells: readonly string[]): Fit<(typeof MARKS)[number]>[] =>
  fitsOf(
    MARKS,
    cells,
    ({ name }) =>
      (cell) =>
        numberOf(bareOf(cell).replace(UNIT, ''), name),
  );
