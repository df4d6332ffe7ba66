import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Print } from './debian';
import type { Outcome } from './runner';

/** What the launch check came to on a site. */
export interface LaunchRun {
  status: number | null;
  /** What it printed: findings as JSON. */
  output: string;
}

/** The day on which both sites are checked, so that an old commit passes whenever it is tested. */
const day = '2026-12-01';

/** What the owner of the sample content has to do before a launch. */
const sampleRules = ['LR02', 'LR06', 'LR14', 'LR20', 'LR21', 'LR22', 'LR24', 'LR27', 'LR33'];

/** @returns rules of the errors that a run found, each once; null where it printed no list */
function rulesOf({ output }: LaunchRun): string[] | null {
  try {
    const findings: { rule: string; severity: string }[] = JSON.parse(output);
    const errors = findings.filter(({ severity }) => severity === 'error');
    return [...new Set(errors.map(({ rule }) => rule))].sort();
  } catch {
    return null;
  }
}

/** @returns a line for a site on which the check says another thing than it should */
export function launchFaults(sample: LaunchRun, verified: LaunchRun): string[] {
  const runs = [
    { name: 'sample content', run: sample, status: 1, rules: sampleRules },
    { name: 'verified variant', run: verified, status: 0, rules: [] },
  ];
  return runs.flatMap(({ name, run, status, rules }) => {
    const found = rulesOf(run);
    const said = found === null ? 'no list' : found.join(', ') || 'nothing';
    const wanted = rules.join(', ') || 'nothing';
    if (run.status === status && found !== null && found.join() === rules.join()) return [];
    return `${name}: exit code ${run.status} and ${said}, expected ${status} and ${wanted}`;
  });
}

function checkIn(folder: string, print: Print): LaunchRun {
  const args = ['--import', 'tsx', join('scripts', 'launch', 'main.ts'), '--json', `--on=${day}`];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: folder,
    encoding: 'utf8',
  });
  print(stderr);
  return { status, output: stdout };
}

/** Runs the launch check on the shipped site, which it must stop, and on one that is finished, which it must not. */
export async function launchStage(print: Print): Promise<Outcome> {
  const faults = launchFaults(checkIn('.', print), checkIn(join('.variant', 'verified'), print));
  for (const line of faults) print(`${line}\n`);
  return { passed: 2 - faults.length, failed: faults.length, skipped: 0, notes: [] };
}
