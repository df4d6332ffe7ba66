export interface MoneyForm {
  locale: string;
  currency: string;
  /** `$2K`. */
  notation?: 'compact';
}

const made = new Map<string, unknown>();

/** `Intl` objects are slow to create, and the demo formats in every frame. */
function once<Made>(key: string, make: () => Made): Made {
  if (!made.has(key)) made.set(key, make());
  return made.get(key) as Made;
}

// By default, compact notation leaves four digits ungrouped: `1000 €` next to `1.190,00 €`.
const moneyFormat = ({ locale, currency, notation }: MoneyForm) =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    ...(notation && { notation, useGrouping: true }),
  });

/** Returns 2 for USD, 0 for JPY, 3 for KWD. */
export function decimalsOf(currency: string): number {
  const { maximumFractionDigits } = moneyFormat({ locale: 'en', currency }).resolvedOptions();
  return maximumFractionDigits ?? 0;
}

/** Returns whole cents (or the currency's smallest unit). */
export function minorUnits(price: number, currency: string): number {
  return Math.round(price * 10 ** decimalsOf(currency));
}

function majorUnits(units: number, currency: string): number {
  return units / 10 ** decimalsOf(currency);
}

/** Returns `14.90`, for machines. */
export function decimalPrice(units: number, currency: string): string {
  return majorUnits(units, currency).toFixed(decimalsOf(currency));
}

/** Returns the parts in locale order; narrows full-width symbols, which Latin fonts lack. */
export function moneyParts(units: number, form: MoneyForm): Intl.NumberFormatPart[] {
  return moneyFormat(form)
    .formatToParts(majorUnits(units, form.currency))
    .map(({ type, value }) => ({
      type,
      value: type === 'currency' ? value.normalize('NFKC') : value,
    }));
}

/** Returns `$1,299.90`, `14,99 €`, `¥1,800`. */
export function formatMoney(units: number, form: MoneyForm): string {
  return moneyParts(units, form)
    .map(({ value }) => value)
    .join('');
}

/** Returns `US dollars`, `Euro`, `円`. */
export function currencyName({ locale, currency }: MoneyForm, count = 2): string {
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'name',
  });
  return format.formatToParts(count).find(({ type }) => type === 'currency')?.value ?? currency;
}

/** Returns `1,299.5`, `1.299,5`. @param decimals minimum */
export function formatNumber(value: number, locale: string, decimals = 0): string {
  return once(
    `number ${locale} ${decimals}`,
    () => new Intl.NumberFormat(locale, { minimumFractionDigits: decimals }),
  ).format(value);
}

const joined = (text: string) => text.replaceAll(' ', '\u00a0');

/** Returns `1 month`, `7 Monate`, `7 か月`, without a line break. */
export function formatLength(
  count: number,
  unit: 'second' | 'minute' | 'hour' | 'day' | 'week' | 'month',
  locale: string,
): string {
  const form = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' });
  return joined(form.format(count));
}

/** Turns `2026-11-21` into `November 21, 2026`, without a line break. */
export function formatDate(iso: string, locale: string): string {
  const form = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return joined(form.format(new Date(`${iso}T00:00:00Z`)));
}

/** Returns `a, b, and c`, `a, b oder c`. */
export function formatList(
  items: readonly string[],
  locale: string,
  last: 'conjunction' | 'disjunction' = 'conjunction',
): string {
  return new Intl.ListFormat(locale, { type: last }).format(items);
}

export function pluralRule(count: number, locale: string): Intl.LDMLPluralRule {
  return once(`plurals ${locale}`, () => new Intl.PluralRules(locale)).select(count);
}
