/** The content files have the form that the site reads. */
import { type ContentEntry, schemaFaults } from '@/lib/content/faults';
import { siteSchema } from '@/lib/content/schemas/site';
import { leavesOf, valueAt } from '@/lib/content/walk';
import { withPlurals } from '@/lib/text/fill';
import { pluralForms } from '@/lib/text/format';
import { type Check, type ContentInput, expected, type Found } from './finding';
import { counted } from './report';

/** @returns the language of the site; undefined where that is a fault of its own */
function localeIn({ content }: ContentInput): string | undefined {
  const locale = (content.site as { locale?: unknown } | undefined)?.locale;
  return siteSchema.shape.locale.safeParse(locale).data;
}

/** Plurals with another number of forms than the language of the site has; those of facts are left unfilled for this. */
function pluralFaults({ name, value }: ContentEntry, input: ContentInput): Found[] {
  const locale = localeIn(input);
  if (!locale) return [];
  const names = pluralForms(locale);
  return leavesOf(value).flatMap(({ path, text }) => {
    const found: Found[] = [];
    withPlurals(text, (word, forms) => {
      const what = `${counted(names.length, 'form')} as ${locale} has them, {${word}:${names.join('|')}}`;
      const got = `{${word}:${forms.join('|')}}`;
      if (forms.length !== names.length) found.push(...expected([name, ...path], what, got));
      return null;
    });
    return found;
  });
}

/** Numbers that take different forms of a noun in most languages. */
const COUNTED = [1, 2, 5];

const UNITS = ['day', 'week', 'month', 'year'] as const;

/** @returns what a language calls a unit of time beside numbers: `month`, `months` */
function unitNames(unit: (typeof UNITS)[number], locale: string): string[] {
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' });
  return COUNTED.flatMap((count) => format.formatToParts(count))
    .filter(({ type }) => type === 'unit')
    .map(({ value }) => value.toLocaleLowerCase(locale));
}

/** @returns a text once with each of its plural forms, in small letters */
function inEachForm(text: string, locale: string): string[] {
  return pluralForms(locale).map((_, at) =>
    withPlurals(text, (_word, forms) => forms[at] ?? '').toLocaleLowerCase(locale),
  );
}

/**
 * Lengths of time in the words of another unit: “per week” for a month. What units are called the formats of the machine
 * know; words that they do not use, such as “monthly”, are not judged.
 */
function unitFaults(input: ContentInput): Found[] {
  const locale = localeIn(input);
  if (!locale) return [];
  const words = new Intl.Segmenter(locale, { granularity: 'word' });
  const units = UNITS.map((unit) => ({ unit, names: unitNames(unit, locale) }));
  return units.flatMap(({ unit, names }) =>
    leavesOf(valueAt(input.content, ['pricing', 'units', unit])).flatMap(({ path, text }) => {
      const said = inEachForm(text, locale)
        .filter((form) => !names.some((name) => form.includes(name)))
        .flatMap((form) => [...words.segment(form)].map(({ segment }) => segment));
      const other = units.flatMap((one) => one.names).find((name) => said.includes(name));
      const what = `words for “${names[0]}” in the place of “${other}”`;
      return other ? expected(['pricing', 'units', unit, ...path], what, text) : [];
    }),
  );
}

export const contentForm: Check = {
  id: 'C1',
  title: 'content files have the form that the site reads',
  content: (input) => [
    ...input.entries.flatMap((entry) => pluralFaults(entry, input)),
    ...unitFaults(input),
    ...input.entries
      .flatMap(schemaFaults)
      .flatMap(({ path, expected: what, got }) => expected(path, what, got)),
  ],
};
