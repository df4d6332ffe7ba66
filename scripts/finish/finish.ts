import { CHECKS } from '@/checks/checks';
import { type ReadExport, readExport } from '@/checks/export';
import { findingLine, KEY_LINE } from '@/checks/report';
import { pageFindings } from '@/checks/run';
import { budgetsOf } from '@/checks/weight';
import { content } from '@/lib/content/content';
import { writeHosts } from '@/scripts/hosts/write-hosts';
import { compress, copyWorker, removeInternal } from './files';
import { keepFiles } from './kept-files';
import { countSheetsOnceLoaded, dropInsertedStyles, unlayerLateSheets } from './late-sheets';
import { addCompileHints, allowWorkerCode, externalizeScripts } from './scripts';
import { sealPages } from './seal';
import { inlineStyles } from './styles';

/** A step of the build, as its time is printed. @param out folder of the export */
type Step = readonly [name: string, run: (out: string) => Promise<unknown>];

/** What is done to the export first, in this order. */
const FINISHING: readonly Step[] = [
  ['remove internal files', removeInternal],
  ['end service workers of older sites', copyWorker],
  ['give pictures and fonts addresses that browsers keep', keepFiles],
  ['put the styles into the pages', inlineStyles],
  ['take layers out of late style sheets', unlayerLateSheets],
  ['take inserted styles out of the code', async (out) => dropInsertedStyles(out)],
  ['have late style sheets count once they are there', async (out) => countSheetsOnceLoaded(out)],
  ['move scripts out of the pages, start them after the first view', externalizeScripts],
  ['have the start-up code compiled while it loads', addCompileHints],
  ['let workers load their own code', allowWorkerCode],
  ['seal pages with a content security policy', (out) => sealPages(out, content.site)],
];

/** Columns of the names of steps. */
const NAME_WIDTH = 64;

/** Prints how long a step of the build took. @param started as `Date.now()` gave it */
export function printSeconds(name: string, started: number): void {
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`${name.padEnd(NAME_WIDTH)}${seconds.padStart(6)} s`);
}

/** Runs one step of the build and prints how long it took. */
async function timed<T>(name: string, step: () => T | Promise<T>): Promise<T> {
  const started = Date.now();
  const result = await step();
  printSeconds(name, started);
  return result;
}

/** Holds the export to checks and prints what they find. @returns whether that is nothing */
async function isSound(site: ReadExport, checks: typeof CHECKS): Promise<boolean> {
  const findings = await timed(`${checks.length} checks`, () =>
    pageFindings(checks, { site, content }),
  );
  for (const finding of findings) console.error(findingLine(finding));
  if (findings.length > 0) console.error(KEY_LINE);
  return findings.length === 0;
}

/**
 * Finishes the export in folder `out`, checks it, and compresses it when it is sound.
 * @param skipped ids of checks that do not apply, such as the budgets of a page made large on purpose
 * @returns whether no check found anything
 */
export async function finish(out: string, skipped: readonly string[]): Promise<boolean> {
  for (const [name, run] of FINISHING) await timed(name, () => run(out));
  const applied = CHECKS.filter(({ id, pages }) => pages && !skipped.includes(id));
  const site = readExport(out);
  for (const { file, what, bytes, max } of budgetsOf({ site, content }))
    console.log(`${`${file}: ${what}`.padEnd(NAME_WIDTH)}${bytes} of ${max} bytes`);
  if (!(await isSound(site, applied))) return false;
  await timed('compress text files', () => compress(out));
  // At the end, because the last of these files says that the export is finished.
  await timed('write settings of hosts', () => writeHosts(out, content));
  return true;
}
