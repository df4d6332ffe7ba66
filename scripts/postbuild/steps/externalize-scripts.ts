import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { externalized, starter } from '../external-scripts';
import { startName, writeHashedScript } from '../hashed-file';
import type { Transform } from '../problem';
import { listFiles } from '../read-export';

export const externalizeScripts: Transform = {
  name: 'move scripts out of the pages, start them after the first view',
  async run(out) {
    const start = writeHashedScript(out, startName, starter);
    for (const file of listFiles(out).filter((name) => name.endsWith('.html'))) {
      const path = join(out, file);
      try {
        const { html, code } = externalized(await readFile(path, 'utf8'));
        // Not by the page's name alone: a page called `start` would pass for the starter.
        const data = writeHashedScript(out, `data-${basename(file, '.html')}`, code);
        await writeFile(path, html(data, start));
      } catch (error) {
        throw new Error(`${file}: ${(error as Error).message}`);
      }
    }
  },
};
