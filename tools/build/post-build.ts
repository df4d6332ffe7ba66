import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { load } from 'cheerio';
import { content } from '@/lib/content/content';
import { budgetsOf } from '@/tools/check/budgets';
import { listFiles, readExport } from '@/tools/check/export';
import { CHECKS, findingLine, pageFindings, RULES_LINE } from '@/tools/check/run';
import { writeHosts } from '@/tools/hosts/write-hosts';
import { bundleIslands } from './bundle';
import { removeInternalFiles, replaceClient } from './clean';
import { inlineCriticalCss } from './critical-css';
import { addPolicy } from './policy';

/** Fonts and pictures are compressed by their own formats. */
const TEXT = /\.(?:css|html|js|json|svg|txt|webmanifest|xml)$/;

/** Writes a `.br` and a `.gz` beside every text file that they make smaller, for hosts that serve such files. */
async function compress(out: string): Promise<void> {
  const pack = async (file: string) => {
    const body = await readFile(join(out, file));
    const packed = {
      br: await promisify(brotliCompress)(body),
      gz: await promisify(gzip)(body, { level: 9 }),
    };
    for (const [extension, bytes] of Object.entries(packed))
      if (bytes.length < body.length) await writeFile(join(out, `${file}.${extension}`), bytes);
  };
  await Promise.all(
    listFiles(out)
      .filter((file) => TEXT.test(file))
      .map(pack),
  );
}

/** Replaces Next's client by islands, critical CSS and a content security policy. @throws with the name of the page */
async function changePages(out: string): Promise<void> {
  removeInternalFiles(out);
  const folder = await bundleIslands(out);
  for (const file of listFiles(out).filter((name) => name.endsWith('.html'))) {
    const path = join(out, file);
    try {
      const $ = load(await readFile(path, 'utf8'));
      replaceClient($, out, folder);
      const page = await inlineCriticalCss($, out);
      addPolicy(page, content.site);
      await writeFile(path, page.html());
    } catch (error) {
      throw new Error(`${file}: ${(error as Error).message}`);
    }
  }
}

/**
 * Runs the steps after `next build` on the export: changes its pages, checks them, compresses files, writes host settings.
 * @param skipped ids of checks to leave out
 * @returns whether no check found anything
 */
export async function finishExport(out: string, skipped: readonly string[]): Promise<boolean> {
  await changePages(out);
  const site = readExport(out);
  for (const { file, what, bytes, max } of budgetsOf({ site, content }))
    console.log(`${file}: ${what}: ${bytes} B gzip (budget ${max} B)`);
  const checks = CHECKS.filter(({ id, pages }) => pages && !skipped.includes(id));
  const findings = await pageFindings(checks, { site, content });
  for (const finding of findings) console.error(findingLine(finding));
  if (findings.length > 0) {
    console.error(RULES_LINE);
    return false;
  }
  await compress(out);
  await writeHosts(out, content);
  return true;
}
