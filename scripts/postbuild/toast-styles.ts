import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { sha256 } from './inline-code';

/**
 * Hashes of the styles that sonner adds to the page when it loads. It appends an empty style element and then
 * fills it, and browsers check the policy both times.
 * @param source text of sonner's module
 * @throws when the styles are not where this version keeps them: a new version needs a look
 */
export function injectedStyleHashes(source: string): string[] {
  const found = /^__insertCSS\((".*")\);?$/m.exec(source);
  if (!found?.[1])
    throw new Error('sonner: its styles were not found; see scripts/postbuild/toast-styles.ts');
  return [sha256(''), sha256(JSON.parse(found[1]))];
}

/** @returns `injectedStyleHashes` of the installed sonner */
export function toastStyleHashes(): string[] {
  const main = createRequire(join(process.cwd(), 'package.json')).resolve('sonner');
  return injectedStyleHashes(readFileSync(join(dirname(main), 'index.mjs'), 'utf8'));
}
