import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { someContent } from '../content-fixture';
import { page, removeFixtures, writeExport } from '../export-fixture';
import { compileHints } from './compile-hints';

afterAll(removeFixtures);

const exported = {
  'index.html': page(
    '<script data-src="/_next/static/a.js"></script><script src="/_next/static/start.js"></script>',
  ),
  'terms.html': page('<script data-src="/_next/static/a.js"></script>'),
  '_next/static/a.js': 'a()',
  '_next/static/start.js': 'start()',
  '_next/static/later.js': 'later()',
};

async function marked(): Promise<(file: string) => string> {
  const out = writeExport(exported);
  await compileHints.run(out, someContent());
  return (file) => readFileSync(join(out, '_next/static', file), 'utf8');
}

it('marks each script that a page starts with, once', async () => {
  const read = await marked();
  expect(read('a.js')).toBe('//# allFunctionsCalledOnLoad\na()');
  expect(read('start.js')).toBe('//# allFunctionsCalledOnLoad\nstart()');
});

it('leaves code alone that loads on demand', async () => {
  const read = await marked();
  expect(read('later.js')).toBe('later()');
});
