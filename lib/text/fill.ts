import { formatNumber, pluralRule } from './format';

/** English has `one` and `other`; some languages also have `few` or `many`. */
export interface Plural extends Partial<Record<Intl.LDMLPluralRule, string>> {
  readonly other: string;
}

type NamesIn<Text extends string> = string extends Text
  ? string
  : Text extends `${string}{${infer Name}}${infer Rest}`
    ? Name | NamesIn<Rest>
    : never;

type FormsOf<Text extends string | Plural> = Text extends string
  ? Text
  : Extract<Text[keyof Text], string>;

export type ValuesOf<Text extends string | Plural> = Readonly<
  Record<NamesIn<FormsOf<Text>>, string | number>
>;

/**
 * Fills a text such as `Choose {plan}`; a plural uses the form for `count`. An empty value also removes
 * the space after it. @throws for a name without a value
 */
export function fill<const Text extends string | Plural>(
  text: Text,
  values: ValuesOf<NoInfer<Text>>,
  locale = '',
): string {
  const given: Readonly<Record<string, string | number | undefined>> = values;
  const form =
    typeof text === 'string' ? text : (text[pluralRule(Number(given.count), locale)] ?? text.other);
  return form.replace(/\{(\w+)\}( ?)/g, (_, name: string, space: string) => {
    const value = given[name];
    if (value === undefined) throw new Error(`no value for {${name}} in "${form}"`);
    if (value === '') return '';
    return (typeof value === 'number' ? formatNumber(value, locale) : value) + space;
  });
}
