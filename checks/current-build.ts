/** The site that is looked at is the one that was built, from the content that is looked at, and so are its packed copies. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { contentEntries } from '@/lib/content/content-files';
import type { ContentEntry } from '@/lib/content/faults';
import { valueAt } from '@/lib/content/walk';
import { fingerprint } from './content';
import type { ReadExport } from './export';
import { type Check, onPage } from './finding';

/** Beside the export and not in it: no visitor gets it, and every `next build` begins without it. */
const RECORD = join('.next', 'built-content');

/** What no page shows: editing it leaves the export as it is. */
const SILENT = ['claims', 'licences'];

/** @returns a short form of the content that pages are built from */
export function builtFingerprint(entries: readonly ContentEntry[]): string {
  const shown = entries.filter(({ name }) => !SILENT.includes(name));
  // The rest of launch.ts is confirmed after a look at the built site, and must not ask for another build.
  return fingerprint(
    shown.map(({ name, value }) =>
      name === 'launch' ? valueAt(value, ['withdrawalLink']) : value,
    ),
  );
}

/** Keeps from which content the export of a project was built. @param folder the project's root */
export function recordBuiltContent(folder: string): void {
  writeFileSync(join(folder, RECORD), builtFingerprint(contentEntries));
}

/** @returns whether the export of a project was built from its content as it is now. @param folder the project's root */
export function isBuiltFromContent(folder: string): boolean {
  const file = join(folder, RECORD);
  return existsSync(file) && readFileSync(file, 'utf8') === builtFingerprint(contentEntries);
}

export const currentBuild: Check = {
  id: 'LR31',
  title: 'the site is built from this content',
  launch({ isCurrent }) {
    const text = 'out/ was built from other content: run npm run build, then npm run launch again';
    return isCurrent ? [] : [{ file: 'out/', field: '', text }];
  },
};

const UNPACK: Record<string, (copy: Buffer) => Buffer> = {
  '.br': brotliDecompressSync,
  '.gz': gunzipSync,
};

function copyFault({ files, read }: ReadExport, file: string): string | null {
  const extension = extname(file);
  const original = file.slice(0, -extension.length);
  if (!files.has(original)) return 'It is the copy of a file that is not there. Build again.';
  try {
    return UNPACK[extension]?.(read(file)).equals(read(original, true))
      ? null
      : 'It holds another text than its file. Build again.';
  } catch {
    return 'It cannot be unpacked. Build again.';
  }
}

/** Every compressed copy is that of the file beside it, byte for byte: hosts send the copy in its place. */
export const compressedCopies: Check = {
  id: 'B8',
  title: 'compressed copies are those of their files',
  pages: ({ site }) =>
    [...site.files]
      .filter((file) => extname(file) in UNPACK)
      .flatMap((file) => onPage({ file }, copyFault(site, file), 'out/')),
};
