/** `npm test`: runs all stages. The last line counts passed and failed tests and stages. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Print, run } from '@/tools/run';
import { provideBrowsers } from './browsers';

/** Totals in a Jest (`numPassedTests` …) or Playwright (`stats`) report. */
interface Report {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  stats?: { expected: number; unexpected: number; flaky: number };
}

const reports = mkdtempSync(join(tmpdir(), 'reports-'));
const lines: string[] = [];
let [passed, failed] = [0, 0];

/** Runs a stage and prints its output at the end. Returns whether it passed. */
async function stage(name: string, work: (print: Print) => Promise<[number, number]>) {
  let output = '';
  const started = performance.now();
  const sums = await work((text) => {
    output += text;
  });
  passed += sums[0];
  failed += sums[1];
  const seconds = Math.round((performance.now() - started) / 1000);
  lines.push(`${name}: ${sums[0]} passed, ${sums[1]} failed, ${seconds} s`);
  console.log(`\n── ${name}\n${output.trim()}`);
  return sums[1] === 0;
}

const program = (name: string, command: string, ...args: string[]) =>
  stage(name, async (print) => {
    const env = { ...process.env, TYPES_ARE_CHECKED: '1' };
    return (await run(command, args, { env }, print)) === 0 ? [1, 0] : [0, 1];
  });

const npx = (name: string, ...args: string[]) => program(name, 'npx', ...args);

/** Runs a stage that writes a report. The stage fails without a report, or with an exit code other than 0. */
const reported = (name: string, args: (file: string) => string[]) =>
  stage(name, async (print) => {
    const file = join(reports, `${name}.json`);
    const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: file };
    const code = await run('npx', args(file), { env }, print);
    if (!existsSync(file)) return [0, 1];
    const report: Report = JSON.parse(readFileSync(file, 'utf8'));
    const bad = report.stats
      ? report.stats.unexpected + report.stats.flaky
      : report.numFailedTests + report.numRuntimeErrorTestSuites;
    return [report.stats?.expected ?? report.numPassedTests, code === 0 ? bad : Math.max(1, bad)];
  });

const jest = (name: string, ...projects: string[]) =>
  reported(name, (file) => [
    ...['jest', '--ci', '--json', `--outputFile=${file}`, '--selectProjects'],
    ...projects,
  ]);

const browsers = () =>
  stage('browsers', async (print) => {
    const missing = await provideBrowsers(print);
    for (const name of missing)
      lines.push(`${name}: not installed; tests that need it did not run, or failed`);
    return missing.includes('Chromium') ? [0, 1] : [1, 0];
  });

async function main(): Promise<void> {
  const started = performance.now();
  const [hasTypes, hasBrowsers] = await Promise.all([
    // A fresh clone lacks the types that Next generates.
    npx('generated types', 'next', 'typegen').then(() =>
      program('types', 'npm', 'run', '--silent', 'typecheck'),
    ),
    browsers(),
  ]);
  const build = async () =>
    (await npx('build', 'tsx', 'tools/build/build.ts')) &&
    (await npx('test sites', 'tsx', 'tools/test/sites.ts'));
  const check = async () => {
    await program('lint', 'npm', 'run', '--silent', 'lint');
    await npx('unused code', 'knip', '--no-config-hints');
    await jest('unit tests', 'node', 'dom');
  };
  const [isBuilt] = await Promise.all([hasTypes && build(), check()]);
  if (isBuilt)
    await Promise.all([
      jest('built pages', 'html', 'hosts'),
      hasBrowsers && reported('browser tests', () => ['playwright', 'test']),
    ]);
  rmSync(reports, { recursive: true });
  console.log(`\n${lines.join('\n')}`);
  console.log(`${((performance.now() - started) / 60_000).toFixed(1)} minutes`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

main();
