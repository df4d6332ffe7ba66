/** The colours are whole, and every text and control can be told from what it stands on. */
import { CssSyntaxError } from 'postcss';
import { TONES, type Tone } from '@/engine/chart/pen';
import {
  COLOURS_FILE,
  contrast,
  isColour,
  SLATES,
  schemesOf,
  type Values,
  valuesOn,
  type Written,
  writtenColours,
} from '@/lib/content/colours';
import { GROUNDS } from '@/lib/content/schemas/sections';
import { textAt } from '@/lib/content/walk';
import type { Check, ContentInput, Found } from './finding';

/** One set of colours that pages use: those of a ground by night or by day, or of paper. */
interface Used {
  name: string;
  values: Values;
}

function usedSets(written: Written, theme: string): Used[] {
  const schemes = schemesOf(theme === 'light' || theme === 'system' ? theme : 'dark');
  return [
    ...schemes.flatMap((scheme) =>
      GROUNDS.map((ground) => ({
        name: `${ground} by ${scheme === 'dark' ? 'night' : 'day'}`,
        values: valuesOn(written, scheme, ground),
      })),
    ),
    { name: 'print', values: { ...written.grounds.night.dark, ...written.print } },
  ];
}

/** What the file of the colours says, or what is wrong with a file that cannot be read. */
function readColours({ read, fileExists }: ContentInput): Written | Found {
  const file = COLOURS_FILE;
  const unread = (field: string, got: string): Found => {
    return { file, field, text: `expected rules as CSS writes them, got ${got}` };
  };
  if (!fileExists(file)) return unread('', 'nothing');
  try {
    return writtenColours(read(file).toString());
  } catch (error) {
    if (!(error instanceof CssSyntaxError)) throw error;
    return unread(`line ${error.line}`, `"${error.reason}"`);
  }
}

/** The sets, as a theme of the site uses them, and the file that has them; what is wrong with a file that cannot be read. */
function setsIn(input: ContentInput) {
  const file = COLOURS_FILE;
  const written = readColours(input);
  if ('text' in written) return { file, sets: [], faults: [written] };
  return { file, sets: usedSets(written, textAt(input.content.site, ['theme'])), faults: [] };
}

const valued = (values: Values, name: string): string =>
  values[/^var\(--([\w-]+)\)$/.exec(values[name] ?? '')?.[1] ?? name] ?? '';

/** Each fault once, where it is seen first. */
function first(found: readonly Found[]): Found[] {
  const lines = found.map(({ field, text }) => field + text);
  return found.filter((_, index) => lines.indexOf(lines[index] ?? '') === index);
}

export const colours: Check = {
  id: 'C2',
  title: 'every colour is there',
  content(input) {
    const { file, sets, faults } = setsIn(input);
    const names = [...TONES, ...SLATES, 'bone', 'focus'];
    if (faults.length > 0) return faults;
    return first(
      sets.flatMap(({ values }) =>
        names
          .filter((name) => !isColour(valued(values, name)))
          .map((name) => {
            const got = values[name] ? `"${values[name]}"` : 'nothing';
            const text = `expected a colour such as #12ab9f, got ${got}`;
            return { file, field: `--${name}`, text };
          }),
      ),
    );
  },
};

/** Least contrast of text, and of what tells a control from what is around it (WCAG 1.4.3 and 1.4.11). */
const TEXT = 4.5;
const SIGN = 3;

const FLOORS: readonly Tone[] = ['ground', 'surface', 'raised'];
/** A text or sign, what it is seen on, and the least contrast of the two. */
type Pair = readonly [front: string, behind: readonly string[], least: number];

/** Every pair that the styles and drawings use. What is said to be on hovered or pressed brass is one too. */
const PAIRS: readonly Pair[] = [
  ...['ink', 'muted', 'edge', 'accent', 'up', 'down', 'tide'].map(
    (text): Pair => [text, FLOORS, TEXT],
  ),
  // What is pressed, and the line behind a text on fine paper.
  ...['ink', 'muted'].map((text): Pair => [text, ['hairline'], TEXT]),
  ['pitch', ['brass', 'polished', 'worn'], TEXT],
  ['bone', SLATES, TEXT],
  ['focus', FLOORS, SIGN],
];

export const legibility: Check = {
  id: 'C5',
  title: 'every text can be told from what it stands on',
  content(input) {
    const { file, sets } = setsIn(input);
    return first(
      sets.flatMap(({ name, values }) =>
        PAIRS.flatMap(([front, grounds, least]) =>
          grounds.flatMap((behind) => {
            const [one, other] = [valued(values, front), valued(values, behind)];
            if (!isColour(one) || !isColour(other)) return [];
            const ratio = contrast(one, other);
            if (ratio >= least) return [];
            const text = `expected a contrast of ${least} to 1 on --${behind} (${other}) of ${name}, got ${one} with ${ratio.toFixed(2)}`;
            return [{ file, field: `--${front}`, text }];
          }),
        ),
      ),
    );
  },
};
