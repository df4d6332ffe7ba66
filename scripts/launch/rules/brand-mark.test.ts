import { existsSync } from 'node:fs';
import { removeFixtures } from '../../postbuild/export-fixture';
import { foundBy } from '../fixture';
import { brandMark } from './brand-mark';

afterAll(removeFixtures);

const foundWith = (mark: 'example' | 'own') =>
  foundBy(brandMark, ({ launch }) => {
    launch.mark = mark;
  });

it('asks for a mark in place of the sample’s, and names the file that draws it', async () => {
  const found = await foundWith('example');
  expect(found).toEqual([
    expect.objectContaining({ file: 'content/launch.ts', field: 'launch.mark' }),
  ]);
  const [file = ''] = found[0]?.text.match(/lib\/\S+\.ts/) ?? [];
  expect(existsSync(file)).toBe(true);
});

it('accepts a mark of one’s own', async () => {
  expect(await foundWith('own')).toEqual([]);
});
