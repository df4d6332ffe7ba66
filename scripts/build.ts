/**
 * `npm run build`: checks the content, exports the site to `out/`, finishes the export and checks it. Works in the
 * current folder. Ends with exit code 1, after a line for every fault, when anything is wrong.
 *
 *     --verbose          shows what Next prints
 *     --skip=<id>        leaves a check of the pages out; may be repeated
 */
import { rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { checkContent } from '@/checks/check-content';
import { run } from './setup.mjs';

/** Runs `next build`, whose output is shown as it comes, or else when it fails. @returns whether it succeeded */
async function nextBuild(isVerbose: boolean): Promise<boolean> {
  let output = '';
  const collect = (text: string) => {
    output += text;
  };
  const next = createRequire(join(process.cwd(), 'package.json')).resolve('next/dist/bin/next');
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' };
  const code = await run(
    process.execPath,
    [next, 'build'],
    { env },
    isVerbose ? undefined : collect,
  );
  if (code !== 0) console.error(output);
  return code === 0;
}

async function build(): Promise<boolean> {
  const { values } = parseArgs({
    options: {
      verbose: { type: 'boolean', default: false },
      skip: { type: 'string', multiple: true, default: [] },
    },
  });
  const faults = checkContent();
  for (const line of faults) console.error(line);
  if (faults.length > 0) return false;

  // A build that fails must not leave an older one to be served or tested.
  await rm('out', { recursive: true, force: true });
  // Loaded here, because they read the content, which could not be loaded before it was checked.
  const { finish, timed } = await import('./finish/finish');
  const { recordBuiltContent } = await import('@/checks/current-build');
  const { launchLines, siteFindings } = await import('@/checks/launch');
  if (!(await timed('next build', () => nextBuild(values.verbose)))) return false;
  const isSound = await finish('out', values.skip);
  recordBuiltContent('.');
  const findings = await siteFindings('out', new Date().toISOString().slice(0, 10), true);
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
