import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from './postbuild/read-export';

/** @returns index of the first byte at which two files part; the shorter length where one begins with the other */
function firstDifference(one: Buffer, other: Buffer): number {
  const shorter = Math.min(one.length, other.length);
  for (let index = 0; index < shorter; index++) if (one[index] !== other[index]) return index;
  return shorter;
}

/** @returns a line for every file that only one of two folders has, or that differs in a byte */
export function folderDifferences(one: string, other: string): string[] {
  const [ofOne, ofOther] = [new Set(listFiles(one)), new Set(listFiles(other))];
  return [...new Set([...ofOne, ...ofOther])].sort().flatMap((file) => {
    if (!ofOther.has(file)) return `${file}: only in ${one}`;
    if (!ofOne.has(file)) return `${file}: only in ${other}`;
    const [a, b] = [readFileSync(join(one, file)), readFileSync(join(other, file))];
    return a.equals(b) ? [] : `${file}: differs from byte ${firstDifference(a, b)} on`;
  });
}
