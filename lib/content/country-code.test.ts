import { countryCode } from './country-code';
import { faultLines } from './fault-lines';

it.each(['US', 'GB', 'DE', 'GR', 'TW', 'PS'])('accepts %s', (code) => {
  expect(countryCode.safeParse(code).success).toBe(true);
});

it('knows as many countries as the standard', () => {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const pairs = letters.flatMap((first) => letters.map((second) => first + second));
  expect(pairs.filter((code) => countryCode.safeParse(code).success)).toHaveLength(249);
});

it.each(['XX', 'ZZ', 'EU', 'UN', 'XK', 'gb', 'USA', '', 'SU', 'U1'])('reports %j', (code) => {
  expect(countryCode.safeParse(code).success).toBe(false);
});

it.each([
  ['site.refundCountries', 'content/site.ts'],
  ['launch.countriesServed', 'content/launch.ts'],
])('says at %s which code an alias stands for', (place, file) => {
  expect(faultLines([[place, ['US', 'UK', 'XX', 'DE']]])).toEqual([
    `${file}: ${place}[1]: expected a country code such as GB, got "UK"`,
    `${file}: ${place}[2]: expected a country code such as US, got "XX"`,
  ]);
});
