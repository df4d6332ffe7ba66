import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { removeFixtures, writeExport } from '@/checks/testing/export-fixture';
import { addCompileHints, externalized } from './scripts';

afterAll(removeFixtures);

it('takes the code out of a page and has its scripts wait, the data before the code that reads it', () => {
  const data = '<script type="application/ld+json">{}</script>';
  const write = jest.fn(() => '/data.js');
  const html = externalized(
    '<html><head><link rel="preload" as="script" fetchPriority="low" href="/a.js"/>' +
      '<script src="/a.js" async=""></script><script src="/old.js" noModule=""></script></head>' +
      `<body>${data}<script id="_R_">first()</script>` +
      '<script src="/b.js" async=""></script><script>second("$&")</script></body></html>',
    '/start.js',
    write,
  );
  expect(write).toHaveBeenCalledWith('first();\nsecond("$&")');
  expect(html).toBe(
    '<html><head><script src="/start.js" async fetchpriority="high"></script>' +
      '<script data-src="/data.js"></script><script data-src="/a.js"></script>' +
      `<script src="/old.js" noModule=""></script></head><body>${data}` +
      '<script data-src="/b.js"></script></body></html>',
  );
});

it.each([
  ['<body><script>a()</script></body>', 'no async script'],
  ['<body><script src="/a.js" async=""></script></body>', 'no inline script'],
])('refuses the page %s', (page, message) => {
  expect(() => externalized(page, '/start.js', () => '/data.js')).toThrow(message);
});

it('marks each script that a page starts with, once, and no code that loads on demand', async () => {
  const first = '<script data-src="/_next/a.js"></script>';
  const out = writeExport({
    'index.html': `${first}<script src="/_next/start.js"></script>`,
    'terms.html': first,
    '_next/a.js': 'a()',
    '_next/start.js': 'start()',
    '_next/later.js': 'later()',
  });
  await addCompileHints(out);
  const read = (file: string) => readFileSync(join(out, '_next', file), 'utf8');
  expect(['a.js', 'start.js', 'later.js'].map(read)).toEqual([
    '//# allFunctionsCalledOnLoad\na()',
    '//# allFunctionsCalledOnLoad\nstart()',
    'later()',
  ]);
});
