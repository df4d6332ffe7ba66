import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cut, lettersOf } from './cut';
import { cutFaces } from './faces';
import { fontPackage, isWithin } from './package';
import { faceStyles } from './styles';

const STATIC = '@fontsource/instrument-serif';
const VARIABLE = '@fontsource-variable/geist';
const made = (letters: string, headlines = STATIC) =>
  cutFaces({ headlines, text: VARIABLE }, new Set(letters), new Set('bé'));

it('cuts each face to the letters that are needed', async () => {
  const faces = await made('bé');
  expect(faces.map(({ role, files }) => [role, files.length])).toEqual([
    ['Headlines', 1],
    ['Emphasis', 1],
    ['Text', 1],
  ]);
  for (const { role, files } of faces) {
    const letters = lettersOf(files[0]?.data as Buffer);
    // A visitor types any letter of ASCII, in the face of the text.
    if (role !== 'Text') {
      expect([...letters].sort()).toEqual(['b', 'é']);
      continue;
    }
    expect(['a', 'Z', 'é', 'è'].map((letter) => letters.has(letter))).toEqual([
      true,
      true,
      true,
      false,
    ]);
  }
});

it('adds a file for letters that stand in another part of the typeface, for these alone', async () => {
  const [headlines] = await made('aŁ');
  expect(headlines?.files.map(({ ranges, weight }) => [ranges, weight])).toEqual([
    [null, '400'],
    ['U+141', '400'],
  ]);
  // The package says that this letter is in that part; the face has none.
  expect((await made('aᴀ'))[2]?.files).toHaveLength(1);
});

it('leaves letters that the typeface lacks, and scripts in a hundred parts, to the system', async () => {
  const [headlines] = await made('a円', '@fontsource-variable/noto-serif-jp');
  expect(headlines?.files).toHaveLength(1);
});

it('has no emphasis where a typeface has no italics', async () => {
  const roles = (await made('a', '@fontsource-variable/noto-serif-jp')).map(({ role }) => role);
  expect(roles).toEqual(['Headlines', 'Text']);
});

describe('a package of single weights', () => {
  const root = process.cwd();
  const own = '@fontsource/own';
  let folder = '';

  /** Says that the family is variable, as packages do of which there is another; its space is the last glyph, as some have it. */
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'typefaces-'));
    const to = join(folder, 'node_modules', own);
    mkdirSync(join(to, 'files'), { recursive: true });
    const facts = { id: 'own', family: 'Own', category: 'serif', license: { type: 'OFL-1.1' } };
    const styles = { weights: [400], styles: ['italic', 'normal'], variable: { wght: {} } };
    writeFileSync(join(to, 'metadata.json'), JSON.stringify({ ...facts, ...styles }));
    writeFileSync(join(to, 'unicode.json'), '{"latin":"U+0000-00FF"}');
    writeFileSync(join(to, 'LICENSE'), '');
    const { subsets, fileOf } = fontPackage(STATIC);
    const latin = subsets.find(({ name }) => name === 'latin') ?? { name: '', ranges: '' };
    for (const style of ['normal', 'italic'] as const) {
      const file = await cut(fileOf(latin, style, 400), 'The charts', null);
      writeFileSync(join(to, `files/own-latin-400-${style}.woff2`), file);
    }
    process.chdir(folder);
  });
  afterAll(() => {
    process.chdir(root);
    rmSync(folder, { recursive: true });
  });

  it('is cut and measured, whatever else there is of its family', async () => {
    const faces = await cutFaces({ headlines: own, text: own }, new Set('a'), new Set('a'));
    expect(faces.map(({ files }) => files.map(({ name }) => name))).toEqual([
      ['headlines-latin-400.woff2'],
      ['emphasis-latin-400.woff2'],
      ['text-latin-400.woff2'],
    ]);
    for (const { measures } of faces) expect(measures.width).toBeGreaterThan(0);
  });
});

it('says by name which package is not installed', () => {
  expect(() => fontPackage('@fontsource/none')).toThrow('--save-exact @fontsource/none), got');
});

it.each([
  ['U+0100-02BA,U+02BD', 'Ł', true],
  ['U+0100-02BA, U+02BD', '\u02bd', true],
  ['U+0100-02BA', 'L', false],
  ['U+20000', '\u{20000}', true],
])('of %s, is %s one: %s', (ranges, letter, isOne) => {
  expect(isWithin(ranges, letter)).toBe(isOne);
});

it('stretches what stands in to the face, and names faces of a system where a script asks for them', async () => {
  const faces = await made('abc');
  const css = faceStyles(faces, 'en');
  const scales = [...css.matchAll(/size-adjust:([\d.]+)%/g)].map(([, scale]) => Number(scale));
  // By this much, letters of headlines are narrower than Times, those of the text wider than Arial.
  expect(scales[0]).toBeLessThan(95);
  expect(scales.at(-1)).toBeGreaterThan(100);
  expect(css).toContain('url("/fonts/text-latin.woff2")');
  expect(css).not.toContain('--system');
  expect(faceStyles(faces, 'ja-JP')).toMatch(/--system-serif:"Hiragino Mincho ProN"/);
});
