import { z } from 'zod';

/** Codes that have a name and are no country of ISO 3166-1: unions, reserved and private ones. */
const others = 'AC CP CQ DG EA EU EZ IC QO TA UN XA XB XK ZZ'.split(' ');

const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** @returns the code that a text is or stands for (`GB` for `UK`), or null */
function countryOf(value: string): string | null {
  if (!/^[A-Z]{2}$/.test(value)) return null;
  const code = Intl.getCanonicalLocales(`und-${value}`)[0]?.slice('und-'.length) ?? '';
  return others.includes(code) || !names.of(code) ? null : code;
}

/** A country as ISO 3166-1 writes it, in two letters. */
export const countryCode = z
  .string({ error: 'a country code such as GB' })
  .refine((value) => countryOf(value) === value, {
    error: ({ input }) => `a country code such as ${countryOf(String(input)) ?? 'US'}`,
  });
