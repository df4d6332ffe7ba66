import { CssSyntaxError } from 'postcss';
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
import { SECTION_THEMES } from '@/lib/schemas/section-theme';
import type { Site } from '@/lib/schemas/site';
import type { Check, Issue } from './finding';

type Sets = readonly (readonly [name: string, values: Values])[];

function setsIn(css: string, theme: Site['theme']): Sets {
  const written = writtenColors(css);
  return [
    ...colorSchemes(theme).flatMap((scheme) =>
      SECTION_THEMES.map(
        (section) =>
          [`${section} sections in ${scheme} mode`, valuesOn(written, scheme, section)] as const,
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

/** Text and controls meet WCAG 2.2 AA contrast. */
export const colors: Check = {
  content({ written, read }) {
    try {
      const sets = setsIn(read(COLORS_FILE).toString(), written.site.theme);
      return [...missing(sets), ...faint(sets)];
    } catch (error) {
      if (!(error instanceof CssSyntaxError)) throw error;
      return [issue(`line ${error.line}`, `expected valid CSS, got "${error.reason}"`)];
    }
  },
};
