/** The content files have the form that the site reads, and the styles have the colours of the code. */
import { grounds } from '@/engine/chart/tokens';
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
    const css = read('app/grounds.css');
    return Object.entries(grounds).flatMap(([ground, palette]: [string, Palette]) => {
      const declared = { ...declaredOn('night', css), ...declaredOn(ground, css) };
      const names = [...new Set([...Object.keys(palette), ...Object.keys(declared)])];
      return names
        .filter((name) => palette[name] !== declared[name])
        .map((name) => {
          const [code, page] = [palette[name] ?? 'nothing', declared[name] ?? 'nothing'];
          const text = `expected ${code} on ${ground} as in engine/chart/tokens.ts, got ${page}`;
          return { file: 'app/grounds.css', field: `--${name}`, text };
        });
    });
  },
};

type Palette = Readonly<Record<string, string>>;

/** The colours that the rule of a ground sets; those made of others are not of the palette. */
function declaredOn(ground: string, css: string): Palette {
  const rule = new RegExp(`\\[data-ground="${ground}"\\]\\s*\\{([^}]*)\\}`).exec(css)?.[1] ?? '';
  const colours = rule.matchAll(/--([a-z]+):\s*(#[^;]+);/g);
  return Object.fromEntries([...colours].map(([, name = '', value = '']) => [name, value]));
}
