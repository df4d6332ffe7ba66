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
import { checkContent } from '@/checks/check-content';
import { dropUnused, KEPT_WORK, keepWorkIn } from '@/lib/build/kept-work';
import { run } from './setup.mjs';

/** @returns path of a program of a package */
const program = (path: string) => createRequire(join(process.cwd(), 'package.json')).resolve(path);

/** What Next says once the code is made: from then on it takes one core. */
const IS_COMPILED = 'Collecting page data';

/**
 * Runs `next build`, whose output is shown as it comes, or else when it fails.
 * @param signal ends it
 * @param compiled is called when the code is made, and with it all that the types are checked with
 * @returns whether it succeeded
 */
async function nextBuild(isVerbose: boolean, signal: AbortSignal, compiled: () => void) {
  let output = '';
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' };
  const args = [program('next/dist/bin/next'), 'build'];
  const code = await run(process.execPath, args, { env, signal }, (text) => {
    output += text;
    if (isVerbose) process.stdout.write(text);
    if (text.includes(IS_COMPILED)) compiled();
  });
  if (code !== 0 && !signal.aborted && !isVerbose) console.error(output);
  return code === 0;
}

/** Checks the types of content and code, in a process beside this one. @returns what is wrong, a line each */
async function wrongTypes(): Promise<string> {
  // Of `npm test`, which has a stage for them.
  if (process.env.TYPES_ARE_CHECKED === '1') return '';
  let output = '';
  const record = ['--incremental', '--tsBuildInfoFile', '.next/cache/types.tsbuildinfo'];
  const args = [program('typescript/package.json').replace('package.json', 'bin/tsc'), '--noEmit'];
  const code = await run(process.execPath, [...args, ...record], {}, (text) => {
    output += text;
  });
  return code === 0 ? '' : output.trim() || `tsc ended with ${code}`;
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
  await keepWorkIn(KEPT_WORK);
  const unfit = new AbortController();
  let types: Promise<string> | undefined;
  const building = nextBuild(values.verbose, unfit.signal, () => {
    types ??= wrongTypes();
  });
  // Beside Next, for they find nothing as a rule.
  const faults = await checkContent(values.skip);
  for (const line of faults) console.error(line);
  if (faults.length > 0) {
    unfit.abort();
    return false;
  }
  // Loaded here, because they read the content, which could not be loaded before it was checked.
  const { finish, printSeconds } = await import('./finish/finish');
  printSeconds('check the content', started);
  const isBuilt = await building;
  const wrong = await (types ?? wrongTypes());
  if (wrong) console.error(wrong);
  if (wrong || !isBuilt) {
    await rm('out', { recursive: true, force: true });
    return false;
  }
  printSeconds('next build and types, beside it', started);
  const isSound = await finish('out', values.skip);
  await dropUnused(started);
  printSeconds('all', started);
  console.log('What is left to do before the site goes public: npm run launch');
  return isSound;
}

build().then(
  (isSound) => {
    if (!isSound) console.error('\nThe build stopped: see above.');
    process.exitCode = isSound ? 0 : 1;
  },
  (error: Error) => {
    console.error(error.stack);
    process.exitCode = 1;
  },
);
