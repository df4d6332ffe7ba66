import { readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Transform } from '../problem';
import { listFiles } from '../read-export';

/** Text. Fonts and pictures are compressed by their own formats. */
const text = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt', '.webmanifest', '.xml']);

function brotli(body: Buffer): Buffer {
  return brotliCompressSync(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}

/** Writes a `.br` and a `.gz` beside every text file they make smaller, for hosts that serve such files. */
export const compress: Transform = {
  name: 'compress text files',
  async run(out) {
    for (const file of listFiles(out).filter((name) => text.has(extname(name)))) {
      const body = await readFile(join(out, file));
      const forms = { br: brotli(body), gz: gzipSync(body, { level: 9 }) };
      for (const [extension, compressed] of Object.entries(forms))
        if (compressed.length < body.length)
          await writeFile(join(out, `${file}.${extension}`), compressed);
    }
  },
};
