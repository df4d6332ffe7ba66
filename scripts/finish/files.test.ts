import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { listFiles } from '@/checks/export';
import { removeFixtures, writeExport } from '@/checks/testing/export-fixture';
import { compress, removeInternal } from './files';

afterAll(removeFixtures);

const long = 'The same words again. '.repeat(50);

it.each([
  ['br', brotliDecompressSync],
  ['gz', gunzipSync],
])('writes a .%s file that holds exactly the original', async (extension, decompress) => {
  const out = writeExport({ 'index.html': long });
  await compress(out);
  expect(decompress(readFileSync(join(out, `index.html.${extension}`))).toString()).toBe(long);
});

it('leaves alone what is compressed already and what would grow', async () => {
  const out = writeExport({ 'a.png': long, 'b.woff2': long, 'tiny.txt': 'ab' });
  await compress(out);
  expect(listFiles(out)).toEqual(['a.png', 'b.woff2', 'tiny.txt']);
});

const exported = {
  'index.html': '',
  'index.txt': 'payload',
  '__next._tree.txt': 'payload',
  'terms.html': '',
  'terms.txt': 'payload',
  'terms/__next._full.txt': 'payload',
  '404.html': '',
  '404/index.html': '',
  '_not-found.html': '',
  '_not-found/__next._tree.txt': 'payload',
  'robots.txt': 'User-Agent: *',
  '.well-known/security.txt': 'Contact: x',
  '_next/static/a.js': '',
};

it('keeps what visitors and crawlers ask for, and nothing else', async () => {
  const out = writeExport(exported);
  await removeInternal(out);
  expect(listFiles(out)).toEqual([
    '.well-known/security.txt',
    '404.html',
    '_next/static/a.js',
    'index.html',
    'robots.txt',
    'terms.html',
  ]);
});

it('leaves no empty folder behind, which some hosts would list', async () => {
  const out = writeExport(exported);
  await removeInternal(out);
  expect(existsSync(join(out, 'terms'))).toBe(false);
});
