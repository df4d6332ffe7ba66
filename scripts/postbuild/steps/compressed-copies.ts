import { extname } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Check, CheckInput, Problem } from '../problem';

const unpack: Record<string, (copy: Buffer) => Buffer> = {
  '.br': brotliDecompressSync,
  '.gz': gunzipSync,
};

/** @returns what is wrong with a copy, or null */
function fault(copy: Buffer, original: Buffer, extension: string): string | null {
  try {
    return unpack[extension]?.(copy).equals(original) ? null : 'holds another text than its file';
  } catch {
    return 'cannot be unpacked';
  }
}

function problemOf(site: CheckInput['site'], file: string): string | null {
  const extension = extname(file);
  const original = file.slice(0, -extension.length);
  if (!site.files.has(original)) return 'is the copy of a file that is not there';
  return fault(site.read(file), site.read(original), extension);
}

/** Every compressed copy is that of the file beside it, byte for byte: hosts send the copy in its place. */
export const compressedCopies: Check = {
  name: 'compressed copies',
  run({ site }): Problem[] {
    return [...site.files]
      .filter((file) => extname(file) in unpack)
      .flatMap((file) => {
        const problem = problemOf(site, file);
        return problem === null ? [] : [{ file, problem, fix: 'Build again.' }];
      });
  },
};
