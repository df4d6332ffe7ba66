import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { readExport } from '../postbuild/read-export';
import { acknowledgementFile } from './acknowledgements';
import { isBuiltFromContent } from './built-content';
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
  // Of another folder nobody has recorded what it was built from.
  const isCurrent = resolve(out) !== resolve('out') || isBuiltFromContent('.');
  const input = { content: launchContent, site: readExport(out), isCurrent, today };
  return launchFindings(rules, input, source);
}
