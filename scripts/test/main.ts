/** What `npm test` does once everything is installed: every stage, then a summary. Exit code 1 on any failure. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
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
 * @param tests files or folders of them; all where none are named
 */
async function jest(
  print: Print,
  projects: string[],
  folder = '.',
  tests: string[] = [],
): Promise<Outcome> {
  const file = join(mkdtempSync(join(reports, 'jest-')), 'report.json');
  const args = ['--selectProjects', ...projects, '--json', `--outputFile=${file}`, ...tests];
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

/** Tests that measure what the processor does have it to themselves: beside others, caches and clock are not theirs. */
const MEASURES = '@alone';

/** @param options of Playwright: which tests, and how many at once */
async function browserTests(print: Print, ...options: string[]): Promise<Outcome> {
  const file = join(mkdtempSync(join(reports, 'playwright-')), 'report.json');
  const args = ['node_modules/@playwright/test/cli.js', 'test', ...options];
  // The name that Playwright's JSON reporter reads.
  const code = await node(print, args, { PLAYWRIGHT_JSON_OUTPUT_FILE: file });
  const report = read(file);
  return settled(report && playwrightOutcome(report), code);
}

/** Words and numbers themselves, of which an owner has others. */
const READS_CONTENT = /^import \{.*from '@\/(?:content\/.*|lib\/content\/content)';/m;
/** Which files there are and where: they are other ones in an owner's folder, whatever they say. */
const READS_FILES = /from '(?:@\/lib\/content|\.)\/content-files';|fault-lines';/;

/** @returns the unit tests that read what `pattern` tells, and not a fixture: an owner's must not make one of them fail */
function testsThat(pattern: RegExp): string[] {
  return ['app', 'checks', 'components', 'lib']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
    )
    .filter((file) => /\.test\.tsx?$/.test(file))
    .filter((file) => pattern.test(readFileSync(file, 'utf8')));
}

/**
 * Builds the site with the content of a variant, and asks its pages and its content what those of the shipped content are
 * asked; the first variant stands for all in what is asked of the files.
 */
function variantStages(name: string, index: number): Stage[] {
  const tests = [testsThat(READS_CONTENT), index === 0 ? testsThat(READS_FILES) : []].flat();
  return [
    {
      name: `${name} build`,
      needs: ['types'],
      run: program('--import', 'tsx', 'scripts/variant.ts', name),
    },
    {
      name: `${name} pages`,
      needs: [`${name} build`],
      run: (print) =>
        jest(print, ['html', 'node', 'dom'], join('.variant', name), ['e2e/html', ...tests]),
    },
  ];
}

/**
 * Everything that `npm test` checks, in groups. What keeps both cores busy is alone in its group. The types come before the builds,
 * as both write what Next generates; what takes longest comes first, so that no core waits at the end of a group.
 */
const STAGES: Stage[][] = [
  [
    { name: 'types', run: types },
    { name: 'supply chain', run: supplyChain },
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
  [{ name: 'unit tests', run: (print) => jest(print, ['node', 'dom']) }],
  [
    { name: 'build', needs: ['types'], run: build },
    {
      name: 'extremes build',
      needs: ['types'],
      run: program('--import', 'tsx', 'scripts/variant.ts', 'extremes'),
    },
    ...variants.flatMap(variantStages),
    { name: 'hosts', needs: ['build'], run: hosts },
    { name: 'built pages', needs: ['build'], run: (print) => jest(print, ['html']) },
  ],
  [
    {
      name: 'browser tests',
      needs: ['build', 'extremes build', 'browsers'],
      run: (print) => browserTests(print, '--grep-invert', MEASURES),
    },
  ],
  [
    {
      name: 'tests of speed',
      needs: ['build', 'extremes build', 'browsers'],
      run: (print) => browserTests(print, '--grep', MEASURES, '--workers=1'),
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
