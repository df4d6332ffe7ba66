/** Tests the recipe for a section in `docs/guides/extend.md`, which the extremes site follows. */
import { spawnSync } from 'node:child_process';
import { pageAt, readExport } from '@/tools/build/export';
import { followRecipe, recipe, undoRecipe } from '@/tools/test/recipe';

const [COPY, UNCHANGED] = ['.sites/extremes', '.sites/fixture'];

const typeErrors = () =>
  spawnSync('node', ['../../node_modules/typescript/bin/tsc', '--noEmit'], {
    cwd: COPY,
    encoding: 'utf8',
  }).stdout;

it('the recipe for a section has at most 40 lines of code', () => {
  const lines = recipe.flatMap(({ code }) => code.split('\n').filter((line) => line.trim()));
  expect(recipe).toHaveLength(6);
  expect(lines.length).toBeLessThanOrEqual(40);
});

it('a section added by the recipe shows its words', () => {
  const $ = pageAt(readExport(`${COPY}/out`), '/')?.$;
  expect($?.('main #logos').text()).toBe('Works withThe platforms you useAcme');
});

it('types are right with the added section', () => {
  expect(typeErrors()).toBe('');
});

it('types are right after its removal', async () => {
  await undoRecipe(COPY, UNCHANGED);
  const errors = typeErrors();
  await followRecipe(COPY);
  expect(errors).toBe('');
});
