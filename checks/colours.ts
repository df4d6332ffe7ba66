/** The colours are there, and every text and control can be told from what is behind it. */
import { TONES } from '@/engine/chart/renderer';
import { GROUNDS } from '@/lib/content/schemas/sections';
import { textAt } from '@/lib/content/walk';
import {
  COLOURS_FILE,
  contrast,
  isColour,
  SLATES,
  schemesOf,
  type Values,
  valuesOn,
  writtenColours,
} from '@/lib/pictures/colours';
import type { Check, ContentInput, Found } from './finding';

type Sets = readonly (readonly [name: string, values: Values])[];

function setsIn({ content, fileExists, read }: ContentInput): Sets {
  if (!fileExists(COLOURS_FILE)) return [['all', {}]];
  const written = writtenColours(read(COLOURS_FILE).toString());
  const theme = textAt(content, ['site', 'theme']);
  const schemes = schemesOf(theme === 'light' || theme === 'system' ? theme : 'dark');
  return [
    ...schemes.flatMap((scheme) =>
      GROUNDS.map((ground) => [`${ground}, ${scheme}`, valuesOn(written, scheme, ground)] as const),
    ),
    ['print', { ...written.grounds.night.dark, ...written.print }],
  ];
}

/** @returns a colour, also one that names another: `var(--ink)` */
const valued = (values: Values, name: string): string =>
  values[/^var\(--([\w-]+)\)$/.exec(values[name] ?? '')?.[1] ?? name] ?? '';

const FLOORS = ['ground', 'surface', 'raised'];

/** Colours that styles and drawings use together, and the least contrast of text and of the ring of the focus (WCAG 1.4.3, 1.4.11). */
const PAIRS: readonly (readonly [front: string, behind: readonly string[], least: number])[] = [
  ...['edge', 'accent', 'up', 'down', 'tide'].map((front) => [front, FLOORS, 4.5] as const),
  ...['ink', 'muted'].map((front) => [front, [...FLOORS, 'hairline'], 4.5] as const),
  ['pitch', ['brass', 'polished', 'worn'], 4.5],
  ['bone', SLATES, 4.5],
  ['focus', FLOORS, 3],
];

const fault = (field: string, text: string): Found => ({ file: COLOURS_FILE, field, text });

function missing(sets: Sets): Found[] {
  return [...TONES, ...SLATES, 'bone', 'focus'].flatMap((name) => {
    const values = sets.find(([, one]) => !isColour(valued(one, name)))?.[1];
    const got = values?.[name] ? `"${values[name]}"` : 'nothing';
    return values ? [fault(`--${name}`, `expected a colour such as #12ab9f, got ${got}`)] : [];
  });
}

function faint(sets: Sets): Found[] {
  return PAIRS.flatMap(([front, grounds, least]) =>
    grounds.flatMap((behind) => {
      const found = sets.flatMap(([name, values]) => {
        const [one, other] = [valued(values, front), valued(values, behind)];
        if (!isColour(one) || !isColour(other) || contrast(one, other) >= least) return [];
        const text = `expected a contrast of ${least} to 1 on --${behind} (${other}) of ${name}, got ${one} with ${contrast(one, other).toFixed(2)}`;
        return [fault(`--${front}`, text)];
      });
      return found.slice(0, 1);
    }),
  );
}

export const colours: Check = {
  id: 'C5',
  title: 'colors are there and can be told from what is behind them',
  content(input) {
    const sets = setsIn(input);
    return [...missing(sets), ...faint(sets)];
  },
};
