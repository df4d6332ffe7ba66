import { fnv1a } from './fnv1a';

/** Backgrounds that carry white initials at 4.5:1 or better; `avatar.test.ts` measures each. */
export const PALETTE = [
  '#1D4ED8',
  '#0F766E',
  '#7C3AED',
  '#B91C1C',
  '#047857',
  '#BE185D',
  '#0369A1',
  '#A16207',
  '#4338CA',
  '#9D174D',
  '#15803D',
  '#C2410C',
] as const;

/**
 * @param name a person's name, in any script
 * @returns the first letters of the first and the last word that have one, upper case; `?` where no word has one
 */
export function initials(name: string): string {
  const letters = name
    .normalize('NFC')
    .split(/\s+/)
    .flatMap((word) => word.match(/[\p{L}\p{N}]/u) ?? [])
    // Upper case of one letter can be two (`ß`); the first stands for it.
    .map((letter) => [...letter.toUpperCase()][0]);
  return [letters[0] ?? '?', letters.length > 1 ? letters.at(-1) : ''].join('');
}

/** @returns a colour of `PALETTE`, always the same for the same name, in the browser as in the build */
export function avatarColour(name: string): (typeof PALETTE)[number] {
  return PALETTE[fnv1a(name) % PALETTE.length] ?? PALETTE[0];
}

/**
 * Address of a drawn avatar at an external service. Initials and colour leave the site; the name does not.
 * @param template URL with `{initials}` and `{background}` (six hexadecimal digits)
 */
export function avatarUrl(template: string, name: string): string {
  return template
    .replaceAll('{initials}', () => encodeURIComponent(initials(name)))
    .replaceAll('{background}', () => avatarColour(name).slice(1));
}

/**
 * @param template the avatar service's URL template, or null where none is configured
 * @returns the one origin that avatars are asked from, or null
 * @throws Error where a placeholder stands in the host, so that no single origin can be named
 */
export function serviceOrigin(template: string | null): string | null {
  if (template === null) return null;
  const { origin } = new URL(template);
  if (/[{}]|%7[BD]/i.test(origin)) throw new Error(`a placeholder in the host of "${template}"`);
  return origin;
}
