import { existsSync, readdirSync, rmdirSync, rmSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { CheerioAPI } from 'cheerio';
import { listFiles } from '@/tools/check/export';

/** `type` values of scripts that browsers run; others, such as JSON-LD, are data. */
const EXECUTABLE = new Set([undefined, '', 'text/javascript', 'module']);

/** @returns whether a file serves Next's own client alone: its scripts and the data of its router */
function isInternal(out: string, file: string): boolean {
  if (file.startsWith('_next/')) return /\.(?:js|map|ts)$/.test(file);
  if (basename(file).startsWith('__next.')) return true;
  return file.endsWith('.txt') && existsSync(join(out, file.replace(/\.txt$/, '.html')));
}

/** Deletes the files that no page needs once Next's client is gone. @param out folder of the export */
export function removeInternalFiles(out: string): void {
  for (const file of listFiles(out)) if (isInternal(out, file)) rmSync(join(out, file));
  // Copies of the 404 page, under addresses that would answer 200.
  for (const copy of ['_not-found.html', '_not-found', '404'])
    rmSync(join(out, copy), { recursive: true, force: true });
  // Some hosts would list an empty `terms/`, or redirect `/terms` there. The inner ones come first.
  for (const name of readdirSync(out, { recursive: true, encoding: 'utf8' }).sort().reverse()) {
    const path = join(out, name);
    if (statSync(path).isDirectory() && readdirSync(path).length === 0) rmdirSync(path);
  }
}

/** Removes Next's client from a page: pages are linked with plain `<a>`, and islands have an entry script of their own. */
export function removeClient($: CheerioAPI): void {
  // HTML knows the language of drawings.
  $('svg').removeAttr('xmlns');
  $('link[rel="preload"][as="script"]').remove();
  $('script').each((_, script) => {
    if (EXECUTABLE.has(script.attribs.type)) $(script).remove();
  });
}
