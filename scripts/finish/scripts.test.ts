import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { removeFixtures, writeExport } from '@/checks/testing/export-fixture';
import { modulesOf } from './code-graph';
import { FIRST_VISIT } from './late-styles';
import { addCompileHints, allowWorkerCode, externalized } from './scripts';

afterAll(removeFixtures);

/** Files of code: the start of the page, what it loads later, and one that is needed by neither. */
const register = '(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push([0,';
const code = new Map([
  ['static/chunks/a.js', `${register}1,e=>{e.i(2)},2,e=>{}])`],
  ['static/chunks/b.js', `${register}3,e=>{e.r(4)},4,e=>{}])`],
  [
    'static/chunks/c.js',
    `${register}5,6,e=>{e.i(7)},7,e=>{e.v(t=>e.l("static/chunks/d.js").then(()=>t(8)))}])`,
  ],
  ['static/chunks/d.js', `${register}8,e=>{e.i(2);e.i(3)}])`],
  ['static/chunks/e.js', `${register}9,e=>{e.i(2)}])`],
  ['static/chunks/turbopack-1.js', 'run()'],
]);
const asyncScripts = [...code.keys()]
  .filter((path) => !path.endsWith('d.js'))
  .map((path) => `<script src="/_next/${path}" async=""></script>`)
  .join('');
const boot = '<script id="_R_">push({"otherChunks":[],"runtimeModuleIds":[9]})</script>';
const named = '<script>push("7:I[6,[\\"$4\\",\\"$5\\"],\\"Islands\\"]")</script>';

it('has a page start its islands alone: their data, the code that these need at once or later, and what runs it', () => {
  const data = '<script type="application/ld+json">{}</script>';
  const written: Record<string, string> = {};
  const write = (name: string, text: string) => {
    written[name] = text;
    return `/${name}`;
  };
  const given =
    '<script type="application/json" data-given="header" data-now="true">{"a":1}</script>' +
    '<script type="application/json" data-given="faqs">{"b":"$&"}</script>';
  const html = externalized(
    '<html><head><link rel="preload" as="script" fetchPriority="low" href="/a.js"/><meta name="a"/>' +
      '<script src="/old.js" noModule=""></script>' +
      `${asyncScripts}</head><body><div hidden=""><!--$--><!--/$--></div>${data}${given}${boot}${named}</body></html>`,
    '/start.js',
    modulesOf(code),
    write,
  );
  const waiting = [
    '/data.js',
    ...['a', 'b', 'c', 'turbopack-1'].map((name) => `/_next/static/chunks/${name}.js`),
  ];
  expect(html).toBe(
    '<html><head><script src="/start.js" async></script><meta name="a">' +
      `${waiting.map((path) => `<script data-src="${path}"></script>`).join('')}</head><body>${data}</body></html>`,
  );
  expect(JSON.parse(written['later.json'] ?? '')).toEqual({ faqs: { b: '$&' } });
  const window: { islands?: unknown } = {};
  const turbopack: unknown[] = [];
  new Function('window', 'globalThis', written['data.js'] ?? '')(window, { TURBOPACK: turbopack });
  expect(window.islands).toEqual({ now: { header: { a: 1 } }, later: '/later.json' });
  const otherChunks = ['a', 'b', 'c'].map((name) => `static/chunks/${name}.js`);
  expect(turbopack).toEqual([{ otherChunks, runtimeModuleIds: [6] }]);
});

it.each([
  ['every island can', ' data-rests="true"', true],
  ['one of them cannot', '', false],
])('says that the scripts of a page may rest where %s', (_, mark, rests) => {
  const given = `<script type="application/json" data-given="header" data-now="true" data-rests="true">{}</script>
    <script type="application/json" data-given="extras" data-now="true"${mark}>{}</script>`;
  const page = `<head>${asyncScripts}</head><body>${given}${boot}${named}</body>`;
  const html = externalized(page, '/start.js', modulesOf(code), () => '/data.js');
  expect(/<script src="\/start.js" [^>]* data-rests>/.test(html)).toBe(rests);
  expect(html).not.toContain('data-given');
});

it.each([
  [named, 'does not say what it starts with'],
  [boot, 'does not name what starts its islands'],
  [boot + named.replace('[6', '[60'), 'module 60 is in no file of the page'],
])('refuses the page %s', (scripts, message) => {
  const page = `<head>${asyncScripts}</head><body>${scripts}</body>`;
  expect(() => externalized(page, '/start.js', modulesOf(code), () => '/data.js')).toThrow(message);
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

it.each([
  ['says whether a visit is the first in a page', '<link rel="stylesheet" href="/late.css">', true],
  ['says nothing of a visit in a page', '', false],
])('%s with a sheet for what follows: "%s"', (_, link, isSaid) => {
  const page = `<head>${asyncScripts}</head><body><main>${link}</main>${boot}${named}</body>`;
  const html = externalized(page, '/start.js', modulesOf(code), () => '/data.js');
  expect(html.includes(`<script>${FIRST_VISIT}</script>${link}`)).toBe(isSaid);
});
