import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { listFiles } from '@/checks/export';
import { removeFixtures, writeExport } from '@/checks/testing/export-fixture';
import { compress, removeInternal } from './files';

afterAll(removeFixtures);

it('writes copies that hold exactly the original, but of what is compressed already or would grow', async () => {
  const long = 'The same words again. '.repeat(50);
  const out = writeExport({ 'index.html': long, 'a.png': long, 'b.woff2': long, 'tiny.txt': 'ab' });
  await compress(out);
  const files = ['a.png', 'b.woff2', 'index.html', 'index.html.br', 'index.html.gz', 'tiny.txt'];
  expect(listFiles(out)).toEqual(files);
  const read = (file: string) => readFileSync(join(out, file));
  expect(brotliDecompressSync(read('index.html.br')).toString()).toBe(long);
  expect(gunzipSync(read('index.html.gz')).toString()).toBe(long);
});

it('keeps what visitors and crawlers ask for, and neither other files nor empty folders', async () => {
  const kept = [
    '.well-known/security.txt',
    '404.html',
    '_next/static/a.js',
    'index.html',
    'robots.txt',
    'terms.html',
  ];
  const internal = [
    '404/index.html',
    '__next._tree.txt',
    '_next/static/media/worker.a1b2.ts',
    '_not-found.html',
    '_not-found/__next._tree.txt',
    'index.txt',
    'terms.txt',
    'terms/__next._full.txt',
  ];
  const out = writeExport(Object.fromEntries([...kept, ...internal].map((file) => [file, ''])));
  await removeInternal(out);
  expect(listFiles(out)).toEqual(kept);
  // Some hosts would list it.
  expect(existsSync(join(out, 'terms'))).toBe(false);
});
