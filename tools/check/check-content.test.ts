import { spawnSync } from 'node:child_process';
import { loadError } from './check-content';
import { removeFixtures, writeExport } from './testing/export-fixture';

afterAll(removeFixtures);

it('names the file that lacks its export, and counts errors', async () => {
  await jest.isolateModulesAsync(async () => {
    jest.doMock('@/content/routes', () => ({ default: {} }));
    const { checkContent: check }: typeof import('./check-content') = require('./check-content');
    const lines = await check();
    expect(lines).toContainEqual(
      expect.stringContaining('content/routes.ts: routes: expected export const routes = '),
    );
    expect(lines.at(-1)).toBe(`${lines.length - 1} error in content/.`);
  });
  jest.dontMock('@/content/routes');
});

it('reports content that does not load', async () => {
  await jest.isolateModulesAsync(async () => {
    jest.doMock('@/content/routes', () => {
      throw new Error('Transform failed');
    });
    const { checkContent: check }: typeof import('./check-content') = require('./check-content');
    expect(await check()).toEqual([
      'content: expected valid TypeScript, got "Transform failed"',
      '1 error in content/.',
    ]);
  });
  jest.dontMock('@/content/routes');
});

const thrown = (message: string) => Object.assign(new Error(message), { stack: '' });

it.each<[unknown, string]>([
  [
    thrown("Cannot find module '@/content/faqs'\nat x"),
    'content/faqs.ts: expected this file to exist, got nothing',
  ],
  [
    thrown("Cannot find module 'zod'"),
    'content: expected valid TypeScript, got "Cannot find module \'zod\'" (run npm ci)',
  ],
])('describes an error thrown while loading: %s', (error, line) => {
  expect(loadError(error, '/site')).toBe(line);
});

const FILE = `export const faqs = [
  {
    id: 'monthly',
    title: 'Monthly',
    price: 1299.5,
    paymentLink: null,
  },
];
`;
const POINT = 'write numbers with a decimal point only';
const SLIPS: readonly [from: string, to: string, line: number, said?: string][] = [
  ["'monthly',", "'monthly'", 4, 'is a comma missing before it?'],
  ["'Monthly',", "'Monthly,", 4, 'is the closing quote missing?'],
  ["'Monthly'", "'O'Neill'", 4, 'Write an apostrophe as ’'],
  ["'Monthly'", '‘Monthly’', 4, 'use straight quotes'],
  ['1299.5', '1299,5', 5, POINT],
  ['1299.5', '1,299.50', 5, POINT],
  ['null', 'none', 6, 'got "none is not defined"'],
  ['];', '', 9],
];

it('names the file, line and likely cause of a slip in TypeScript', () => {
  const files = SLIPS.map(([from, to], at) => [`${at}/content/faqs.ts`, FILE.replace(from, to)]);
  const folder = writeExport(Object.fromEntries(files));
  const load = `const { loadError } = require('./tools/check/check-content');
    for (let at = 0; at < ${SLIPS.length}; at++)
      try { require('${folder}/' + at + '/content/faqs.ts'); console.log('loads'); }
      catch (error) { console.log(loadError(error, '${folder}/' + at)); }`;
  const args = ['--import', 'tsx', '-e', load];
  const { stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  const lines = stdout.trim().split('\n');
  for (const [at, [, , line, said = 'expected valid TypeScript']] of SLIPS.entries()) {
    expect(lines[at]).toContain(`content/faqs.ts: line ${line}: expected valid TypeScript, got `);
    expect(lines[at]).toContain(said);
  }
});
