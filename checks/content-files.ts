/** The content files have the form that the site reads. */
import { type ContentEntry, schemaFaults } from '@/lib/content/faults';
import { siteSchema } from '@/lib/content/schemas/site';
import { leavesOf } from '@/lib/content/walk';
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

export const contentForm: Check = {
  id: 'C1',
  title: 'content files have the form that the site reads',
  content: (input) => [
    ...input.entries.flatMap((entry) => pluralFaults(entry, input)),
    ...input.entries
      .flatMap(schemaFaults)
      .flatMap(({ path, expected: what, got }) => expected(path, what, got)),
  ],
};
