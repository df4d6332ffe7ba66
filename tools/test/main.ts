/** What `npm test` does once everything is installed: every stage, then a summary. Exit code 1 on any failure. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '@/tools/run';
import { provideBrowsers } from './browsers';
import { findProgram, installFromDebian, type Print } from './programs';
import { jestOutcome, playwrightOutcome, settled } from './reports';
import { type Outcome, runStages, type Stage, single, summary } from './stages';

/** Holds the reports of this run. */
const reports = mkdtempSync(join(tmpdir(), 'reports-'));

function node(print: Print, args: string[], env: Record<string, string> = {}): Promise<number> {
  return run(process.execPath, args, { env: { ...process.env, ...env } }, print);
}

/** A stage that is one program, by the file it starts with and its arguments. */
const program =
  (...args: string[]): Stage['run'] =>
  async (print) =>
    single(await node(print, args));

/** The stage before a build says more of the types than it would, and once. */
async function build(print: Print): Promise<Outcome> {
  const args = ['--import', 'tsx', 'tools/build/build.ts'];
  return single(await node(print, args, { TYPES_ARE_CHECKED: '1' }));
}

/** @returns the report, or null where the program wrote none */
const read = (file: string) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);

async function types(print: Print): Promise<Outcome> {
  // Writes next-env.d.ts, which a fresh clone lacks and the types of CSS imports come from.
  const prepared = await node(print, ['node_modules/next/dist/bin/next', 'typegen']);
  if (prepared !== 0) return single(prepared);
  return program('node_modules/typescript/bin/tsc', '--noEmit')(print);
}

/** @param projects names in jest.config.mjs */
async function jest(print: Print, ...projects: string[]): Promise<Outcome> {
  const file = join(mkdtempSync(join(reports, 'jest-')), 'report.json');
  const args = ['--selectProjects', ...projects, '--json', `--outputFile=${file}`];
  const code = await node(print, ['node_modules/jest/bin/jest.js', ...args]);
  const report = read(file);
  return settled(report && jestOutcome(report), code);
}

async function browsers(print: Print): Promise<Outcome> {
  const missing = await provideBrowsers(print);
  const hasChromium = !missing.includes('Chromium');
  if (!hasChromium)
    print('Install a Chromium, or name it: CHROMIUM_PATH=/path/to/chromium npm test\n');
  const notes = missing.map((name) => `no ${name} could be had: its tests are left out`);
  return { ...single(hasChromium ? 0 : 1), notes };
}

/** The settings of nginx, on a real one. */
async function hosts(print: Print): Promise<Outcome> {
  if (!findProgram('nginx'))
    await installFromDebian(print, ['nginx', 'libnginx-mod-http-brotli-static', 'openssl']);
  const outcome = await jest(print, 'hosts');
  return { ...outcome, notes: findProgram('nginx') ? [] : ['no nginx could be had'] };
}

/** @param options of Playwright: which tests, and how many at once */
async function browserTests(print: Print, ...options: string[]): Promise<Outcome> {
  const file = join(mkdtempSync(join(reports, 'playwright-')), 'report.json');
  const args = ['node_modules/@playwright/test/cli.js', 'test', ...options];
  // The name that Playwright's JSON reporter reads.
  const code = await node(print, args, { PLAYWRIGHT_JSON_OUTPUT_FILE: file });
  const report = read(file);
  return settled(report && playwrightOutcome(report), code);
}

/**
 * Everything that `npm test` checks, in groups. What keeps both cores busy is alone in its group. The types come before the builds,
 * as both write what Next generates; what takes longest comes first, so that no core waits at the end of a group.
 */
const STAGES: Stage[][] = [
  [
    { name: 'types', run: types },
    { name: 'browsers', run: browsers },
    { name: 'unused code', run: program('node_modules/knip/bin/knip.js') },
    {
      name: 'lint and format',
      run: program(
        'node_modules/@biomejs/biome/bin/biome',
        'ci',
        '--colors=off',
        '--error-on-warnings',
        '.',
      ),
    },
  ],
  [{ name: 'unit tests', run: (print) => jest(print, 'node', 'dom') }],
  [
    { name: 'build', needs: ['types'], run: build },
    {
      name: 'sample build',
      needs: ['types'],
      run: program('--import', 'tsx', 'tools/build/variant.ts', 'sample'),
    },
    {
      name: 'extremes build',
      needs: ['types'],
      run: program('--import', 'tsx', 'tools/build/variant.ts', 'extremes'),
    },
    {
      name: 'bare build',
      needs: ['types'],
      run: program('--import', 'tsx', 'tools/build/variant.ts', 'bare'),
    },
    { name: 'hosts', needs: ['build'], run: hosts },
    { name: 'built pages', needs: ['build'], run: (print) => jest(print, 'html') },
  ],
  [
    {
      name: 'browser tests',
      needs: ['build', 'sample build', 'extremes build', 'bare build', 'browsers'],
      run: (print) => browserTests(print),
    },
  ],
];

async function main(): Promise<void> {
  const started = performance.now();
  try {
    const ended = await runStages(STAGES, (text) => process.stdout.write(text));
    const lines = summary(ended, (performance.now() - started) / 1000);
    console.log(`\n${lines.join('\n')}`);
    process.exitCode = ended.some(({ outcome }) => outcome.failed > 0) ? 1 : 0;
  } finally {
    rmSync(reports, { recursive: true });
  }
}

main();
