/**
 * Pages take their colours from the stylesheet, drawings and icons from code; a colour changed in one of them alone would
 * show in two versions.
 * @param css text of app/globals.css
 * @param tokens colours of engine/chart/tokens.ts, by name
 * @returns a line for each colour that is not the same in both
 */
export function colourFaults(css: string, tokens: Readonly<Record<string, string>>): string[] {
  const declared = new Map(
    [...css.matchAll(/--color-([a-z]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
      name,
      value.trim(),
    ]),
  );
  return [...new Set([...Object.keys(tokens), ...declared.keys()])]
    .filter((name) => tokens[name] !== declared.get(name))
    .map((name) => {
      const [code, page] = [tokens[name] ?? 'nothing', declared.get(name) ?? 'nothing'];
      return `app/globals.css: --color-${name}: expected ${code} as in engine/chart/tokens.ts, got ${page}`;
    });
}
