/** The colours are there, and every text and control can be told from what is behind it. */
import { CssSyntaxError } from 'postcss';
import { TONES } from '@/engine/chart/pen';
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

/** @returns the colours of each ground and of paper, as the theme of the site uses them */
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

const NAMES = [...TONES, ...SLATES, 'bone', 'focus'];

const missing = (sets: Sets) =>
  NAMES.flatMap((name) => {
    const values = sets.find(([, one]) => !isColour(valued(one, name)))?.[1];
    const got = values?.[name] ? `"${values[name]}"` : 'nothing';
    return values ? [[`--${name}`, `expected a colour such as #12ab9f, got ${got}`] as const] : [];
  });

/** Least contrast of text, and of the ring around a focused control (WCAG 1.4.3 and 1.4.11). */
const TEXT = 4.5;
const SIGN = 3;

const FLOORS = ['ground', 'surface', 'raised'];

/** Colours that styles and drawings use together. */
const PAIRS: readonly (readonly [front: string, behind: readonly string[], least: number])[] = [
  ...['ink', 'muted', 'edge', 'accent', 'up', 'down', 'tide'].map(
    (front) => [front, FLOORS, TEXT] as const,
  ),
  ['ink', ['hairline'], TEXT],
  ['muted', ['hairline'], TEXT],
  ['pitch', ['brass', 'polished', 'worn'], TEXT],
  ['bone', SLATES, TEXT],
  ['focus', FLOORS, SIGN],
];

const faint = (sets: Sets) =>
  PAIRS.flatMap(([front, grounds, least]) =>
    grounds.flatMap((behind) => {
      const pairs = sets.map(([name, values]) => ({
        name,
        one: valued(values, front),
        other: valued(values, behind),
      }));
      const pair = pairs
        .filter(({ one, other }) => isColour(one) && isColour(other))
        .find(({ one, other }) => contrast(one, other) < least);
      if (!pair) return [];
      const { name, one, other } = pair;
      const text = `expected a contrast of ${least} to 1 on --${behind} (${other}) of ${name}, got ${one} with ${contrast(one, other).toFixed(2)}`;
      return [[`--${front}`, text] as const];
    }),
  );

/** @param find fields and their faults */
const inColours =
  (find: (sets: Sets) => readonly (readonly [field: string, text: string])[]) =>
  (input: ContentInput): Found[] => {
    try {
      return find(setsIn(input)).map(([field, text]) => ({ file: COLOURS_FILE, field, text }));
    } catch (error) {
      if (!(error instanceof CssSyntaxError)) throw error;
      const text = `expected rules as CSS writes them, got "${error.reason}"`;
      return [{ file: COLOURS_FILE, field: `line ${error.line}`, text }];
    }
  };

export const colours: readonly Check[] = [
  { id: 'C2', title: 'every colour is there', content: inColours(missing) },
  { id: 'C5', title: 'every text can be told from what is behind it', content: inColours(faint) },
];
