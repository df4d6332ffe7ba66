import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { removeFixtures, writeExport } from '@/checks/testing/export-fixture';
import { addCompileHints, allowWorkerCode, externalized } from './scripts';

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

it('lets workers load the code of the site under trusted types, and no other', async () => {
  const file = '_next/static/chunks/turbopack-worker-a1.js';
  const out = writeExport({ [file]: 'start();', '_next/static/chunks/b2.js': 'other();' });
  await allowWorkerCode(out);
  await allowWorkerCode(out);
  const read = (name: string) => readFileSync(join(out, name), 'utf8');
  expect(read('_next/static/chunks/b2.js')).toBe('other();');
  const code = read(file);
  expect(code.match(/createPolicy/g)).toHaveLength(1);
  const createPolicy = jest.fn();
  const start = jest.fn();
  new Function('self', 'origin', 'start', code)(
    { trustedTypes: { createPolicy } },
    'https://a.test',
    start,
  );
  expect(start).toHaveBeenCalled();
  const [name, { createScriptURL }] = createPolicy.mock.calls[0] ?? [];
  expect(name).toBe('default');
  const own = 'https://a.test/_next/static/chunks/b2.js';
  expect(createScriptURL(own)).toBe(own);
  for (const url of ['https://b.test/_next/static/b2.js', 'https://a.test/b2.js', 'data:,x'])
    expect(createScriptURL(url)).toBeNull();
});
