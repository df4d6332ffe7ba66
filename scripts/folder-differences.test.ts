import { folderDifferences } from './folder-differences';
import { removeFixtures, writeExport } from './postbuild/export-fixture';

afterAll(removeFixtures);

type Files = Record<string, string>;

function differences(one: Files, other: Files): string[] {
  const [a, b] = [writeExport(one), writeExport(other)];
  return folderDifferences(a, b).map((line) => line.replace(a, 'one').replace(b, 'other'));
}

it('finds none between equal files, hidden ones included', () => {
  const files = { 'a.txt': 'a', 'b/c.txt': 'c', '.well-known/d.txt': 'd' };
  expect(differences(files, { ...files })).toEqual([]);
});

it.each<[string, Files, Files, string]>([
  ['another byte', { a: 'xyz' }, { a: 'xyw' }, 'a: differs from byte 2 on'],
  ['a byte more', { a: 'xy' }, { a: 'xyz' }, 'a: differs from byte 2 on'],
  ['a file too few', { a: '' }, {}, 'a: only in one'],
  ['a file too many', {}, { 'b/c': '' }, 'b/c: only in other'],
])('names %s', (_, one, other, line) => {
  expect(differences(one, other)).toEqual([line]);
});
