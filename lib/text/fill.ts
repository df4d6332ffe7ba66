/**
 * Puts values into a text of the content: `Choose {plan}` becomes `Choose Annual Plan`.
 * An empty value takes the blank after its placeholder away with it. Values that the text does not ask for are ignored,
 * so that one set of values serves many texts.
 * @param template text with placeholders in braces
 * @throws Error naming a placeholder that has no value, or quoting a stray brace
 */
export function fill(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{([A-Za-z]+)\}( ?)|[{}]/g, (found, name?: string, blank = '') => {
    if (name === undefined) throw new Error(`a stray ${found} in "${template}"`);
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) throw new Error(`no value for {${name}} in "${template}"`);
    return value === '' ? '' : `${value}${blank}`;
  });
}
