/** What `npm test` does once everything is installed: every stage, then a summary. Exit code 1 on any failure. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { variants } from '@/e2e/support/servers';
import { run } from '@/scripts/setup.mjs';
import { provideServers } from '@/scripts/testing/tools';
import { provideBrowsers } from './browsers';
import type { Print } from './programs';
import { jestOutcome, playwrightOutcome, settled } from './reports';
import { type Outcome, runStages, type Stage, single, summary } from './stages';
import { supplyChain } from './supply-chain';

/** Holds the reports of this run. */
const reports = mkdtempSync(join(tmpdir(), 'reports-'));

function node(
  print: Print,
  args: string[],
  env: Record<string, string> = {},
  cwd = '.',
): Promise<number> {
  return run(process.execPath, args, { cwd, env: { ...process.env, ...env } }, print);
}

/** A stage that is one program, by the file it starts with and its arguments. */
const program =
  (...args: string[]): Stage['run'] =>
  async (print) =>
    single(await node(print, args));

/** The stage before a build says more of the types than it would, and once. */
async function build(print: Print): Promise<Outcome> {
  const args = ['--import', 'tsx', 'scripts/build.ts'];
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

/**
 * @param projects names in jest.config.mjs
 * @param folder of the project, or of a copy with other content
 */
async function jest(print: Print, projects: string[], folder = '.'): Promise<Outcome> {
  const file = join(mkdtempSync(join(reports, 'jest-')), 'report.json');
  const args = ['--selectProjects', ...projects, '--json', `--outputFile=${file}`];
  const code = await node(print, [resolve('node_modules/jest/bin/jest.js'), ...args], {}, folder);
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

/** The settings of hosts, on the servers that this machine has or can install. */
async function hosts(print: Print): Promise<Outcome> {
  const missing = await provideServers(print);
  const outcome = await jest(print, ['hosts']);
  const notes = missing.map((name) => `not tested, as it could not be had: ${name}`);
  return { ...outcome, notes };
}

async function browserTests(print: Print): Promise<Outcome> {
  const file = join(reports, 'playwright.json');
  const args = ['node_modules/@playwright/test/cli.js', 'test'];
  // The name that Playwright's JSON reporter reads.
  const code = await node(print, args, { PLAYWRIGHT_JSON_OUTPUT_FILE: file });
  const report = read(file);
  return settled(report && playwrightOutcome(report), code);
}

/** Builds the site with the content of a variant, and asks its pages what those of the shipped content are asked. */
const variantStages = (name: string): Stage[] => [
  {
    name: `${name} build`,
    needs: ['types'],
    run: program('--import', 'tsx', 'scripts/variant.ts', name),
  },
  {
    name: `${name} pages`,
    needs: [`${name} build`],
    run: (print) => jest(print, ['html'], join('.variant', name)),
  },
];

/** How many variants are built after the build of the site itself; the others follow that of the extremes. */
const AFTER_BUILD = 1;

/**
 * Everything that `npm test` checks, in groups of lanes. What keeps both cores busy is alone in its group; a build keeps one.
 * The types come before the builds, as both write what Next generates.
 */
const STAGES: Stage[][][] = [
  [
    [
      { name: 'supply chain', run: supplyChain },
      { name: 'browsers', run: browsers },
      { name: 'unused code', run: program('node_modules/knip/bin/knip.js') },
    ],
    [
      { name: 'types', run: types },
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
  ],
  [[{ name: 'unit tests', run: (print) => jest(print, ['node', 'dom']) }]],
  [
    [
      { name: 'build', needs: ['types'], run: build },
      { name: 'built pages', needs: ['build'], run: (print) => jest(print, ['html']) },
      { name: 'hosts', needs: ['build'], run: hosts },
      ...variants.slice(0, AFTER_BUILD).flatMap(variantStages),
    ],
    [
      {
        name: 'extremes build',
        needs: ['types'],
        run: program('--import', 'tsx', 'scripts/variant.ts', 'extremes'),
      },
      ...variants.slice(AFTER_BUILD).flatMap(variantStages),
    ],
  ],
  [[{ name: 'browser tests', needs: ['build', 'extremes build', 'browsers'], run: browserTests }]],
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
