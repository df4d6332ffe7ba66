import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, readdir, readFile, rm, rmdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { listFiles } from '@/checks/export';
import { kept } from '@/lib/build/kept-work';

/** @returns eight digits that change with the content, for the name of a file that browsers keep */
export function contentHash(...parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 8);
}

/**
 * Rewrites every page of an export.
 * @param out folder of the export
 * @throws what `change` throws, with the name of the page
 */
export async function rewritePages(
  out: string,
  change: (html: string, file: string) => string | Promise<string>,
): Promise<void> {
  for (const file of listFiles(out).filter((name) => name.endsWith('.html'))) {
    const path = join(out, file);
    const html = await readFile(path, 'utf8');
    try {
      await writeFile(path, await change(html, file));
    } catch (error) {
      throw new Error(`${file}: ${(error as Error).message}`);
    }
  }
}

/**
 * Whether a file serves Next's own navigation alone. Pages are linked with plain `<a>`, so no browser asks for the
 * route payloads (`terms.txt` beside `terms.html`, `__next.*`); `_not-found` is the 404 page under an address that
 * would answer 200.
 */
function isInternal(out: string, file: string): boolean {
  // Turbopack copies the source of a worker beside its code.
  if (/^_next\/static\/media\/.*\.ts$/.test(file)) return true;
  if (/^(?:_not-found[./]|404\/)/.test(file) || basename(file).startsWith('__next.')) return true;
  return file.endsWith('.txt') && existsSync(join(out, file.replace(/\.txt$/, '.html')));
}

/** Deletes the folders below `folder` that hold nothing: some hosts would list them. */
async function removeEmptyFolders(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    const path = join(folder, entry.name);
    await removeEmptyFolders(path);
    if ((await readdir(path)).length === 0) await rmdir(path);
  }
}

/** Deletes what no visitor and no crawler asks for. @param out folder of the export */
export async function removeInternal(out: string): Promise<void> {
  const internal = listFiles(out).filter((file) => isInternal(out, file));
  for (const file of internal) await rm(join(out, file));
  await removeEmptyFolders(out);
}

/** Has the file that ends an older site's service worker under its other common name too. @param out folder of the export */
export async function copyWorker(out: string): Promise<void> {
  await copyFile(join(out, 'sw.js'), join(out, 'service-worker.js'));
}

/** @returns whether a file is compressed here; fonts and other pictures are by their own formats */
const isPacked = (file: string) => /\.(?:css|html|js|json|svg|txt|webmanifest|xml)$/.test(file);

const PACKERS: Readonly<Record<string, (body: Buffer) => Promise<Buffer>>> = {
  br: (body) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gz: (body) => promisify(gzip)(body, { level: 9 }),
};

/** Writes a `.br` and a `.gz` beside every text file they make smaller, for hosts that serve such files. */
export async function compress(out: string): Promise<void> {
  const pack = async (file: string) => {
    const body = await readFile(join(out, file));
    for (const [extension, packer] of Object.entries(PACKERS)) {
      const compressed = await kept([extension, body], () => packer(body));
      if (compressed.length < body.length)
        await writeFile(join(out, `${file}.${extension}`), compressed);
    }
  };
  // All at once: each core packs one.
  await Promise.all(listFiles(out).filter(isPacked).map(pack));
}
