import { statSync } from 'node:fs';
import { sansCharacters, serifCharacters } from './font-characters';

it.each([
  ['the serif', serifCharacters],
  ['the sans', sansCharacters],
])('lists each character of %s once', (_, characters) => {
  expect([...characters]).toEqual([...new Set(characters)]);
});

it.each(['~', 'é', '—', '’', '·', '€'])('sets %s in both faces', (character) => {
  expect(serifCharacters).toContain(character);
  expect(sansCharacters).toContain(character);
});

it('keeps the three files within 60,000 bytes', () => {
  const names = ['instrument-serif', 'instrument-serif-italic', 'geist'];
  const sizes = names.map((name) => statSync(`app/fonts/${name}.woff2`).size);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(60_000);
});
