/** What `npm test` does once everything is installed: every stage, then a summary. Exit code 1 on any failure. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '@/scripts/setup.mjs';
import { provideServers } from '@/scripts/testing/programs';
import { provideBrowsers } from './browsers';
import type { Print } from './debian';
import { buildOutcome, jestOutcome, playwrightOutcome } from './reports';
import { type Outcome, runStages, type Stage, single, summary } from './runner';
import { supplyChain } from './supply-chain';

/** Holds the reports of this run. */
const reports = mkdtempSync(join(tmpdir(), 'reports-'));

function node(print: Print, args: string[], env: Record<string, string> = {}): Promise<number> {
  return run(process.execPath, args, { env: { ...process.env, ...env } }, print);
}

/** A stage that is one program of an installed package, by the file it starts with. */
const tool =
  (file: string, ...args: string[]): Stage['run'] =>
  async (print) =>
    single(await node(print, [join('node_modules', file), ...args]));

/** A stage that is one script of this project. */
const script =
  (file: string, ...args: string[]): Stage['run'] =>
  async (print) =>
    single(await node(print, ['--import', 'tsx', file, ...args]));

/** @returns the report, or null where the program wrote none */
function read(file: string) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

async function types(print: Print): Promise<Outcome> {
  // Writes next-env.d.ts, which a fresh clone lacks and the types of CSS imports come from.
  const prepared = await node(print, ['node_modules/next/dist/bin/next', 'typegen']);
  return prepared === 0 ? tool('typescript/bin/tsc', '--noEmit')(print) : single(prepared);
}

/** @param projects names in jest.config.mjs */
async function jest(print: Print, ...projects: string[]): Promise<Outcome> {
  const report = join(reports, `${projects[0]}.json`);
  const args = ['--selectProjects', ...projects, '--json', `--outputFile=${report}`];
  const code = await node(print, ['node_modules/jest/bin/jest.js', ...args]);
  return jestOutcome(read(report), code);
}

async function build(print: Print): Promise<Outcome> {
  const report = join(reports, 'build.json');
  const args = ['--import', 'tsx', 'scripts/build.ts', `--report=${report}`];
  const code = await node(print, args);
  return buildOutcome(read(report), code);
}

async function browsers(print: Print): Promise<Outcome> {
  const missing = await provideBrowsers(print);
  const hasChromium = !missing.includes('Chromium');
  if (!hasChromium)
    print('Install a Chromium, or name it: CHROMIUM_PATH=/path/to/chromium npm test\n');
  const notes = missing.map((name) => `no ${name} could be had: its tests are left out`);
  return { ...single(hasChromium ? 0 : 1), notes };
}

/** The settings of hosts, on the servers that this machine has or can install. */
async function hosts(print: Print): Promise<Outcome> {
  const missing = await provideServers(print);
  const outcome = await jest(print, 'hosts');
  const notes = missing.map((name) => `not tested, as it could not be had: ${name}`);
  return { ...outcome, notes };
}

async function browserTests(print: Print): Promise<Outcome> {
  const report = join(reports, 'playwright.json');
  const args = ['node_modules/@playwright/test/cli.js', 'test'];
  // The name that Playwright's JSON reporter reads.
  const code = await node(print, args, { PLAYWRIGHT_JSON_OUTPUT_FILE: report });
  return playwrightOutcome(read(report), code);
}

/** Everything that `npm test` checks. What keeps both cores busy has them for itself; the rest runs side by side. */
const STAGES: Stage[] = [
  { name: 'supply chain', needs: [], cores: 1, run: supplyChain },
  { name: 'browsers', needs: [], cores: 1, run: browsers },
  { name: 'types', needs: [], cores: 1, run: types },
  {
    name: 'lint and format',
    needs: [],
    cores: 1,
    run: tool('@biomejs/biome/bin/biome', 'ci', '--colors=off', '--error-on-warnings', '.'),
  },
  { name: 'unused code', needs: [], cores: 1, run: tool('knip/bin/knip.js') },
  { name: 'unit tests', needs: [], cores: 2, run: (print) => jest(print, 'node', 'dom') },
  // After the types: both write what Next generates.
  { name: 'build', needs: ['types'], cores: 1, run: build },
  {
    name: 'extremes build',
    needs: ['types'],
    cores: 1,
    run: script('scripts/variant.ts'),
  },
  { name: 'built pages', needs: ['build'], cores: 1, run: (print) => jest(print, 'html') },
  { name: 'hosts', needs: ['build'], cores: 1, run: hosts },
  {
    name: 'browser tests',
    needs: ['build', 'extremes build', 'browsers'],
    cores: 2,
    run: browserTests,
  },
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
