/**
 * FNV-1a, 32 bits, over UTF-16 code units (equal to the byte form for ASCII).
 * Offset basis and prime: https://datatracker.ietf.org/doc/html/draft-eastlake-fnv
 * @returns an unsigned 32-bit whole number
 */
export function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}
