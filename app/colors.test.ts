import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { parse } from 'postcss';

const FOLDERS = ['app', 'components', 'engine', 'lib'];

/** Matches literal colors, except any derived from a token: `rgb(from var(--ink) …)`. */
const WRITTEN = /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\((?!from var\()/i;
const NAMED =
  /(?<![\w-])(?:black|white|gray|grey|silver|red|maroon|orange|gold|yellow|olive|lime|green|teal|aqua|cyan|blue|navy|purple|fuchsia|magenta|pink|brown|beige|ivory|tan)(?![\w-])/i;

/** `#abc` may be a private member, and `#123` an issue. */
const IN_CODE = /#(?:[\da-f]{6}|[\da-f]{8})\b|['"`]#[\da-f]{3,4}['"`]|\b(?:rgba?|hsla?|oklch)\(/gi;

const files = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
);

function colorsIn(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  if (extname(file) !== '.css')
    return (text.match(IN_CODE) ?? []).map((color) => `${file} ${color}`);
  const found: string[] = [];
  parse(text).walkDecls(({ value, source }) => {
    if (WRITTEN.test(value) || NAMED.test(value))
      found.push(`${file}:${source?.start?.line} ${value}`);
  });
  return found;
}

it('code has no literal colors: owners set them in content/colors.css', () => {
  const code = files.filter((file) => /(?<!\.test|\/testing\/.*)\.(?:css|tsx?|js)$/.test(file));
  expect(code.length).toBeGreaterThan(100);
  expect(code.flatMap(colorsIn)).toEqual([]);
});
