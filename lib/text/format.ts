// Everything that depends on the language or the currency. Pages and checks pass the locale (BCP 47) of `content/site.ts`.

/** What sums are printed in: a currency of ISO 4217, written as in a locale. */
export interface MoneyForm {
  locale: string;
  currency: string;
  /** For round sums where there is little room: `$2K`. */
  notation?: 'compact';
}

const made = new Map<string, unknown>();

/** What is slow to make, and asked for in every frame of the demo, is made once. @param key what it follows from */
function once<Made>(key: string, make: () => Made): Made {
  if (!made.has(key)) made.set(key, make());
  return made.get(key) as Made;
}

// The compact notation parts thousands from five digits on alone: `1000 €` beside `1.190,00 €`. Languages that part no others
// have a word for thousands there.
const moneyFormat = ({ locale, currency, notation }: MoneyForm) =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    ...(notation && { notation, useGrouping: true }),
  });

/** @returns how many decimals sums of a currency have: 2 for USD, 0 for JPY, 3 for KWD */
export function decimalsOf(currency: string): number {
  const { maximumFractionDigits } = moneyFormat({ locale: 'en', currency }).resolvedOptions();
  return maximumFractionDigits ?? 0;
}

/** @param price in dollars, euros, yen @returns the same in whole cents, or what the smallest unit of the currency is */
export function minorUnits(price: number, currency: string): number {
  return Math.round(price * 10 ** decimalsOf(currency));
}

/** @param units as `minorUnits` has them @returns the sum in dollars, euros, yen */
export function majorUnits(units: number, currency: string): number {
  return units / 10 ** decimalsOf(currency);
}

/**
 * A sum in its parts, in the order they are printed in: where the symbol stands, which digits are decimals. Symbols of double
 * width become those that Latin faces have too.
 * @param units as `minorUnits` has them
 */
export function moneyParts(units: number, form: MoneyForm): Intl.NumberFormatPart[] {
  return moneyFormat(form)
    .formatToParts(majorUnits(units, form.currency))
    .map(({ type, value }) => ({
      type,
      value: type === 'currency' ? value.normalize('NFKC') : value,
    }));
}

/** @param units as `minorUnits` has them @returns `$1,299.90`, `14,99 €`, `¥1,800` */
export function formatMoney(units: number, form: MoneyForm): string {
  return moneyParts(units, form)
    .map(({ value }) => value)
    .join('');
}

/** @returns what so many of a currency are called in a sentence: `US dollars`, `Euro`, `円` */
export function currencyName({ locale, currency }: MoneyForm, count = 2): string {
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'name',
  });
  return format.formatToParts(count).find(({ type }) => type === 'currency')?.value ?? currency;
}

/** @param decimals fewest that are written @returns `1,299.5`, `1.299,5` */
export function formatNumber(value: number, locale: string, decimals = 0): string {
  return once(
    `number ${locale} ${decimals}`,
    () => new Intl.NumberFormat(locale, { minimumFractionDigits: decimals }),
  ).format(value);
}

/** @returns a length of time in whole units, as it stands alone: `1 month`, `7 Monate`, `7 か月` */
export function formatLength(count: number, unit: 'day' | 'month', locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}

/** @param iso a day, YYYY-MM-DD @returns `November 21, 2026`, `21. November 2026` */
export function formatDate(iso: string, locale: string): string {
  const form = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return form.format(new Date(`${iso}T00:00:00Z`));
}

/** @returns a list as a sentence has it: `a, b, and c`, `a, b oder c` */
export function formatList(
  items: readonly string[],
  locale: string,
  last: 'conjunction' | 'disjunction' = 'conjunction',
): string {
  return new Intl.ListFormat(locale, { type: last }).format(items);
}

/** @returns the plural form that a number takes: `one` for 1 in English */
export function pluralRule(count: number, locale: string): Intl.LDMLPluralRule {
  return once(`plurals ${locale}`, () => new Intl.PluralRules(locale)).select(count);
}
