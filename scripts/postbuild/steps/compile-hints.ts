import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { scriptFiles } from '../first-load';
import type { Transform } from '../problem';
import { readExport } from '../read-export';

/**
 * Chromium (136 and later) then compiles the whole file while it downloads, beside the page's thread; else each function waits
 * for its first call, and starting React and Next held up a slow phone for 160 ms instead of 60. To others it is a comment.
 * https://github.com/WICG/explicit-javascript-compile-hints-file-based
 */
const hint = '//# allFunctionsCalledOnLoad\n';

/** Marks the code that every page starts with: nearly all of it runs at once. What loads on demand stays as it is. */
export const compileHints: Transform = {
  name: 'have the start-up code compiled while it loads',
  async run(out) {
    const files = new Set(readExport(out).pages.flatMap(scriptFiles));
    for (const file of files) {
      const path = join(out, file);
      const code = await readFile(path, 'utf8');
      if (!code.startsWith(hint)) await writeFile(path, hint + code);
    }
  },
};
