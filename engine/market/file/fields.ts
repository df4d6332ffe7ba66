/** The fields of a line, and the numbers in them. */

export const SEPARATORS = [',', ';', '\t'] as const;
export type Separator = (typeof SEPARATORS)[number];

/** A field in quotes, in which a doubled quote stands for one, or a field without quotes. */
const FIELD_PATTERNS: Record<Separator, RegExp> = {
  ',': /\s*"((?:[^"]|"")*)"\s*(,|$)|([^",]*)(,|$)/y,
  ';': /\s*"((?:[^"]|"")*)"\s*(;|$)|([^";]*)(;|$)/y,
  '\t': / *"((?:[^"]|"")*)" *(\t|$)|([^"\t]*)(\t|$)/y,
};

/**
 * Splits one line as RFC 4180 has it, except that no field runs over a line end: one lost quote costs one row.
 *
 * @returns fields without quotes; null where a quote is not closed or stands inside a field
 */
export function fieldsOf(line: string, separator: Separator): string[] | null {
  if (!line.includes('"')) return line.split(separator);
  const pattern = FIELD_PATTERNS[separator];
  pattern.lastIndex = 0;
  const fields: string[] = [];
  for (;;) {
    const match = pattern.exec(line);
    if (!match) return null;
    const [, inQuotes, endOfQuoted, plain = '', endOfPlain] = match;
    fields.push(inQuotes?.replaceAll('""', '"') ?? plain);
    if (!(endOfQuoted || endOfPlain)) return fields;
  }
}

/** What stands before the decimals; the other one may group digits by three. */
export const DECIMALS = ['.', ','] as const;
export type Decimal = (typeof DECIMALS)[number];

/** Plain decimal notation: `Number` also takes blanks, hexadecimal and `Infinity`. */
const PLAIN = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;
/** Groups of three digits, behind a currency sign or before one. */
const GROUPED: Record<Decimal, RegExp> = {
  '.': /^[+-]?\d{1,3}(?:,\d{3})*(?:\.\d*)?$/,
  ',': /^[+-]?\d{1,3}(?:\.\d{3})*(?:,\d*)?$/,
};
const AROUND_DIGITS = /[\s'’$€£¥]/g;

/** @returns the number that a text writes; NaN where it writes none */
export function numberOf(text: string, decimal: Decimal): number {
  if (decimal === '.' && PLAIN.test(text)) return Number(text);
  const bare = text.replace(AROUND_DIGITS, '').replace('−', '-');
  if (GROUPED[decimal].test(bare)) {
    const plain = decimal === '.' ? bare.replaceAll(',', '') : bare.replaceAll('.', '');
    return Number(plain.replace(',', '.'));
  }
  if (decimal === ',' && bare.includes('.')) return Number.NaN;
  const plain = decimal === '.' ? bare : bare.replace(',', '.');
  return PLAIN.test(plain) ? Number(plain) : Number.NaN;
}

const SCALES: Readonly<Record<string, number>> = { K: 1e3, M: 1e6, B: 1e9 };

/** @returns a volume, written out or as `1.2M`; 0 for what is none: nothing is computed from it */
export function volumeOf(text: string, decimal: Decimal): number {
  const scale = SCALES[text.slice(-1).toUpperCase()];
  const volume = scale ? scale * numberOf(text.slice(0, -1), decimal) : numberOf(text, decimal);
  return volume > 0 && Number.isFinite(volume) ? volume : 0;
}
