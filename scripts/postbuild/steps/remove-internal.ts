import { existsSync } from 'node:fs';
import { readdir, rm, rmdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Transform } from '../problem';
import { listFiles } from '../read-export';

/**
 * Whether a file serves Next's own navigation alone. Pages are linked with plain `<a>`, so no browser asks for the
 * route payloads (`terms.txt` beside `terms.html`, `__next.*`); `_not-found` is the 404 page under an address that
 * would answer 200.
 */
function isInternal(out: string, file: string): boolean {
  if (/^(?:_not-found[./]|404\/)/.test(file) || basename(file).startsWith('__next.')) return true;
  return file.endsWith('.txt') && existsSync(join(out, file.replace(/\.txt$/, '.html')));
}

/** Deletes the folders below `folder` that hold nothing. */
async function removeEmptyFolders(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    const path = join(folder, entry.name);
    await removeEmptyFolders(path);
    if ((await readdir(path)).length === 0) await rmdir(path);
  }
}

export const removeInternal: Transform = {
  name: 'remove internal files',
  async run(out) {
    const internal = listFiles(out).filter((file) => isInternal(out, file));
    for (const file of internal) await rm(join(out, file));
    await removeEmptyFolders(out);
  },
};
