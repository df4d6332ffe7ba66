import { budgetLines } from './budget-lines';
import { budgetTable } from './budget-table';
import { siteContent } from './content';
import { expiryWarning } from './expiry-warning';
import { readExport } from './read-export';
import { type CheckResult, describeProblems, runChecks } from './run-checks';
import { checks, finishing, packing } from './steps';
import { timed } from './timed';

/**
 * Finishes the export in folder `out`, checks it, and packs it when it is sound.
 * @param skipped names of checks that do not apply, such as the budgets of a page made large on purpose
 * @returns what each check found
 */
export async function postbuild(out: string, skipped: string[] = []): Promise<CheckResult[]> {
  for (const { name, run } of finishing) await timed(name, () => run(out, siteContent));
  const input = { site: readExport(out), content: siteContent };
  const applied = checks.filter(({ name }) => !skipped.includes(name));
  const results = await timed(`${applied.length} checks`, () => runChecks(applied, input));
  const lines = describeProblems(results);
  console.log(['', ...budgetTable(budgetLines(input)), ''].join('\n'));
  for (const line of lines) console.error(line);
  const warning = expiryWarning(siteContent.site, Date.now());
  if (warning) console.error(warning);
  if (lines.length === 0)
    for (const { name, run } of packing) await timed(name, () => run(out, siteContent));
  return results;
}
