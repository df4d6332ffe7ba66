/** Sums of the site's currency in texts, as its language writes them and as people type them. */
import { decimalsOf, type MoneyForm, minorUnits } from '@/lib/text/format';

/** A sum with groups and decimals wherever languages have them. */
const EXAMPLE = 1_234_567.89;

const partsOf = ({ locale, currency }: MoneyForm, currencyDisplay: string) =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: currencyDisplay as 'name',
    minimumFractionDigits: 2,
  }).formatToParts(EXAMPLE);

/** Says which way to write; stands in sums of languages that are written from right to left. */
const MARK = '[\\u200e\\u200f\\u061c]?';

/** @returns a source of expressions with the `u` flag for a text as it is */
export const escaped = (text: string) => text.replace(/[$()*+.?[\\\]^{|}/]/g, '\\$&');

const anyOf = (texts: readonly string[]) =>
  [...new Set(texts)]
    .filter(Boolean)
    .sort((one, other) => other.length - one.length)
    .map(escaped)
    .join('|');

/** Sources by their forms: every text of the content asks for one. */
const sources = new Map<string, string>();

function once(key: string, make: () => string): string {
  const source = sources.get(key) ?? make();
  sources.set(key, source);
  return source;
}

/** @returns a source of expressions for sums in digits: `$15`, `$1,299.00`, `14,99 €`, `29.99 USD`, `29.99 US dollars` */
export const amountSource = (form: MoneyForm): string =>
  once(`${form.locale} ${form.currency}`, () => sourceFor(form));

function sourceFor(form: MoneyForm): string {
  const parts = partsOf(form, 'symbol');
  const valueOfPart = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  const typed = (display: string) =>
    partsOf(form, display).filter(({ type }) => type === 'currency');
  const names = typed('name').flatMap(({ value }) => [value, value.split(' ').at(-1) ?? '']);
  const symbols = [...typed('symbol'), ...typed('narrowSymbol')].flatMap(({ value }) => [
    value,
    value.normalize('NFKC'),
  ]);
  // A blank between thousands is any blank; a decimal mark belongs to a sum where digits follow it.
  const group = valueOfPart('group').trim() === '' ? '\\s' : escaped(valueOfPart('group'));
  const whole = `\\d{1,3}(?:${group}\\d{3})+(?!\\d)|\\d+`;
  const number = `(?:${whole})(?:${escaped(valueOfPart('decimal'))}\\d+)?`;
  const decimals = decimalsOf(form.currency);
  const exact = decimals > 0 ? `${escaped(valueOfPart('decimal'))}\\d{${decimals}}` : '';
  const before = `(?:${anyOf(symbols)})\\s?${number}`;
  const after = `(?<![\\d.,])${number}\\s?${MARK}(?:${anyOf(symbols)})`;
  // Words for money stand beside other numbers too, so that only what looks like a price is one.
  const named = `(?<![\\d.,])(?:${whole})${exact}\\s?(?:${anyOf([form.currency, ...names])})`;
  return `${MARK}(?:${before}|${named}|${after})${MARK}`;
}

/** @param amount what `amountSource` found @returns the sum in the smallest unit of the currency */
export function amountOf(amount: string, form: MoneyForm): number {
  const decimal = partsOf(form, 'code').find(({ type }) => type === 'decimal')?.value ?? '.';
  const [whole = '', rest = ''] = amount.replace(/^\D+|\D+$/g, '').split(decimal);
  return minorUnits(Number(`${whole.replace(/\D/g, '')}.${rest || 0}`), form.currency);
}

/** @returns the sums that a text says, each as it is written and in the smallest unit of the currency */
export function amountsIn(text: string, form: MoneyForm): { said: string; amount: number }[] {
  return [...text.matchAll(new RegExp(amountSource(form), 'gu'))].map(([said]) => ({
    said,
    amount: amountOf(said, form),
  }));
}
