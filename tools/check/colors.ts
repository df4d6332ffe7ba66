import { TONES } from '@/engine/chart/renderer';
import {
  AVATAR_TONES,
  COLORS_FILE,
  colorSchemes,
  contrast,
  isColor,
  resolved,
  type Values,
  valuesOn,
  writtenColors,
} from '@/lib/pictures/colors';
import { textAt } from '@/lib/schemas/content-path';
import { SECTION_THEMES } from '@/lib/schemas/section-theme';
import type { Check, ContentInput, Issue } from './finding';

type Sets = readonly (readonly [name: string, values: Values])[];

function setsIn({ content, fileExists, read }: ContentInput): Sets {
  if (!fileExists(COLORS_FILE)) return [['all', {}]];
  const written = writtenColors(read(COLORS_FILE).toString());
  const theme = textAt(content, ['site', 'theme']);
  const schemes = colorSchemes(theme === 'light' || theme === 'system' ? theme : 'dark');
  return [
    ...schemes.flatMap((scheme) =>
      SECTION_THEMES.map(
        (theme) =>
          [`${theme} sections in ${scheme} mode`, valuesOn(written, scheme, theme)] as const,
      ),
    ),
    ['print', resolved({ ...written.themes.dark.dark, ...written.print })],
  ];
}

const FLOORS = ['ground', 'surface', 'raised'];

/** Color pairs in use, with their minimum contrast (WCAG 1.4.3, 1.4.11). */
const PAIRS: readonly (readonly [front: string, behind: readonly string[], least: number])[] = [
  ...['edge', 'accent', 'up', 'down', 'info'].map((front) => [front, FLOORS, 4.5] as const),
  ...['ink', 'muted'].map((front) => [front, [...FLOORS, 'hairline'], 4.5] as const),
  ['on-primary', ['primary', 'primary-hover', 'primary-active'], 4.5],
  ['on-avatar', AVATAR_TONES, 4.5],
  ['focus', FLOORS, 3],
];

const issue = (field: string, text: string): Issue => ({ file: COLORS_FILE, field, text });

function missing(sets: Sets): Issue[] {
  return [...TONES, ...AVATAR_TONES, 'on-avatar', 'focus'].flatMap((name) => {
    const values = sets.find(([, one]) => !isColor(one[name]))?.[1];
    const got = values?.[name] ? `"${values[name]}"` : 'nothing';
    return values ? [issue(`--${name}`, `expected a color such as #12ab9f, got ${got}`)] : [];
  });
}

function faint(sets: Sets): Issue[] {
  return PAIRS.flatMap(([front, grounds, least]) =>
    grounds.flatMap((behind) => {
      const found = sets.flatMap(([name, values]) => {
        const [one, other] = [values[front], values[behind]];
        if (!isColor(one) || !isColor(other) || contrast(one, other) >= least) return [];
        const text = `expected a contrast of ${least} to 1 on --${behind} (${other}; ${name}), got ${contrast(one, other).toFixed(2)} for ${one}; make one of them lighter or darker`;
        return [issue(`--${front}`, text)];
      });
      return found.slice(0, 1);
    }),
  );
}

export const colors: Check = {
  id: 'content/contrast',
  title: 'text and controls meet WCAG 2.2 AA contrast',
  content(input) {
    const sets = setsIn(input);
    return [...missing(sets), ...faint(sets)];
  },
};
