import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { someContent } from '../content-fixture';
import { removeFixtures, writeExport } from '../export-fixture';
import { listFiles } from '../read-export';
import { removeInternal } from './remove-internal';

afterAll(removeFixtures);

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
  await removeInternal.run(out, someContent());
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
  await removeInternal.run(out, someContent());
  expect(existsSync(join(out, 'terms'))).toBe(false);
});
