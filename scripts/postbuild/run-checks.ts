import type { Check, CheckInput, Problem } from './problem';

/** What one check found. */
export type CheckResult = { name: string; problems: Problem[] };

/** Runs every check, whatever the ones before it found. A check that throws is a problem of its own. */
export async function runChecks(checks: Check[], input: CheckInput): Promise<CheckResult[]> {
  const results: CheckResult[] = [];
  for (const { name, run } of checks) {
    try {
      results.push({ name, problems: await run(input) });
    } catch (error) {
      const { message } = error as Error;
      const problem = {
        file: 'out/',
        problem: `the check failed: ${message}`,
        fix: 'See scripts/postbuild/.',
      };
      results.push({ name, problems: [problem] });
    }
  }
  return results;
}

/** A fault of the layout is on every page: one line names them all. */
function linesOf(problems: Problem[]): string[] {
  const files = new Map<string, string[]>();
  for (const { file, problem, fix } of problems) {
    const text = `${problem}. ${fix}`;
    files.set(text, [...(files.get(text) ?? []), file]);
  }
  return [...files].map(([text, names]) => `  ${[...new Set(names)].join(', ')}: ${text}`);
}

/** One line per problem, under the name of the check that found it. */
export function describeProblems(results: CheckResult[]): string[] {
  return results
    .filter(({ problems }) => problems.length > 0)
    .flatMap(({ name, problems }) => [`${name}:`, ...linesOf(problems)]);
}
