import { content } from '@/lib/content/content';
import { colorSchemes, palette } from '@/lib/pictures/colors';
import { FAVICON_FILES, icon } from '@/lib/pictures/icons';
import { embeddedMark, png } from '@/lib/pictures/png';

export const dynamic = 'force-static';

const ENTRY_BYTES = 16;

/** Three sizes: https://en.wikipedia.org/wiki/ICO_(file_format) */
export async function GET() {
  const tones = palette(colorSchemes(content.site.theme)[0]);
  const mark = await embeddedMark(content.site, tones.accent);
  const images = await Promise.all(
    FAVICON_FILES.map(({ side, ...style }) => png(icon(style, tones, mark), side).arrayBuffer()),
  );
  const directory = Buffer.alloc(6 + ENTRY_BYTES * images.length);
  directory.writeUInt16LE(1, 2);
  directory.writeUInt16LE(images.length, 4);
  let offset = directory.length;
  for (const [index, { byteLength }] of images.entries()) {
    const at = 6 + ENTRY_BYTES * index;
    const side = FAVICON_FILES[index]?.side ?? 0;
    directory.set([side, side, 0, 0, 1, 0, 32], at);
    directory.writeUInt32LE(byteLength, at + 8);
    directory.writeUInt32LE(offset, at + 12);
    offset += byteLength;
  }
  return new Response(new Blob([directory, ...images]), {
    headers: { 'Content-Type': 'image/x-icon' },
  });
}
