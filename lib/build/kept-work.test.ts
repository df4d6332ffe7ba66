import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dropUnused, keepWorkIn, kept, keptJson } from './kept-work';

const HOUR_MS = 3_600_000;

let folder: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kept-work-'));
  await keepWorkIn(folder);
});
afterEach(() => {
  delete process.env.KEPT_WORK_FOLDER;
  rmSync(folder, { recursive: true });
});

/** Makes the parts in capitals. @returns it as text, and how often it was made */
async function capitals(...parts: string[]): Promise<[text: string, times: number]> {
  const make = jest.fn(() => Buffer.from(parts.join('+').toUpperCase()));
  return [String(await kept(parts, make)), make.mock.calls.length];
}

const files = () =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile());

it('makes the same once', async () => {
  expect([await capitals('a', 'b'), await capitals('a', 'b')]).toEqual([
    ['A+B', 1],
    ['A+B', 0],
  ]);
});

it('makes anew what is made from something else, however that is parted', async () => {
  await capitals('a', 'b');
  expect(await capitals('ab')).toEqual(['AB', 1]);
  expect(await capitals('a', 'c')).toEqual(['A+C', 1]);
});

it('drops what this build did not ask for, and what other code has left', async () => {
  await capitals('a');
  await capitals('b');
  for (const file of files()) utimesSync(file, 0, 0);
  await capitals('b');
  await dropUnused(HOUR_MS);
  expect(await capitals('a')).toEqual(['A', 1]);
  expect(await capitals('b')).toEqual(['B', 0]);
  writeFileSync(join(folder, 'of-other-code'), 'x');
  await keepWorkIn(folder);
  expect(readdirSync(folder)).toHaveLength(1);
});

it('keeps what JSON can hold, and no failure', async () => {
  const make = jest.fn(() => ({ found: ['x'] }));
  const fail = () => keptJson(['page'], () => Promise.reject(new Error('on purpose')));
  await expect(fail()).rejects.toThrow('on purpose');
  expect(await keptJson(['page'], make)).toEqual({ found: ['x'] });
  expect(await keptJson(['page'], make)).toEqual({ found: ['x'] });
  expect(make).toHaveBeenCalledTimes(1);
});
