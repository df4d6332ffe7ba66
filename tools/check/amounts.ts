/** Finds amounts: `$15`, `$1,299.00`, `14,99 €`, `USD 15`. */
import { type MoneyForm, minorUnits } from '@/lib/text/format';

const escaped = (text: string) => text.replace(/[$()*+.?[\\\]^{|}/]/g, '\\$&');

function marksOf({ locale, currency }: MoneyForm) {
  const partsOf = (currencyDisplay: 'symbol' | 'narrowSymbol') =>
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay,
      minimumFractionDigits: 2,
    }).formatToParts(1_234_567.89);
  const all = [...partsOf('symbol'), ...partsOf('narrowSymbol')];
  const valuesOf = (wanted: string) =>
    all.filter(({ type }) => type === wanted).map(({ value }) => value);
  const symbols = valuesOf('currency').flatMap((symbol) => [symbol, symbol.normalize('NFKC')]);
  const [group = '', decimal = '.'] = [valuesOf('group')[0], valuesOf('decimal')[0]];
  return { symbols: [...new Set(symbols)], group, decimal };
}

/** Direction marks around amounts in right-to-left text. */
const MARK = '[\\u200e\\u200f\\u061c]?';

function patternOf(form: MoneyForm): RegExp {
  const { symbols, group, decimal } = marksOf(form);
  const grouped = group.trim() === '' ? '\\s' : escaped(group);
  const number = `(?:\\d{1,3}(?:${grouped}\\d{3})+(?!\\d)|\\d+)(?:${escaped(decimal)}\\d+)?`;
  const symbol = `(?:${symbols.map(escaped).join('|')})`;
  const before = `${symbol}\\s?${number}`;
  const after = `(?<![\\d.,])${number}\\s?${MARK}${symbol}(?!\\d)`;
  // Skips EUR/USD 15 and USD 15m.
  const coded = `(?<![\\p{L}/])${form.currency}\\s?${number}(?![\\p{L}\\d/]|[.,]\\d)`;
  return new RegExp(`${MARK}(?:${before}|${coded}|${after})${MARK}`, 'gu');
}

const patterns = new Map<string, RegExp>();

function amountOf(amount: string, form: MoneyForm): number {
  const [whole = '', rest = ''] = amount.replace(/^\D+|\D+$/g, '').split(marksOf(form).decimal);
  return minorUnits(Number(`${whole.replace(/\D/g, '')}.${rest || 0}`), form.currency);
}

/** Amounts are in minor units. */
export function amountsIn(text: string, form: MoneyForm): { said: string; amount: number }[] {
  const key = `${form.locale} ${form.currency}`;
  const pattern = patterns.get(key) ?? patternOf(form);
  patterns.set(key, pattern);
  return [...text.matchAll(pattern)].map(([said]) => ({ said, amount: amountOf(said, form) }));
}
