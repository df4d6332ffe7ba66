/**
 * `npm run build`: checks the content, exports the site to `.export/` in the current folder, runs the post-build steps,
 * then replaces `out/`. A build that fails or is stopped leaves the old `out/` as it was. Prints one line per error;
 * exits with 1 on any. `--verbose` shows what Next prints.
 */
import { existsSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { scheduledLines } from '@/lib/pages/markdown-pages';
import { checkContent } from '@/tools/check/check-content';
import { run } from '@/tools/run';

/** `distDir` in `next.config.mjs`. */
const EXPORT = '.export';

/** Resolves a path inside a package. */
const program = (path: string) => createRequire(join(process.cwd(), 'package.json')).resolve(path);

/** Runs `next build`; prints its output with `--verbose` or on failure. @returns whether it succeeded */
async function nextBuild(isVerbose: boolean): Promise<boolean> {
  let output = '';
  const args = [program('next/dist/bin/next'), 'build'];
  const code = await run(process.execPath, args, {}, (text) => {
    output += text;
    if (isVerbose) process.stdout.write(text);
  });
  if (code !== 0 && !isVerbose) console.error(output);
  return code === 0;
}

/** Checks types, unless `npm test` checks them itself. @returns whether there are no errors */
async function hasRightTypes(): Promise<boolean> {
  if (process.env.TYPES_ARE_CHECKED === '1') return true;
  const tsc = program('typescript/package.json').replace('package.json', 'bin/tsc');
  const record = ['--incremental', '--tsBuildInfoFile', '.next/cache/types.tsbuildinfo'];
  return (await run(process.execPath, [tsc, '--noEmit', ...record])) === 0;
}

function publish(): void {
  const before = `${EXPORT}-before`;
  rmSync(before, { recursive: true, force: true });
  if (existsSync('out')) renameSync('out', before);
  renameSync(EXPORT, 'out');
  rmSync(before, { recursive: true, force: true });
}

async function build(): Promise<boolean> {
  const { values } = parseArgs({
    options: { verbose: { type: 'boolean', default: false } },
  });
  const started = Date.now();
  const errors = await checkContent();
  for (const line of errors) console.error(line);
  if (errors.length > 0) return false;
  // Imported late, because it loads the content, which must be valid.
  const { finishExport } = await import('./post-build');
  const isBuilt = (await nextBuild(values.verbose)) && (await hasRightTypes());
  if (!isBuilt) return false;
  await finishExport(EXPORT);
  publish();
  for (const line of scheduledLines()) console.log(line);
  console.log(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s`);
  console.log('To list what is left before launch: npm run launch');
  return true;
}

build().then(
  (isValid) => {
    if (!isValid) console.error('\nBuild failed. See the errors above.');
    process.exitCode = isValid ? 0 : 1;
  },
  (error: Error) => {
    console.error(error.stack);
    process.exitCode = 1;
  },
);
