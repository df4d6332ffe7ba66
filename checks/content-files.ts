/** The content files have the form that the site reads, and the styles have the colours of the code. */
import { tokens } from '@/engine/chart/tokens';
import { schemaFaults } from '@/lib/content/faults';
import { type Check, expected, type Found } from './finding';

export const contentForm: Check = {
  id: 'C1',
  part: 'Content files',
  title: 'content files have the form that the site reads',
  content: ({ entries }) =>
    entries.flatMap(schemaFaults).map(({ path, expected: what, got }) => expected(path, what, got)),
};

/**
 * Pages take their colours from the stylesheet, drawings and icons from code; a colour changed in one of them alone would
 * show in two versions.
 * @param css text of app/globals.css
 * @param palette colours of the code, by name
 */
function colourFaults(css: string, palette: Readonly<Record<string, string>>): Found[] {
  const declared = new Map(
    [...css.matchAll(/--color-([a-z]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
      name,
      value.trim(),
    ]),
  );
  return [...new Set([...Object.keys(palette), ...declared.keys()])]
    .filter((name) => palette[name] !== declared.get(name))
    .map((name) => {
      const [code, page] = [palette[name] ?? 'nothing', declared.get(name) ?? 'nothing'];
      const text = `expected ${code} as in engine/chart/tokens.ts, got ${page}`;
      return { file: 'app/globals.css', field: `--color-${name}`, text };
    });
}

export const colours: Check = {
  id: 'C2',
  part: 'Content files',
  title: 'styles and drawings have the same colours',
  content: ({ read }) => colourFaults(read('app/globals.css'), tokens),
};
