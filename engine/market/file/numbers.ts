export type DecimalSign = 'point' | 'comma';

/** Ways to write a number. Groups have three digits, in India also two. */
const FORMS: Readonly<Record<DecimalSign | 'fraction', RegExp>> = {
  point:
    /^[+-]?(?:\d+|[1-9]\d{0,2}(?:(?:,\d{2,3})*,\d{3}|(?:['’\s]\d{3})+))?(?:\.\d*)?(?:e[+-]?\d+)?$/i,
  comma: /^[+-]?(?:\d+|[1-9]\d{0,2}(?:[.'’\s]\d{3})+)?(?:,\d*)?(?:e[+-]?\d+)?$/i,
  // Bonds in 32nds: 110'165 is 110 and 16.5/32.
  fraction: /^\d+['-](?:[0-2]\d|3[01])(?:[0257+]|\.\d+)?$/,
};
const GROUPED = { point: /^[^.]*,/, comma: /\./ } as const;
const LONG = /^\d{4,}$/;
const PLAIN = /^-?\d+(?:\.\d+)?$/;
/** `$`, `R$`, `USD`, before or after the number. */
const CURRENCY = /^(?:[A-Z]{3}|R?\p{Sc})\s*(?=[\d.-])|\s*(?:[A-Z]{3}|\p{Sc})$/gu;

const bareOf = (text: string) => text.trim().replace(CURRENCY, '').replace('−', '-');

/** Returns NaN if the text is not a number in this form. */
export function numberOf(text: string, sign: DecimalSign): number {
  if (sign === 'point' && PLAIN.test(text)) return Number(text);
  const bare = bareOf(text);
  if (!FORMS[sign].test(bare) || !/\d/.test(bare)) return Number.NaN;
  const plain = bare.replace(sign === 'point' ? /[,'’\s]/g : /[.'’\s]/g, '');
  return Number(plain.replace(',', '.'));
}

/** Returns the form in which most prices can be read. If two can, the hints must agree on one;
 * without hints, a lone point is a decimal point. */
export function priceSign(
  cells: readonly string[],
  hintsFor: (unclear: string) => ReadonlySet<DecimalSign>,
): { sign: DecimalSign; isGrouped: boolean } | { code: 'fraction' | 'sign'; got: string } {
  const bare = cells.map(bareOf).filter((cell) => /\d/.test(cell));
  const hasLong = bare.some((cell) => LONG.test(cell));
  const readable = (form: DecimalSign | 'fraction') => {
    const read = bare.filter((cell) => FORMS[form].test(cell));
    if (form === 'fraction') return read.length;
    // A file that groups digits does so in all long numbers.
    const isMixed = hasLong && read.some((cell) => GROUPED[form].test(cell));
    return read.length - (isMixed ? bare.filter((cell) => LONG.test(cell)).length : 0);
  };
  const [point, comma] = [readable('point'), readable('comma')];
  const odd = bare.find((cell) => FORMS.fraction.test(cell));
  if (odd && readable('fraction') >= Math.max(point, comma)) return { code: 'fraction', got: odd };
  if (point !== comma) return { sign: point > comma ? 'point' : 'comma', isGrouped: false };
  const unclear = bare.find((cell) => /[.,]/.test(cell) && FORMS.point.test(cell));
  if (!unclear) return { sign: 'point', isGrouped: false };
  const hints = hintsFor(unclear);
  const [sign, other] = hints.size > 0 || unclear.includes(',') ? hints : (['point'] as const);
  if (!sign || other) return { code: 'sign', got: unclear };
  return { sign, isGrouped: (sign === 'point') === unclear.includes(',') };
}
