/** Tests the recipe for a section in `docs/guides/extend.md`, which the extremes site follows. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageAt, readExport } from '@/tools/build/export';
import { recipe } from '@/tools/test/recipe';

const COPY = '.sites/extremes';

it('the recipe for a section has at most 40 lines of code', () => {
  const lines = recipe.flatMap(({ code }) => code.split('\n').filter((line) => line.trim()));
  expect(recipe).toHaveLength(6);
  expect(lines.length).toBeLessThanOrEqual(40);
});

it('a section added by the recipe shows its words', () => {
  const $ = pageAt(readExport(`${COPY}/out`), '/')?.$;
  expect($?.('main #logos').text()).toBe('The platforms you useAcme');
});

it.each(recipe.filter(({ file }) => existsSync(file)))(
  '$file is as before once the lines of the recipe are removed',
  ({ file, code }) => {
    const added = code.split('\n').filter(Boolean);
    const lines = readFileSync(join(COPY, file), 'utf8').split('\n');
    expect(lines).toEqual(expect.arrayContaining(added));
    expect(lines.filter((line) => !added.includes(line)).join('\n')).toBe(
      readFileSync(file === 'content/sections.ts' ? 'e2e/content/sections.ts' : file, 'utf8'),
    );
  },
);
