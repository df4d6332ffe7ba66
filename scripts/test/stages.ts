import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { provideBrowser, provideShell, provideWebkit } from '../browsers/provide-browser';
import { provideServers } from '../hosts/provide-servers';
import { run } from '../setup/run.mjs';
import { audit } from '../supply-chain/audit';
import { readProject } from '../supply-chain/project';
import { supplyChain } from '../supply-chain/supply-chain';
import { launchStage } from './launch-stage';
import { buildOutcome, jestOutcome, type Outcome, playwrightOutcome, single } from './outcome';

/** A part of the tests. It runs unless one it needs failed. */
export type Stage = {
  name: string;
  needs: string[];
  /** @param reports a folder for reports of this run */
  run: (reports: string) => Outcome | Promise<Outcome>;
};

/** Runs a program of an installed package, by the file it starts with. */
function tool(file: string, ...args: string[]): Promise<number> {
  return run(process.execPath, [join('node_modules', file), ...args]);
}

function script(file: string, ...args: string[]): Promise<number> {
  return run(process.execPath, ['--import', 'tsx', file, ...args]);
}

/** @returns the report, or null where the program wrote none */
function read(file: string) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

async function types(): Promise<Outcome> {
  // Writes next-env.d.ts, which a fresh clone lacks and the types of CSS imports come from.
  const prepared = await tool('next/dist/bin/next', 'typegen');
  return single(prepared || (await tool('typescript/bin/tsc', '--noEmit')));
}

async function unit(reports: string): Promise<Outcome> {
  const report = join(reports, 'jest.json');
  const code = await tool('jest/bin/jest.js', '--json', `--outputFile=${report}`);
  return jestOutcome(read(report), code);
}

async function build(reports: string): Promise<Outcome> {
  const report = join(reports, 'build.json');
  const code = await script('scripts/build.ts', `--report=${report}`);
  return buildOutcome(read(report), code);
}

function browsers(): Outcome {
  provideShell();
  const missing = (['chromium', 'firefox'] as const).filter(
    (name) => provideBrowser(name) === null,
  );
  if (missing.includes('chromium'))
    console.error(
      'No Chromium could be found or installed. Install one, or name it: CHROMIUM_PATH=/path/to/chromium npm test',
    );
  const notes = [
    ...(missing.includes('firefox') ? ['no Firefox could be had: its tests are left out'] : []),
    ...(provideWebkit() === null ? ['no WebKit could be had: its tests are left out'] : []),
  ];
  return { ...single(missing.includes('chromium') ? 1 : 0), notes };
}

async function e2e(reports: string): Promise<Outcome> {
  const report = join(reports, 'playwright.json');
  process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = report; // the name that Playwright's JSON reporter reads
  const code = await tool('@playwright/test/cli.js', 'test');
  return playwrightOutcome(read(report), code);
}

/** The settings of hosts, on the servers that this machine has or can install. */
async function hosts(reports: string): Promise<Outcome> {
  const missing = provideServers();
  const report = join(reports, 'hosts.json');
  process.env.HOSTS_OUT = 'out'; // the folder that the servers serve; without it Jest leaves these tests out
  const tests = ['scripts/hosts/servers', '--json', `--outputFile=${report}`];
  const code = await tool('jest/bin/jest.js', ...tests);
  const outcome = jestOutcome(read(report), code);
  const notes =
    missing.length > 0 ? [`not tested, as it could not be had: ${missing.join(', ')}`] : [];
  return { ...outcome, notes: [...(outcome.notes ?? []), ...notes] };
}

/** Everything that `npm test` checks, in order. */
export const stages: Stage[] = [
  { name: 'types', needs: [], run: types },
  {
    name: 'lint and format',
    needs: [],
    run: async () =>
      single(await tool('@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', '.')),
  },
  { name: 'unused code', needs: [], run: async () => single(await tool('knip/bin/knip.js')) },
  {
    name: 'supply chain',
    needs: [],
    run: () => supplyChain(readProject(process.cwd()), audit(), console.error),
  },
  { name: 'unit tests', needs: [], run: unit },
  { name: 'build', needs: [], run: build },
  { name: 'hosts', needs: ['build'], run: hosts },
  {
    name: 'extremes build',
    needs: [],
    run: async () => single(await script('scripts/variant.ts', 'extremes')),
  },
  {
    name: 'measured build',
    needs: [],
    run: async () => single(await script('scripts/variant.ts', 'measured')),
  },
  {
    name: 'verified build',
    needs: [],
    run: async () => single(await script('scripts/variant.ts', 'verified')),
  },
  { name: 'launch check', needs: ['build', 'verified build'], run: launchStage },
  { name: 'browsers', needs: [], run: browsers },
  {
    name: 'browser tests',
    needs: ['build', 'extremes build', 'measured build', 'browsers'],
    run: e2e,
  },
];
