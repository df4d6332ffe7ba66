/** The content files have the form that the site reads, and the styles have the colours of the code. */
import { tokens } from '@/engine/chart/tokens';
import { schemaFaults } from '@/lib/content/faults';
import { type Check, expected } from './finding';

export const contentForm: Check = {
  id: 'C1',
  title: 'content files have the form that the site reads',
  content: ({ entries }) =>
    entries
      .flatMap(schemaFaults)
      .flatMap(({ path, expected: what, got }) => expected(path, what, got)),
};

/** Pages take their colours from the stylesheet, drawings and icons from code. */
export const colours: Check = {
  id: 'C2',
  title: 'styles and drawings have the same colours',
  content({ read }) {
    const palette: Readonly<Record<string, string>> = tokens;
    const declared = new Map(
      [...read('app/globals.css').matchAll(/--color-([a-z]+):\s*([^;]+);/g)].map(
        ([, name = '', value = '']) => [name, value.trim()],
      ),
    );
    return [...new Set([...Object.keys(palette), ...declared.keys()])]
      .filter((name) => palette[name] !== declared.get(name))
      .map((name) => {
        const [code, page] = [palette[name] ?? 'nothing', declared.get(name) ?? 'nothing'];
        const text = `expected ${code} as in engine/chart/tokens.ts, got ${page}`;
        return { file: 'app/globals.css', field: `--color-${name}`, text };
      });
  },
};
