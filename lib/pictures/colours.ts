import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AtRule, type Container, parse } from 'postcss';
import { type Palette, TONES } from '@/engine/chart/renderer';
import { GROUNDS, type Ground } from '@/lib/content/schemas/sections';
import type { Site } from '@/lib/content/schemas/site';

/** A whole set of colours: the site follows one of them, or the visitor's system chooses. */
export type Scheme = 'dark' | 'light';

/** The values that a set of rules gives to custom properties, by their names without dashes. */
export type Values = Readonly<Record<string, string>>;

/** What `colours.css` says, as it is written: each ground by night and by day, and paper. */
export interface Written {
  grounds: Readonly<Record<Ground, Readonly<Record<Scheme, Values>>>>;
  print: Values;
}

/** Path of the colours from the project's root. */
export const COLOURS_FILE = 'content/colours.css';

function valuesIn(rule: Container | undefined): Values {
  const nodes = rule?.nodes ?? [];
  return Object.fromEntries(
    nodes.flatMap((node) =>
      node.type === 'decl' && node.prop.startsWith('--') ? [[node.prop.slice(2), node.value]] : [],
    ),
  );
}

const isByDay = (node: { type: string }): node is AtRule =>
  node.type === 'atrule' && (node as AtRule).params === 'by-day';

/** @param css text of `colours.css` @returns what it says; nothing for what is not there */
export function writtenColours(css: string): Written {
  const root = parse(css, { from: COLOURS_FILE });
  const found: Record<string, Record<Scheme, Values>> = {};
  let print: Values = {};
  root.walkRules((rule) => {
    const parent = rule.parent as AtRule;
    if (parent.name === 'media' && parent.params === 'print') print = valuesIn(rule);
    const ground = /\[data-ground="(\w+)"\]/.exec(rule.selector)?.[1];
    if (!ground) return;
    const { dark = {}, light = {} } = found[ground] ?? {};
    const day = valuesIn(rule.nodes.find(isByDay));
    found[ground] = { dark: { ...dark, ...valuesIn(rule) }, light: { ...light, ...day } };
  });
  const grounds = Object.fromEntries(
    GROUNDS.map((ground) => [ground, found[ground] ?? { dark: {}, light: {} }]),
  ) as Written['grounds'];
  return { grounds, print };
}

/** @returns every value on a ground, as a page has it: its own, and what it takes from the page; by day too where day says none */
export function valuesOn({ grounds }: Written, scheme: Scheme, ground: Ground): Values {
  const { night, [ground]: own } = grounds;
  return scheme === 'dark'
    ? { ...night.dark, ...own.dark }
    : { ...night.dark, ...night.light, ...own.dark, ...own.light };
}

let read: Written | undefined;

/** @returns the colours of a ground of this site, for what a build makes @throws where the file is missing */
function siteValues(scheme: Scheme, ground: Ground): Values {
  read ??= writtenColours(readFileSync(join(process.cwd(), COLOURS_FILE), 'utf8'));
  return valuesOn(read, scheme, ground);
}

/** @returns the tones of a ground of this site @throws where the file is missing */
export function palette(scheme: Scheme, ground: Ground = 'night'): Palette {
  const values = siteValues(scheme, ground);
  return Object.fromEntries(TONES.map((tone) => [tone, values[tone] ?? ''])) as Palette;
}

/** What avatars lie on, by the names of their custom properties; their initials are in `--bone`. */
export const SLATES = ['slate-1', 'slate-2', 'slate-3', 'slate-4'] as const;

/** @returns the address of an avatar service for each slate, with `{initials}` alone to be filled in; null where there is none */
export function avatarTemplates(service: Site['avatarService']): readonly string[] | null {
  const values = siteValues('dark', 'night');
  if (!service) return null;
  return SLATES.map((slate) => service.replaceAll('{background}', values[slate]?.slice(1) ?? ''));
}

/** @returns the sets that a site shows: both where visitors' systems choose, then first what stands where only one can */
export function schemesOf(theme: Site['theme']): readonly [Scheme, ...Scheme[]] {
  return theme === 'system' ? ['dark', 'light'] : [theme];
}

/** @returns whether it is written as all that computes with colours expects it: a number sign and six digits */
export function isColour(value: string): boolean {
  return /^#[0-9a-f]{6}$/.test(value);
}

/** Linear light of one sRGB channel, 0..1 (WCAG 2.2, relative luminance). */
function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

/** Relative luminance of `#rrggbb`, 0..1. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(colour.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * Contrast ratio of two colours written `#rrggbb`, 1..21.
 * Source: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
 */
export function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}
