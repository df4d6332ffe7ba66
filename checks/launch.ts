import { content } from '@/lib/content/content';
import { contentEntries } from '@/lib/content/content-files';
import { CHECKS } from './checks';
import { readExport } from './export';
import type { Finding } from './finding';
import { launchFindings } from './run';

/**
 * @param out folder of the export
 * @param today YYYY-MM-DD
 * @param checks all, or those that a build has not run
 * @returns what is left to do on the site of the current folder
 */
export function siteFindings(out: string, today: string, checks = CHECKS): Promise<Finding[]> {
  const written = Object.fromEntries(contentEntries.map(({ name, value }) => [name, value]));
  const input = { content, written, site: readExport(out), today };
  return launchFindings(checks, input);
}
