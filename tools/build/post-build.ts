import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { load } from 'cheerio';
import { content } from '@/lib/content/content';
import { writeHosts } from '@/tools/hosts/write-hosts';
import { bundleIslands } from './bundle';
import { removeInternalFiles, replaceClient } from './clean';
import { inlineCriticalCss } from './critical-css';
import { isPage, listFiles, readExport } from './export';
import { addPolicy } from './policy';
import { sizesOf } from './sizes';

const COMPRESSIBLE = /\.(?:css|csv|html|js|json|svg|txt|webmanifest|xml)$/;

/** Compresses text files into `.br` and `.gz` files next to them, for hosts that serve these. */
function compress(out: string): void {
  for (const file of listFiles(out).filter((name) => COMPRESSIBLE.test(name))) {
    const body = readFileSync(join(out, file));
    const packed = { br: brotliCompressSync(body), gz: gzipSync(body, { level: 9 }) };
    for (const [extension, bytes] of Object.entries(packed))
      if (bytes.length < body.length) writeFileSync(join(out, `${file}.${extension}`), bytes);
  }
}

/** Replaces Next's client with islands; adds critical CSS and the CSP. @throws errors naming the page */
async function changePages(out: string): Promise<void> {
  removeInternalFiles(out);
  const bundle = await bundleIslands(out);
  for (const file of listFiles(out).filter(isPage)) {
    try {
      const $ = load(readFileSync(join(out, file)));
      replaceClient($, out, bundle);
      const page = await inlineCriticalCss($, out);
      addPolicy(page, content.site);
      writeFileSync(join(out, file), page.html());
    } catch (error) {
      throw new Error(`${file}: ${(error as Error).message}`);
    }
  }
}

/** Changes the pages, prints what a visit loads, compresses files, writes host settings. */
export async function finishExport(out: string): Promise<void> {
  await changePages(out);
  for (const [what, bytes] of Object.entries(sizesOf(readExport(out))))
    console.log(`${what}: ${bytes} B`);
  compress(out);
  writeHosts(out, content);
}
