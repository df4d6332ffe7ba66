import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deferred } from '../deferred';
import type { Transform } from '../problem';
import { listFiles } from '../read-export';

export const deferScripts: Transform = {
  name: 'start scripts after the first view',
  async run(out) {
    for (const file of listFiles(out).filter((name) => name.endsWith('.html'))) {
      const path = join(out, file);
      try {
        await writeFile(path, deferred(await readFile(path, 'utf8')));
      } catch (error) {
        throw new Error(`${file}: ${(error as Error).message}`);
      }
    }
  },
};
