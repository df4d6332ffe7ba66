export type Size = { width: number; height: number };

const pngStart = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Size of a PNG, from its first chunk (PNG specification, 11.2.2 IHDR). @returns null for any other file */
export function pngSize(file: Buffer): Size | null {
  if (file.length < 24 || !file.subarray(0, 8).equals(pngStart)) return null;
  if (file.toString('latin1', 12, 16) !== 'IHDR') return null;
  return { width: file.readUInt32BE(16), height: file.readUInt32BE(20) };
}

/** Sizes in an icon file, from its directory of 16-byte entries; a 0 stands for 256. Empty for any other file. */
export function icoSizes(file: Buffer): Size[] {
  if (file.length < 6 || file.readUInt32LE(0) !== 0x00010000) return [];
  const count = file.readUInt16LE(4);
  if (file.length < 6 + count * 16) return [];
  return Array.from({ length: count }, (_, index) => ({
    width: file.readUInt8(6 + index * 16) || 256,
    height: file.readUInt8(7 + index * 16) || 256,
  }));
}
