/**
 * `npm run build`: checks the content, exports the site to `out/`, finishes the export and checks it. Works in the
 * current folder. Ends with exit code 1, after a line for every fault, when anything is wrong.
 *
 *     --verbose          shows what Next prints
 *     --skip=<id>        leaves a check of the pages out; may be repeated
 */
import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { checkContent } from '@/checks/check-content';

/**
 * Runs `next build` in a folder.
 * @param folder a project; its packages may stand in a folder above it
 * @param verbose whether its output is shown as it comes; it is kept otherwise, for a build that fails
 * @returns the output of a build that failed, or null
 */
function nextBuild(folder: string, verbose: boolean): Promise<string | null> {
  const next = createRequire(join(folder, 'package.json')).resolve('next/dist/bin/next');
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [next, 'build'], {
      cwd: folder,
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
      stdio: verbose ? 'inherit' : 'pipe',
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    child.on('error', reject);
    child.on('close', (code) => resolve(code === 0 ? null : output));
  });
}

async function build(): Promise<boolean> {
  const { values } = parseArgs({
    options: {
      verbose: { type: 'boolean', default: false },
      skip: { type: 'string', multiple: true, default: [] },
    },
  });
  const folder = process.cwd();
  const out = join(folder, 'out');
  const faults = checkContent();
  for (const line of faults) console.error(line);
  if (faults.length > 0) return false;

  // A build that fails must not leave an older one to be served or tested.
  await rm(out, { recursive: true, force: true });
  // Loaded here, because they read the content, which could not be loaded before it was checked.
  const { finish, timed } = await import('./finish/finish');
  const { recordBuiltContent } = await import('@/checks/current-build');
  const { launchLines, siteFindings } = await import('@/checks/launch');
  const failure = await timed('next build', () => nextBuild(folder, values.verbose));
  if (failure !== null) {
    console.error(failure);
    return false;
  }
  const isSound = await finish(out, values.skip);
  recordBuiltContent(folder);
  const findings = await siteFindings(out, new Date().toISOString().slice(0, 10), true);
  for (const line of launchLines(findings)) console.log(line);
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
