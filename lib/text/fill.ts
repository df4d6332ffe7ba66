/**
 * A text with words in braces: `Choose {plan}` is a `Template<'plan'>`. Plain texts are of this type too; which words a
 * text of the content holds, its schema sees to (`template` in lib/content/fields.ts).
 */
export type Template<Word extends string> = string & { readonly words?: Word };

/** A value for each word; none can be given for a text whose schema names no words. */
type Values<Word extends string> = string extends Word
  ? never
  : Readonly<Record<Word, string | number>>;

/**
 * Puts values into a text of the content: `Choose {plan}` becomes `Choose Annual Plan`.
 * An empty value takes the blank after its word away with it. Values that the text does not ask for are ignored, so that
 * one set of values serves many texts.
 * @throws Error naming a word that has no value, or quoting a stray brace
 */
export function fill<Word extends string>(
  template: Template<Word>,
  values: Values<NoInfer<Word>>,
): string {
  const given: Readonly<Record<string, string | number | undefined>> = values;
  return template.replace(/\{([A-Za-z]+)\}( ?)|[{}]/g, (found, name?: string, blank = '') => {
    if (name === undefined) throw new Error(`a stray ${found} in "${template}"`);
    const value = Object.hasOwn(given, name) ? given[name] : undefined;
    if (value === undefined) throw new Error(`no value for {${name}} in "${template}"`);
    return value === '' ? '' : `${value}${blank}`;
  });
}
