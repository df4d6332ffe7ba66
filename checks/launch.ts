/** The launch check of the site of the current folder. */
import { content } from '@/lib/content/content';
import { CHECKS } from './checks';
import { readExport } from './export';
import type { Finding } from './finding';
import { counted } from './report';
import { launchFindings } from './run';

/**
 * What is left to do on the site of the current folder.
 * @param out folder of the export
 * @param today YYYY-MM-DD
 * @param arePagesChecked whether the pages were held to their checks just now, as by a build
 */
export function siteFindings(
  out: string,
  today: string,
  arePagesChecked = false,
): Promise<Finding[]> {
  const input = { content, site: readExport(out), today };
  const checks = arePagesChecked ? CHECKS.map(({ pages: _, ...check }) => check) : CHECKS;
  return launchFindings(checks, input);
}

/**
 * What a build says of a launch: whether the support address must be looked at again, and how much is left to do. No build
 * fails over it: the sample site must run for whoever tries it, and an old commit whenever it is built.
 * @param findings of the site, all of them
 */
export function launchLines(findings: readonly Finding[]): string[] {
  if (findings.length === 0) return [];
  const expiry = findings.filter(({ field }) => field === 'site.supportEmailChecked');
  const errors = findings.filter(({ severity }) => severity === 'error');
  const todo = errors.length > 0 ? 'do' : 'look at';
  const line = `${counted(findings.length, 'thing')} to ${todo} before launch (npm run launch)`;
  const isSample = errors.some((finding) => finding.isSample);
  return [
    ...expiry.map(({ text }) => `Warning: ${text}`),
    isSample ? `Sample content: ${line}` : line,
  ];
}
