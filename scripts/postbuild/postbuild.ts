import { budgetLines } from './budget-lines';
import { budgetTable } from './budget-table';
import { siteContent } from './content';
import { expiryWarning } from './expiry-warning';
import { listFiles, readExport } from './read-export';
import { type CheckResult, describeProblems, runChecks } from './run-checks';
import { checks, finishing, packedChecks, packing } from './steps';
import { timed } from './timed';

/**
 * Finishes the export in folder `out`, checks it, packs it when it is sound, and checks what was packed.
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
  if (lines.length > 0) return results;
  for (const { name, run } of packing) await timed(name, () => run(out, siteContent));
  // Packing adds files and changes no page.
  const packed = { ...input, site: { ...input.site, files: new Set(listFiles(out)) } };
  const afterwards = await timed('check what was packed', () => runChecks(packedChecks, packed));
  for (const line of describeProblems(afterwards)) console.error(line);
  return [...results, ...afterwards];
}
