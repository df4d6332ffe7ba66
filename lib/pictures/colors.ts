import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AtRule, type Container, parse } from 'postcss';
import { type Palette, TONES } from '@/engine/chart/renderer';
import { CONTENT_ROOT } from '@/lib/content/content-root';
import { SECTION_THEMES, type SectionTheme } from '@/lib/schemas/section-theme';
import type { Site } from '@/lib/schemas/site';

export type Scheme = 'dark' | 'light';

export type Values = Readonly<Record<string, string>>;

/** `colors.css` as written; missing values are left out. */
export interface Written {
  themes: Readonly<Record<SectionTheme, Readonly<Record<Scheme, Values>>>>;
  print: Values;
}

export const COLORS_FILE = 'content/colors.css';

/** Writes hex colors with six lower-case digits. */
function normalized(value: string): string {
  return /^#[\da-f]{3}(?:[\da-f]{3})?$/i.test(value)
    ? value.toLowerCase().replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3')
    : value;
}

function valuesIn(rule: Container | undefined): Values {
  const nodes = rule?.nodes ?? [];
  return Object.fromEntries(
    nodes.flatMap((node) =>
      node.type === 'decl' && node.prop.startsWith('--')
        ? [[node.prop.slice(2), normalized(node.value)]]
        : [],
    ),
  );
}

const isByDay = (node: { type: string }): node is AtRule =>
  node.type === 'atrule' && (node as AtRule).params === 'light-mode';

export function writtenColors(css: string): Written {
  const root = parse(css, { from: COLORS_FILE });
  const found: Record<string, Record<Scheme, Values>> = {};
  let print: Values = {};
  root.walkRules((rule) => {
    const parent = rule.parent as AtRule;
    if (parent.name === 'media' && parent.params === 'print') print = valuesIn(rule);
    const theme = /\[data-theme="(\w+)"\]/.exec(rule.selector)?.[1];
    if (!theme) return;
    const { dark = {}, light = {} } = found[theme] ?? {};
    const day = valuesIn(rule.nodes.find(isByDay));
    found[theme] = { dark: { ...dark, ...valuesIn(rule) }, light: { ...light, ...day } };
  });
  const themes = Object.fromEntries(
    SECTION_THEMES.map((theme) => [theme, found[theme] ?? { dark: {}, light: {} }]),
  ) as Written['themes'];
  return { themes, print };
}

/** Replaces values such as `var(--ink)`. */
export function resolved(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      values[/^var\(--([\w-]+)\)$/.exec(value)?.[1] ?? name] ?? value,
    ]),
  );
}

/** Returns a theme's values, plus those inherited from the page; light falls back to dark. */
export function valuesOn({ themes }: Written, scheme: Scheme, theme: SectionTheme): Values {
  const { dark: base, [theme]: own } = themes;
  return resolved(
    scheme === 'dark'
      ? { ...base.dark, ...own.dark }
      : { ...base.dark, ...base.light, ...own.dark, ...own.light },
  );
}

let read: Written | undefined;

function siteValues(scheme: Scheme, theme: SectionTheme): Values {
  read ??= writtenColors(readFileSync(join(CONTENT_ROOT, COLORS_FILE), 'utf8'));
  return valuesOn(read, scheme, theme);
}

export function palette(scheme: Scheme, theme: SectionTheme = 'dark'): Palette {
  const values = siteValues(scheme, theme);
  return Object.fromEntries(TONES.map((tone) => [tone, values[tone] ?? ''])) as Palette;
}

/** Avatar backgrounds; the initials use `--on-avatar`. */
export const AVATAR_TONES = ['avatar-1', 'avatar-2', 'avatar-3', 'avatar-4'] as const;

/** Returns an avatar URL per background, with `{initials}` to replace; null without a service. */
export function avatarTemplates(service: Site['avatarService']): readonly string[] | null {
  const values = siteValues('dark', 'dark');
  if (!service) return null;
  return AVATAR_TONES.map((avatar) =>
    service.replaceAll('{background}', values[avatar]?.slice(1) ?? ''),
  );
}

export function colorSchemes(theme: Site['theme']): readonly [Scheme, ...Scheme[]] {
  return theme === 'system' ? ['dark', 'light'] : [theme];
}

export function isColor(value = ''): value is string {
  return /^#[0-9a-f]{6}$/.test(value);
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(color.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2.2 contrast, 1..21: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}
