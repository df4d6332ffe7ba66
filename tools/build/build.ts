/**
 * `npm run build`: checks the content, exports the site to `out/`, finishes the export and checks it. Works in the
 * current folder. Ends with exit code 1, after a line for every fault, when anything is wrong.
 *
 *     --verbose          shows what Next prints
 *     --skip=<id>        leaves a check out; may be repeated
 */
import { rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { checkContent } from '@/tools/check/check-content';
import { run } from '@/tools/run';

/** @returns path of a program of a package */
const program = (path: string) => createRequire(join(process.cwd(), 'package.json')).resolve(path);

/** Runs `next build`; its output is shown with `--verbose`, or when it fails. @returns whether it succeeded */
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

/** Checks the types of content and code; `npm test` has a stage of its own for them. @returns whether they are right */
async function hasRightTypes(): Promise<boolean> {
  if (process.env.TYPES_ARE_CHECKED === '1') return true;
  const tsc = program('typescript/package.json').replace('package.json', 'bin/tsc');
  const record = ['--incremental', '--tsBuildInfoFile', '.next/cache/types.tsbuildinfo'];
  return (await run(process.execPath, [tsc, '--noEmit', ...record])) === 0;
}

async function build(): Promise<boolean> {
  const { values } = parseArgs({
    options: {
      verbose: { type: 'boolean', default: false },
      skip: { type: 'string', multiple: true, default: [] },
    },
  });
  const started = Date.now();
  // A build that fails must not leave an older one to be served or tested.
  await rm('out', { recursive: true, force: true });
  const faults = await checkContent(values.skip);
  for (const line of faults) console.error(line);
  if (faults.length > 0) return false;
  // Imported here, because it reads the content, which could not be loaded before it was checked.
  const { finishExport } = await import('./post-build');
  const isBuilt = (await nextBuild(values.verbose)) && (await hasRightTypes());
  const isSound = isBuilt && (await finishExport('out', values.skip));
  // A page that no check has passed must not be served either.
  if (!isBuilt) await rm('out', { recursive: true, force: true });
  console.log(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s`);
  console.log('Check what is left before launch: npm run launch');
  return isSound;
}

build().then(
  (isSound) => {
    if (!isSound) console.error('\nBuild failed. See the errors above.');
    process.exitCode = isSound ? 0 : 1;
  },
  (error: Error) => {
    console.error(error.stack);
    process.exitCode = 1;
  },
);
