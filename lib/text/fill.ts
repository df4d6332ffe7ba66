import { formatNumber, pluralOf } from './format';

/**
 * A text with words in braces: `Choose {plan}` is a `Template<'plan'>`. Plain texts are of this type too; which words a
 * text of the content holds, its schema sees to (`template` in lib/content/fields.ts).
 */
export type Template<Word extends string> = string & { readonly words?: Word };

/** A value for each word; none can be given for a text whose schema names no words. */
type Values<Word extends string, Value> = string extends Word
  ? never
  : Readonly<Record<Word, Value>>;

/** `{count:bar|bars}`: a form for each plural of the language; forms may hold words in braces. */
const PLURAL = /\{([A-Za-z]+)((?: [^{}:]+)?):((?:[^{}]|\{[^{}]+\})*)\}/g;

/**
 * Puts a form in the place of each plural of a text.
 * @param formOf the form to take, or null to leave a plural as it stands
 */
export function withPlurals(
  text: string,
  formOf: (word: string, forms: readonly string[]) => string | null,
): string {
  return text.replace(
    PLURAL,
    (found, name: string, rest: string, forms: string) =>
      formOf(name + rest, forms.split('|')) ?? found,
  );
}

/**
 * Puts values into a text of the content: `Choose {plan}` becomes `Choose Annual Plan`, and `{count} {count:bar|bars}`
 * becomes `2 bars`. An empty value takes the blank after its word away with it. Values that the text does not ask for are
 * ignored, so that one set of values serves many texts.
 * @param values numbers for what is counted; what is a name, such as the number of a bar, as a text
 * @param locale what numbers are written and plurals chosen by; not needed where all values are texts
 * @throws Error naming a word that has no value, or no number where it has plural forms, or quoting a stray brace
 */
export function fill<Word extends string>(
  template: Template<Word>,
  values: Values<NoInfer<Word>, string>,
): string;
export function fill<Word extends string>(
  template: Template<Word>,
  values: Values<NoInfer<Word>, string | number>,
  locale: string,
): string;
export function fill(
  template: string,
  values: Readonly<Record<string, string | number | undefined>>,
  locale = '',
): string {
  const given = (name: string) => (Object.hasOwn(values, name) ? values[name] : undefined);
  const text = withPlurals(template, (name, forms) => {
    const count = given(name);
    if (typeof count === 'number') return pluralOf(count, forms, locale);
    throw new Error(`no number for {${name}:…} in "${template}"`);
  });
  return text.replace(/\{([A-Za-z]+)\}( ?)|[{}]/g, (found, name?: string, blank = '') => {
    if (name === undefined) throw new Error(`a stray ${found} in "${template}"`);
    const value = given(name);
    if (value === undefined) throw new Error(`no value for {${name}} in "${template}"`);
    if (value === '') return '';
    return (typeof value === 'number' ? formatNumber(value, locale) : value) + blank;
  });
}
