import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where files stand that are made after the build. Its name is beside the bundler's own folders, and as long cached. */
const folder = '_next/static/page';

/** Begins the name of the file that starts the scripts; the others hold what React reads of a page. */
export const startName = 'start';

/** @returns whether a file of the export holds a page's data */
export function isPageData(file: string): boolean {
  return file.startsWith(`${folder}/`) && !file.startsWith(`${folder}/${startName}-`);
}

/**
 * Writes a script under a name that changes with its text.
 *
 * @param out folder of the export
 * @param name begins the file's name
 * @returns its address
 */
export function writeHashedScript(out: string, name: string, text: string): string {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
  const file = `${folder}/${name}-${hash}.js`;
  mkdirSync(join(out, folder), { recursive: true });
  writeFileSync(join(out, file), text);
  return `/${file}`;
}
