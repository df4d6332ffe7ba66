import { z } from 'zod';
import { collectStrings } from './content-path';
import { CONDITIONS, placeholderOf } from './placeholders';

// Messages name the expected value; `content-errors.ts` adds file, path and found value.

function bracesError(text: string, must: readonly string[], may: readonly string[]): string | null {
  const missing = must.filter((name) => !text.includes(`{${name}}`));
  if (missing.length > 0) return `text with ${missing.map((name) => `{${name}}`).join(', ')}`;
  const known = [...must, ...may];
  const rest = text.replace(/\{(\w+)\}/g, (found, name) =>
    known.includes(name) || placeholderOf(name) ? '' : found,
  );
  const wrong = rest.match(/\$?\{[^{}]*\}?|\}/)?.[0];
  if (wrong === undefined) return null;
  return `text without ${wrong} (docs/guides/edit-content.md lists the placeholders)`;
}

/** Typical mistakes in pasted text. */
const REFUSED: readonly [found: RegExp, expected: string][] = [
  [/[<>]/, 'plain text without < or >'],
  [/\*\*|__/, 'plain text without ** or __, which show literally'],
  [/&(?:[a-z]+|#x?[\da-f]+);/i, 'the character itself, not its HTML entity'],
  [/[\t\r]/, 'text without tabs'],
  [/(?!\n)\p{Cc}|[\u200b\u2060\ufeff]/u, 'text without invisible characters'],
  [/\uFFFD/, 'a file saved as UTF-8'],
  [/^\s|\s$/, 'text without spaces at its start or end'],
  [/lorem ipsum|\bTODO\b|\{email\}/i, 'finished text'],
];

function textError(value: string): string | null {
  if (value.trim() === '') return 'text that is not empty';
  return REFUSED.find(([found]) => found.test(value))?.[1] ?? null;
}

const sentence = (
  must: readonly string[],
  may: readonly string[],
  max = Number.POSITIVE_INFINITY,
  mayBreak = false,
) =>
  z.string('text').superRefine((value, context) => {
    const { length } = value.replace(/\{\w+\}/g, '');
    const tooLong = length > max ? `at most ${max} characters, not ${length}` : null;
    const broken = value.includes('\n') && !mayBreak ? 'text on one line' : null;
    const message = textError(value) ?? tooLong ?? broken ?? bracesError(value, must, may);
    if (message) context.addIssue({ code: 'custom', message });
  });

/** Plain text. @param max length without placeholders; longer text breaks the layout */
export const text = (max?: number) => sentence([], [], max);

const lines = () => sentence([], [], undefined, true);

const CONDITION = new RegExp(`<!-- when: (?:${CONDITIONS.join('|')}) -->`, 'g');

/** Paragraphs, lists and links; each may have a condition above it. */
export const blocks = () =>
  z.string('text').superRefine((value, context) => {
    const { error } = lines().safeParse(value.replaceAll(CONDITION, ''));
    for (const { message } of error?.issues ?? []) context.addIssue({ code: 'custom', message });
  });

/** Text that `fill` completes: `must` lists required names (`plan` for `{plan}`), `may` optional ones. */
export function template(must: readonly string[], may: readonly string[] = []) {
  const taken = [...must, ...may].find(placeholderOf);
  if (taken) throw new Error(`{${taken}} is a placeholder of the whole site`);
  return sentence(must, may);
}

export const plural = z
  .object({ other: template([], ['count']) }, 'fields `other` and, in English, `one`')
  .catchall(template([], ['count']));

const WHEN = `a setting: ${CONDITIONS.join(', ')}`;

/** Texts in any structure. @param may names in braces besides `PLACEHOLDERS`; omit them if types check the names */
export const anyTexts = (may?: readonly string[]) =>
  z.looseObject({}, 'texts').superRefine((value, context) => {
    for (const { path, text: said } of collectStrings(value)) {
      const isUnknown = path.at(-1) === 'when' && !CONDITIONS.some((known) => known === said);
      const message = isUnknown ? WHEN : (textError(said) ?? (may && bracesError(said, [], may)));
      if (message) context.addIssue({ code: 'custom', path: [...path], message });
    }
  });

export const when = z.enum(CONDITIONS, WHEN).optional();

export const fields = <Schema extends z.ZodType, Name extends string>(
  schema: Schema,
  ...names: readonly Name[]
) => Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, Schema>;

export const texts = <Name extends string>(...names: readonly Name[]) => fields(text(), ...names);

export const labels = <Name extends string>(...names: readonly Name[]) =>
  fields(text(40), ...names);

export const heading = { label: text(30), title: text(), intro: text() };

export const slug = z
  .string('an id')
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'an id in lowercase letters, digits and hyphens');

export const httpsUrl = z
  .string('an https URL')
  .regex(/^[^\p{Cf}\s{}]*$/u, 'an https URL without spaces, braces or invisible characters')
  // A query may contain another URL.
  .refine((value) => !/^[^?#]+https?:/i.test(value), 'one https URL, not two')
  .refine((value) => {
    const { protocol, hostname, username } = URL.canParse(value)
      ? new URL(value)
      : ({} as Partial<URL>);
    return (
      protocol === 'https:' && /^(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]+$/.test(`${hostname}`) && !username
    );
  }, 'an https URL');

export const internalHref = z
  .string('a path or anchor on this site')
  .regex(/^(?!$)(?:\/(?!\/)[a-z0-9\-/]*)?(?:#[a-z0-9-]+)?$/, 'a path or anchor on this site');

export const linkSchema = z.strictObject({ name: text(40), href: internalHref });
export type Link = z.infer<typeof linkSchema>;

export const isoDate = z.iso.date('a valid date (YYYY-MM-DD)');

/** A later date is probably a typo. */
const MAX_DAYS_AHEAD = 31;

export const recentDate = isoDate.refine(
  (value) => Date.parse(value) < Date.now() + MAX_DAYS_AHEAD * 86_400_000,
  `a date at most ${MAX_DAYS_AHEAD} days ahead`,
);

export const emailAddress = z.email('an email address');

const REGION_NAMES = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

export const countryCode = z
  .string('a country code such as GB')
  .refine(
    (value) =>
      /^(?!AC|CP|CQ|DG|E[AUZ]|IC|QO|TA|U[KN]|X|ZZ)[A-Z]{2}$/.test(value) &&
      Intl.getCanonicalLocales(`und-${value}`)[0] === `und-${value}` &&
      Boolean(REGION_NAMES.of(value)),
    'an ISO 3166 country code such as GB',
  );

export const locale = z.string('a language such as de or en-US').refine((value) => {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(value)[0] === value;
  } catch {
    return false;
  }
}, 'a language such as de or en-US');

const CURRENCIES = Intl.supportedValuesOf('currency');

export const currency = z
  .string('a currency code such as EUR')
  .refine((value) => CURRENCIES.includes(value), 'a currency code such as EUR');

const PRICE = "a price in site.currency, such as 14.99, 19,90 or 1'299.00, or 0 for a free plan";

/** No currency in everyday use has more than 3 decimals. */
export const price = z
  .number(PRICE)
  .min(0, PRICE)
  .max(10_000_000, 'a price of at most 10000000')
  .refine((value) => Math.abs(value * 1000 - Math.round(value * 1000)) < 1e-6, PRICE);

export const wholeNumber = (low: number, high: number) => {
  const what = `a whole number from ${low} to ${high}`;
  return z.int(what).min(low, what).max(high, what);
};

const PICTURE_FILE =
  'a file name in public/pictures/ such as volume.webp: letters from a to z, digits, dots and hyphens, no folder, ending in png, jpg, webp, avif or svg';

/** Other letters and spaces would need encoding in addresses, and differ between file systems. */
export const IS_PICTURE_FILE = /^\w[\w.-]*\.(?:png|jpe?g|webp|avif|svg)$/i;

export const pictureFile = z.string(PICTURE_FILE).regex(IS_PICTURE_FILE, PICTURE_FILE);

export const brandMark = z.string('a simpleicons.org slug such as visa, or null').nullable();

export const oneOf = <const T extends readonly [string, ...string[]]>(what: string, options: T) =>
  z.enum(options, `${what}: ${options.join(', ')}`);

/** A list with unique item ids. */
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
      // Also runs on lists with invalid items, to report all errors at once.
      { when: ({ value }) => Array.isArray(value) },
    );
