/**
 * `npm run build`: checks the content, exports the site to `out/`, finishes the export and checks it. Works in the
 * current folder. Ends with exit code 1, after a line for every fault, when anything is wrong.
 *
 *     --verbose          shows what Next prints
 *     --skip=<check>     leaves a check of the export out, by its name; may be repeated
 *     --report=<file>    writes what each check found as JSON
 */
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { checkContent } from './check-content';
import { nextBuild } from './next-build';
import { timed } from './postbuild/timed';

async function build(): Promise<boolean> {
  const { values } = parseArgs({
    options: {
      verbose: { type: 'boolean', default: false },
      skip: { type: 'string', multiple: true, default: [] },
      report: { type: 'string' },
    },
  });
  const folder = process.cwd();
  const out = join(folder, 'out');
  const faults = await timed('content', checkContent);
  for (const line of faults) console.error(line);
  if (faults.length > 0) return false;

  // A build that fails must not leave an older one to be served or tested.
  await rm(out, { recursive: true, force: true });
  const failure = await timed('next build', () => nextBuild(folder, values.verbose));
  if (failure !== null) {
    console.error(failure);
    return false;
  }
  // Loaded here, because it reads the content, which could not be loaded before it was checked.
  const { postbuild } = await import('./postbuild/postbuild');
  const results = await postbuild(out, values.skip);
  const { recordBuiltContent } = await import('./launch/built-content');
  recordBuiltContent(folder);
  const { buildLine } = await import('./launch/build-line');
  const line = await buildLine(out, new Date().toISOString().slice(0, 10));
  if (line) console.log(line);
  if (values.report) await writeFile(values.report, JSON.stringify(results));
  return results.every(({ problems }) => problems.length === 0);
}

build().then(
  (sound) => {
    if (!sound) console.error('\nThe build stopped: see above.');
    process.exitCode = sound ? 0 : 1;
  },
  (error: Error) => {
    console.error(error.stack);
    process.exitCode = 1;
  },
);
