import { spawnSync } from 'node:child_process';
import { checkContent, loadFault } from './check-content';
import { removeFixtures, writeExport } from './testing/export-fixture';

const START_TIMEOUT_MS = 60_000;

afterAll(removeFixtures);

it('finds nothing in the content', async () => {
  expect(await checkContent()).toEqual([]);
});

it('names the file without its export, and counts the faults', async () => {
  await jest.isolateModulesAsync(async () => {
    jest.doMock('@/content/routes', () => ({ default: {} }));
    const { checkContent: check }: typeof import('./check-content') = require('./check-content');
    const lines = await check();
    expect(lines).toContainEqual(
      expect.stringContaining('content/routes.ts: routes: expected export const routes = …, '),
    );
    expect(lines.at(-1)).toBe(`${lines.length - 2} faults in content.`);
  });
  jest.dontMock('@/content/routes');
});

const thrown = (message: string, stack = '') => Object.assign(new Error(message), { stack });

it.each<[unknown, string]>([
  [
    thrown('bad', 'at a (/site/lib/content/content.ts:1:1)\nat b (/site/content/site.ts:3:1)'),
    'content/site.ts: line 3: expected a file that loads, got "bad"',
  ],
  [
    thrown("Cannot find module '@/content/plans'\nat x"),
    'content/plans.ts: expected a file that loads, got nothing',
  ],
  [
    thrown("Cannot find module 'zod'"),
    'content: expected a file that loads, got "Cannot find module \'zod\'" (npm ci installs what this version of the project needs)',
  ],
])('describes what loading threw: %s', (error, line) => {
  expect(loadFault(error, '/site')).toBe(line);
});

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
const SLIPS: readonly [from: string, to: string, line: number, said?: string][] = [
  ["'monthly',", "'monthly'", 4, 'is a comma missing before it?'],
  ["'Monthly',", "'Monthly,", 4, 'is a quote missing at the end of a text?'],
  ["'Monthly'", "'O'Neill'", 4, 'A text with an apostrophe takes ’ or stands in "…"'],
  ["'Monthly'", '‘Monthly’', 4, 'texts stand in straight quotes'],
  ['1299.5', '1299,5', 5, POINT],
  ['1299.5', '1,299.50', 5, POINT],
  ['null', 'none', 6, 'got "none is not defined"'],
  ['];', '', 9],
];

it(
  'names file and line of a typing error, and its likely cause',
  () => {
    const files = SLIPS.map(([from, to], at) => [`${at}/content/plans.ts`, FILE.replace(from, to)]);
    const folder = writeExport(Object.fromEntries(files));
    const load = `const { loadFault } = require('./tools/check/check-content');
    for (let at = 0; at < ${SLIPS.length}; at++)
      try { require('${folder}/' + at + '/content/plans.ts'); console.log('loads'); }
      catch (error) { console.log(loadFault(error, '${folder}/' + at)); }`;
    const args = ['--import', 'tsx', '-e', load];
    const { stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    const lines = stdout.trim().split('\n');
    for (const [at, [, , line, said = 'expected a file that loads']] of SLIPS.entries()) {
      expect(lines[at]).toContain(
        `content/plans.ts: line ${line}: expected a file that loads, got `,
      );
      expect(lines[at]).toContain(said);
    }
  },
  START_TIMEOUT_MS,
);
