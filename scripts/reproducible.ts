/**
 * `npm run reproducible`: builds the last commit twice and compares the two `out/` byte for byte. The builds differ in
 * what must not show: folder, time zone and language. Each begins with a fresh clone and `npm ci`. Ends with exit code 1, and
 * leaves the folders, when a file differs. Takes minutes, so it is no part of `npm test`.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderDifferences } from './folder-differences';
import { listFiles } from './postbuild/read-export';
import { install } from './setup/install.mjs';
import { run } from './setup/run.mjs';

const places = [
  { path: 'one', env: { TZ: 'UTC', LC_ALL: 'C' } },
  { path: join('other', 'deeper'), env: { TZ: 'Pacific/Auckland', LC_ALL: 'de_DE.UTF-8' } },
];

/** @returns the export @throws Error for a build that fails */
async function buildIn(folder: string, env: Record<string, string>): Promise<string> {
  execFileSync('git', ['clone', '--quiet', process.cwd(), folder]);
  if (!(await install(folder))) throw new Error(`packages could not be installed in ${folder}`);
  const code = await run(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], {
    cwd: folder,
    env: { ...process.env, ...env },
  });
  if (code !== 0) throw new Error(`the build in ${folder} failed`);
  return join(folder, 'out');
}

/** @returns a line for every difference @throws Error for a build that fails */
async function compare(root: string): Promise<string[]> {
  const exports: string[] = [];
  for (const { path, env } of places) exports.push(await buildIn(join(root, path), env));
  const [one = '', other = ''] = exports;
  const lines = folderDifferences(one, other);
  console.log(`${listFiles(one).length} files, ${lines.length} differ`);
  return lines;
}

async function main(): Promise<void> {
  const root = mkdtempSync(join(tmpdir(), 'reproducible-'));
  let differing: string[] = [];
  try {
    differing = await compare(root);
  } finally {
    if (differing.length === 0) rmSync(root, { recursive: true });
  }
  for (const line of differing) console.error(line);
  if (differing.length > 0) console.error(`The folders are left for a look: ${root}`);
  process.exitCode = differing.length === 0 ? 0 : 1;
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
