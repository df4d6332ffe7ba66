import { z } from 'zod';
import { type Template, withPlurals } from '@/lib/text/fill';
import { nearestWord, withoutFacts } from './facts';

// A field's error text is what was expected; `faults.ts` puts file, path and value around it.

const inBraces = (words: readonly string[]) => words.map((word) => `{${word}}`).join(', ');

/** @returns why something in braces is none that the text can have: it is code, has no end, or is misspelt */
function slipIn(said: string, words: readonly string[]): string {
  if (said.startsWith('$')) return ' (does the text stand in backticks?)';
  return said.startsWith('{') && !said.endsWith('}')
    ? ' (is a brace } missing at its end?)'
    : nearestWord(said, words);
}

/** @returns what should stand instead of a text, or null where it holds each `must`, and nothing in braces but these and `may` */
function bracesFault(text: string, must: readonly string[], may: readonly string[]): string | null {
  const words = [...must, ...may];
  const flat = withPlurals(text, (word, forms) => (words.includes(word) ? forms.join(' ') : null));
  const rest = words.reduce((left, word) => left.replaceAll(`{${word}}`, ''), flat);
  const said = rest.match(/\$?\{[^{}]*\}?|\}/)?.[0];
  const slip = said ? slipIn(said, words) : '';
  const missing = must.filter((word) => !text.includes(`{${word}}`) && !text.includes(`{${word}:`));
  if (missing.length > 0) return `text with ${inBraces(missing)}${slip}`;
  if (said === undefined) return null;
  return words.length > 0
    ? `no words in braces but ${inBraces(words)}${slip}`
    : `text without ${said}${slip}`;
}

/** @returns the length of a text with the longest form of each plural and without facts */
function lengthOf(text: string): number {
  return withPlurals(withoutFacts(text), (_, forms) =>
    forms.reduce((one, other) => (other.length > one.length ? other : one)),
  ).length;
}

/** What a text must not hold, and what should stand instead. Whoever pastes from elsewhere meets these. */
const REFUSED: readonly [found: RegExp, expected: string][] = [
  [/[<>]/, 'plain text without < or >'],
  [/\*\*|__/, 'plain text without ** or __, which show as written'],
  [/&(?:[a-z]+|#x?[\da-f]+);/i, 'the sign itself in place of its HTML name'],
  [/[\t\r]/, 'text without tabs'],
  [/[\u200b\u2060\ufeff]/, 'text without the invisible sign in it: type it anew'],
  [/^\s|\s$/, 'text without a blank at its start or end'],
  [/lorem ipsum|\bTODO\b|\{email\}/i, 'finished text'],
];

/** Words without markup and leftovers, and with the words in braces that they are filled with; their length is that without facts. */
const words = (max: number, must: readonly string[], may: readonly string[], mayBreak = false) =>
  z
    .string('text')
    .refine((value) => value.trim() !== '', 'text that is not empty')
    .superRefine((value, context) => {
      const length = lengthOf(value);
      const message =
        length > max
          ? `at most ${max} characters, these are ${length}`
          : !mayBreak && value.includes('\n')
            ? 'text on one line'
            : (REFUSED.find(([found]) => found.test(value))?.[1] ??
              bracesFault(withoutFacts(value), must, may));
      if (message) context.addIssue({ code: 'custom', message });
    });

/** Plain words: not blank, no markup, no leftovers, nothing in braces but facts. @param max characters that the design has room for */
export const text = (max = 600) => words(max, [], []);

/** Plain words whose lines are broken where they are written to. @param max as for `text` */
export const lines = (max: number) => words(max, [], [], true);

/**
 * Words that are filled in where they are shown, by `fill`.
 * @param max characters that the design has room for
 * @param must words that stand in it in braces: `plan` for `{plan}`
 * @param may words that can stand in it too
 */
export const template = <Must extends string, May extends string = never>(
  max: number,
  must: readonly Must[],
  may: readonly May[] = [],
) => words(max, must, may) as unknown as z.ZodType<Template<Must | May>>;

/** Fields that all take the same, to be spread into a schema: `...fields(price, 'least', 'most')`. */
export const fields = <Schema extends z.ZodType, Name extends string>(
  schema: Schema,
  ...names: readonly Name[]
) => Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, Schema>;

/** Plain words of one length under several names. @param max as for `text` */
export const texts = <Name extends string>(max: number, ...names: readonly Name[]) =>
  fields(text(max), ...names);

/** What stands at the top of every numbered section. */
export const heading = { label: text(30), title: text(80), intro: text(300) };

/** A name that HTML ids, anchors and file names can carry. */
export const slug = z
  .string('an id')
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'an id in lower-case letters, digits and hyphens');

/** @returns whether `value` is a URL that a browser opens over TLS, with a host and no credentials. */
function isHttps(value: string): boolean {
  if (/\s/.test(value) || !URL.canParse(value)) return false;
  const { protocol, hostname, username, password } = new URL(value);
  return (
    protocol === 'https:' && hostname.includes('.') && !username && !password && !/[{}]/.test(value)
  );
}

/** Whether an address begins anew before its query, which may well hold another: it was pasted twice. */
const isTwice = (value: string) => /^[^?#]+https?:/i.test(value);

export const httpsUrl = z
  .string('an https URL')
  .refine(
    (value) => !/\p{Cf}/u.test(value),
    'an https URL without the invisible sign in it: type it anew',
  )
  .refine((value) => !isTwice(value), 'one https URL (was it pasted twice?)')
  .refine(isHttps, 'an https URL');

/** A target inside the site: `/path`, `/path#id` or `#id`. Whether it exists is a rule across files. */
export const internalHref = z
  .string('a path or an anchor of this site')
  .regex(/^(?!$)(?:\/(?!\/)[a-z0-9\-/]*)?(?:#[a-z0-9-]+)?$/, 'a path or an anchor of this site');

export const isoDate = z.iso.date('a date written YYYY-MM-DD, and a day of the calendar');

/** Days by which a day may lie ahead before it is a slip of the keys: 2062 for 2026. */
const MAX_DAYS_AHEAD = 730;

/** A day on which something has happened, or soon will. */
export const recentDate = isoDate.refine(
  (value) => Date.parse(value) < Date.now() + MAX_DAYS_AHEAD * 86_400_000,
  'a day that is not years ahead',
);

export const emailAddress = z.email('an e-mail address');

/** Codes that have a name and are no country of ISO 3166-1: unions, reserved and private ones. */
const NO_COUNTRIES = 'AC CP CQ DG EA EU EZ IC QO TA UN XA XB XK ZZ'.split(' ');

const REGION_NAMES = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** @returns the code that a text is or stands for (`GB` for `UK`), or null */
function countryOf(value: string): string | null {
  if (!/^[A-Z]{2}$/.test(value)) return null;
  const code = Intl.getCanonicalLocales(`und-${value}`)[0]?.slice('und-'.length) ?? '';
  return NO_COUNTRIES.includes(code) || !REGION_NAMES.of(code) ? null : code;
}

/** A country as ISO 3166-1 writes it, in two letters. */
export const countryCode = z
  .string('a country code such as GB')
  .refine((value) => countryOf(value) === value, {
    error: ({ input }) => `a country code such as ${countryOf(String(input)) ?? 'US'}`,
  });

/** @returns the tag as BCP 47 writes it where the formats of this machine know its language, else null */
function localeOf(tag: string): string | null {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(tag)[0] ?? null;
  } catch {
    return null;
  }
}

/** A language, with a region where it matters: `de`, `en-US`. */
export const locale = z
  .string('a language such as de or en-US')
  .refine((value) => localeOf(value) === value, {
    error: ({ input }) =>
      `a language such as ${localeOf(String(input).replaceAll('_', '-')) ?? 'de or en-US'}`,
  });

const CURRENCIES = Intl.supportedValuesOf('currency');

/** A currency in three letters, as ISO 4217 writes it. */
export const currency = z
  .string('a currency code such as EUR')
  .refine((value) => CURRENCIES.includes(value), {
    error: ({ input }) =>
      `a currency code such as ${CURRENCIES.find((code) => code === String(input).toUpperCase()) ?? 'EUR'}`,
  });

const PRICE = 'a price above 0, such as 14.99';

/** A price in the currency of the site, with as many decimals as any has; that it has no more than this one is a check. */
export const price = z
  .number(PRICE)
  .positive(PRICE)
  .max(10_000_000, 'a price of at most 10000000')
  .refine((value) => Math.abs(value * 1000 - Math.round(value * 1000)) < 1e-6, PRICE);

/** @param low least value @param high greatest value */
export const wholeNumber = (low: number, high: number) => {
  const what = `a whole number from ${low} to ${high}`;
  return z.int(what).min(low, what).max(high, what);
};

/** The mark of a brand, by its name on simpleicons.org; null for one that has none there. */
export const brandMark = z
  .string('the name of a mark on simpleicons.org, or null for none')
  .nullable();

/** One of a fixed set of words. */
export const oneOf = <const T extends readonly [string, ...string[]]>(what: string, words: T) =>
  z.enum(words, `${what}: ${words.join(', ')}`);

/** A list whose items have ids that occur once. @param low fewest items @param high most items */
export const listOf = <T extends z.ZodType<{ id: string }>>(item: T, low: number, high = 100) =>
  z
    .array(item, 'a list')
    .min(low, low === 1 ? 'at least one item' : `at least ${low} items`)
    .max(high, high === 1 ? 'at most one item' : `at most ${high} items`)
    .superRefine(
      (items, context) => {
        const ids = items.map((item) => item?.id);
        const message = 'an id that no other item has';
        for (const [index, id] of ids.entries())
          if (typeof id === 'string' && ids.indexOf(id) < index)
            context.addIssue({ code: 'custom', path: [index, 'id'], message });
      },
      // Also beside an item with a wrong type, so that one run reports every fault.
      { when: ({ value }) => Array.isArray(value) },
    );
