import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { someContent } from '../content-fixture';
import { removeFixtures, writeExport } from '../export-fixture';
import { listFiles } from '../read-export';
import { compress } from './compress';

afterAll(removeFixtures);

const long = 'The same words again. '.repeat(50);

it.each([
  ['br', brotliDecompressSync],
  ['gz', gunzipSync],
])('writes a .%s file that holds exactly the original', async (extension, decompress) => {
  const out = writeExport({ 'index.html': long });
  await compress.run(out, someContent());
  expect(decompress(readFileSync(join(out, `index.html.${extension}`))).toString()).toBe(long);
});

it('leaves alone what is compressed already and what would grow', async () => {
  const out = writeExport({ 'a.png': long, 'b.woff2': long, 'tiny.txt': 'ab' });
  await compress.run(out, someContent());
  expect(listFiles(out)).toEqual(['a.png', 'b.woff2', 'tiny.txt']);
});
