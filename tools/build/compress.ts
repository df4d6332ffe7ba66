import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { listFiles } from '@/tools/check/export';

/** Fonts and pictures are compressed by their own formats. */
const TEXT = /\.(?:css|html|js|json|svg|txt|webmanifest|xml)$/;

/** Writes a `.br` and a `.gz` beside every text file that they make smaller, for hosts that serve such files. */
export async function compress(out: string): Promise<void> {
  const pack = async (file: string) => {
    const body = await readFile(join(out, file));
    const packed = {
      br: await promisify(brotliCompress)(body),
      gz: await promisify(gzip)(body, { level: 9 }),
    };
    for (const [extension, bytes] of Object.entries(packed))
      if (bytes.length < body.length) await writeFile(join(out, `${file}.${extension}`), bytes);
  };
  await Promise.all(
    listFiles(out)
      .filter((file) => TEXT.test(file))
      .map(pack),
  );
}
