import { existsSync, readFileSync } from 'node:fs';
import { readExport } from '../postbuild/read-export';
import { acknowledgementFile } from './acknowledgements';
import { launchFindings } from './check';
import { launchContent } from './content';
import type { Finding } from './finding';
import { rules } from './rules';

/**
 * What is left to do on the site of the current folder.
 * @param out folder of the export
 * @param today YYYY-MM-DD
 */
export function siteFindings(out: string, today: string): Promise<Finding[]> {
  const source = existsSync(acknowledgementFile)
    ? readFileSync(acknowledgementFile, 'utf8')
    : undefined;
  return launchFindings(rules, { content: launchContent, site: readExport(out), today }, source);
}
