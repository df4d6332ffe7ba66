import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { load } from 'cheerio';
import { content } from '@/lib/content/content';
import { budgetsOf } from '@/tools/check/budgets';
import { CHECKS } from '@/tools/check/checks';
import { listFiles, readExport } from '@/tools/check/export';
import { findingLine, pageFindings, RULES_LINE } from '@/tools/check/run';
import { writeHosts } from '@/tools/hosts/write-hosts';
import { bundleIslands, startIslands } from './bundle';
import { removeClient, removeInternalFiles } from './clean';
import { compress } from './compress';
import { inlineCriticalCss } from './critical-css';
import { addPolicy } from './policy';

/**
 * Changes every page of an export: without Next's client, with islands, critical CSS and the content security policy.
 * @throws with the name of the page
 */
async function finishPages(out: string): Promise<void> {
  removeInternalFiles(out);
  const folder = await bundleIslands(out);
  for (const file of listFiles(out).filter((name) => name.endsWith('.html'))) {
    const path = join(out, file);
    try {
      const $ = load(await readFile(path, 'utf8'));
      removeClient($);
      startIslands($, out, folder);
      const page = await inlineCriticalCss($, out);
      addPolicy(page, content.site);
      await writeFile(path, page.html());
    } catch (error) {
      throw new Error(`${file}: ${(error as Error).message}`);
    }
  }
}

/**
 * Finishes the export in folder `out`, checks it, and compresses it when it is sound.
 * @param skipped ids of checks that do not apply, such as the budgets of a page made large on purpose
 * @returns whether no check found anything
 */
export async function finishExport(out: string, skipped: readonly string[]): Promise<boolean> {
  await finishPages(out);
  const site = readExport(out);
  for (const { file, what, bytes, max } of budgetsOf({ site, content }))
    console.log(`${file}: ${what}: ${bytes} B gzip (budget ${max} B)`);
  const applied = CHECKS.filter(({ id, pages }) => pages && !skipped.includes(id));
  const findings = await pageFindings(applied, { site, content });
  for (const finding of findings) console.error(findingLine(finding));
  if (findings.length > 0) {
    console.error(RULES_LINE);
    return false;
  }
  await compress(out);
  await writeHosts(out, content);
  return true;
}
