import { colours, legibility } from './colours';
import { changedColours, linesOf } from './testing/lines';

const night = /(?<=--)ink: #\w+/;

it.each([
  ['is missing', /--accent: #\w+;/g, '', '--accent expected a colour such as #12ab9f, got nothing'],
  ['is a name', night, 'ink: gold', '--ink expected a colour such as #12ab9f, got "gold"'],
])('says which colour %s', async (_, from, to, line) => {
  expect(await linesOf(colours, { css: changedColours(from, to) })).toEqual([line]);
});

it('names the file, and the line, where it cannot be read', async () => {
  const css = changedColours(/\{/, '');
  expect(await linesOf(colours, { css })).toEqual([
    expect.stringMatching(/^line \d+ expected rules as CSS writes them, got "Unexpected }"$/),
  ]);
  const gone = { hasFile: () => false };
  expect(await linesOf(colours, gone)).toEqual([' expected rules as CSS writes them, got nothing']);
  for (const one of [{ css }, gone]) expect(await linesOf(legibility, one)).toEqual([]);
});

it('says which pair cannot be told apart, on which ground, and how far it is', async () => {
  const css = changedColours(/--ground: #\w+;/, '--ground: #777777;');
  const lines = await linesOf(legibility, { css });
  expect(lines[0]).toMatch(
    /^--ink expected a contrast of 4.5 to 1 on --ground \(#777777\) of night by night, got #\w{6} with \d\.\d\d$/,
  );
});

it('finds nothing in what is shipped, by night and by day', async () => {
  const fields = { 'site.theme': 'system' };
  expect(await linesOf(colours, { fields })).toEqual([]);
  expect(await linesOf(legibility, { fields })).toEqual([]);
});

it('looks at the set of the theme alone, and at paper', async () => {
  const css = changedColours(/(?<=by-day \{[^}]*--muted: )#\w+/, '#cccccc');
  const lines = (theme: string) => linesOf(legibility, { css, fields: { 'site.theme': theme } });
  expect(await lines('dark')).toEqual([]);
  for (const theme of ['light', 'system'])
    expect(await lines(theme)).toContainEqual(
      expect.stringMatching(/^--muted .* of night by day, got #cccccc/),
    );
  const print = changedColours(/(?<=@media print[\s\S]*--accent: )#\w+/, '#dddddd');
  expect(await linesOf(legibility, { css: print })).toContainEqual(
    expect.stringMatching(/^--accent .* of print, /),
  );
});
