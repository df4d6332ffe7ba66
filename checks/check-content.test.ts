import { spawnSync } from 'node:child_process';
import { checkContent, loadFault } from './check-content';
import { removeFixtures, writeExport } from './testing/export-fixture';

const START_TIMEOUT_MS = 60_000;

afterAll(removeFixtures);

it('has nothing to say about the shipped content', async () => {
  expect(await checkContent()).toEqual([]);
});

const thrown = (message: string, stack: string) => Object.assign(new Error(message), { stack });

it.each<[unknown, string]>([
  [
    thrown('bad', 'TypeError: bad\n    at Object.<anonymous> (/site/content/legal/terms.ts:12:7)'),
    'content/legal/terms.ts: line 12: expected a file that loads, got "bad"',
  ],
  // The module that gathers the content is not the file at fault.
  [
    thrown('bad', 'at a (/site/lib/content/content.ts:1:1)\nat b (/site/content/site.ts:3:1)'),
    'content/site.ts: line 3: expected a file that loads, got "bad"',
  ],
  [
    thrown('rows[0].plans: expected ids of plans', ''),
    'content: rows[0].plans: expected ids of plans',
  ],
  [
    thrown("Cannot find module '@/content/plans'\nat x", ''),
    'content/plans.ts: expected a file that loads, got nothing',
  ],
  [
    thrown("Cannot find module '@/content/plans'", 'at a (/site/content/legal/terms.ts:2:1)'),
    'content/plans.ts: expected a file that loads, got nothing, and content/legal/terms.ts takes words from it',
  ],
  [
    thrown("Cannot find module 'zod'", ''),
    'content: expected a file that loads, got "Cannot find module \'zod\'" (npm ci installs what this version of the project needs)',
  ],
  ['bad', 'content: expected a file that loads, got "bad"'],
])('says of content that threw %s: %s', (error, line) => {
  expect(loadFault(error, '/site')).toBe(line);
});

it.each([
  [
    'analytics',
    'G-ABC123',
    'site.analytics: expected an object with fields company, endpoint, got "G-ABC123"',
  ],
  [
    'seller',
    undefined,
    'site.seller: expected an object with fields status, address, register, vatNumber, got nothing',
  ],
])(
  'names site.ts where a wrong %s keeps what is made from it from loading',
  async (field, got, line) => {
    await jest.isolateModulesAsync(async () => {
      const { site, service } = jest.requireActual('@/content/site');
      jest.doMock('@/content/site', () => ({ service, site: { ...site, [field]: got } }));
      const { checkContent: check }: typeof import('./check-content') = require('./check-content');
      expect((await check())[0]).toBe(`content/site.ts: ${line} (C1)`);
    });
    jest.dontMock('@/content/site');
  },
);

it('names the file without its export, and none that takes words from it', async () => {
  await jest.isolateModulesAsync(async () => {
    jest.doMock('@/content/routes', () => ({ default: {} }));
    const { checkContent: check }: typeof import('./check-content') = require('./check-content');
    expect((await check())[0]).toContain(
      'content/routes.ts: routes: expected export const routes = …, ',
    );
  });
  jest.dontMock('@/content/routes');
});

/** A file as an owner has it, and slips of the keys in it: what is typed for what, and what is said of it. */
const FILE = `export const plans = [
  {
    id: 'monthly',
    title: 'Monthly',
    price: 1299.5,
    paymentLink: null,
  },
];
`;
const POINT = 'a number has a decimal point and nothing else';
const SLIPS: readonly [from: string, to: string, said: string][] = [
  ["'monthly',", "'monthly'", 'line 4: .*is a comma missing before it?'],
  ["'Monthly',", "'Monthly,", 'line 4: .*is a quote missing at the end of a text?'],
  ["'Monthly'", "'O'Neill'", 'line 4: .*A text with an apostrophe takes ’ or stands in "…"'],
  ["'Monthly'", '‘Monthly’', 'line 4: .*texts stand in straight quotes'],
  ['1299.5', '1299,5', `line 5: .*${POINT}`],
  ['1299.5', '1,299.50', `line 5: .*${POINT}`],
  ['1299.5,\n    paymentLink: null,\n', '1299,5', `line 5: .*${POINT}`],
  ['1299.5', '$1299.50', 'line 5: expected a file that loads'],
  ['1299.5', '1299.5 €', 'line 5: expected a file that loads'],
  ['null,', 'null;', 'line 6: expected a file that loads'],
  ['null', 'none', 'line 6: expected a file that loads, got "none is not defined"'],
  ['  },\n', '', 'line 7: expected a file that loads'],
  ['];', '', 'line 9: expected a file that loads'],
  ['title:', 'title =', 'line 4: expected a file that loads'],
];
const literal = (text: string) => text.replace(/[.?*+^$()[\]{}|]/g, '\\$&').replace('\\.\\*', '.*');

it(
  'every slip of the keys, by file and line',
  () => {
    const own = 'content/plans.ts';
    const folder = writeExport(
      Object.fromEntries(SLIPS.map(([from, to], at) => [`${at}/${own}`, FILE.replace(from, to)])),
    );
    const load = `const { loadFault } = require('./checks/check-content');
    for (let at = 0; at < ${SLIPS.length}; at++)
      try { require('${folder}/' + at + '/${own}'); console.log('loads'); }
      catch (error) { console.log(loadFault(error, '${folder}/' + at)); }`;
    const args = ['--import', 'tsx', '-e', load];
    const { stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    expect(stdout.trim().split('\n')).toEqual(
      SLIPS.map(([, , said]) => expect.stringMatching(new RegExp(`^${own}: ${literal(said)}`))),
    );
  },
  START_TIMEOUT_MS,
);
