/** The first bytes of a PNG of this size; enough for whatever reads its header. */
export function pngOf(width: number, height: number, bytes = 64): Buffer {
  const file = Buffer.alloc(bytes);
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]).copy(file);
  file.write('IHDR', 12, 'latin1');
  file.writeUInt32BE(width, 16);
  file.writeUInt32BE(height, 20);
  return file;
}

/** The directory of an icon file with one picture of this size. */
export function icoOf(size: number): Buffer {
  const file = Buffer.alloc(22);
  file.writeUInt16LE(1, 2);
  file.writeUInt16LE(1, 4);
  file.writeUInt8(size % 256, 6);
  file.writeUInt8(size % 256, 7);
  return file;
}
