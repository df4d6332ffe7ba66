/** The launch check of the site of the current folder. */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { content } from '@/lib/content/content';
import { CHECKS } from './checks';
import { isBuiltFromContent } from './current-build';
import { EXCEPTIONS_FILE } from './exceptions';
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
  const exceptions = existsSync(EXCEPTIONS_FILE) ? readFileSync(EXCEPTIONS_FILE, 'utf8') : '[]';
  // Of another folder nobody has recorded what it was built from.
  const isCurrent = resolve(out) !== resolve('out') || isBuiltFromContent('.');
  const input = { content, site: readExport(out), isCurrent, today };
  const checks = arePagesChecked ? CHECKS.map(({ pages: _, ...check }) => check) : CHECKS;
  return launchFindings(checks, input, exceptions);
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
  // Words that an owner has read and kept may be the sample's: they warn.
  const isSample = errors.some((finding) => finding.isSample);
  return [
    ...expiry.map(({ text }) => `Warning: ${text}`),
    isSample ? `Sample content: ${line}` : line,
  ];
}
