import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Resvg, type ResvgRenderOptions } from '@resvg/resvg-js';
import { escaped, svgFile, tag } from '@/engine/chart/svg';

/**
 * Lends fonts as files to work that needs paths; they are gone when it is done.
 *
 * @param fonts TrueType files, which have one weight each: the renderer knows no others
 * @param work gets their paths
 */
export async function withFontFiles<T>(
  fonts: readonly Buffer[],
  work: (paths: string[]) => T,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'chartwright-fonts-'));
  try {
    const paths = fonts.map((_, index) => join(folder, `${index}.ttf`));
    await Promise.all(paths.map((path, index) => writeFile(path, fonts[index] as Buffer)));
    return work(paths);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Text is set in the given font files alone, so that every machine makes the same picture. */
function options(fontFiles: readonly string[]): ResvgRenderOptions {
  return { font: { loadSystemFonts: false, fontFiles: [...fontFiles] } };
}

/** Bytes of a file; a plain array, as `Response` takes it. */
export type Bytes = Uint8Array<ArrayBuffer>;

/**
 * @param svg a complete SVG file
 * @param width of the PNG in pixels; the height follows
 * @param fontFiles paths of the TrueType files that its text needs
 */
export function png(svg: string, width: number, fontFiles: readonly string[] = []): Bytes {
  const fitTo = { mode: 'width', value: width } as const;
  return new Uint8Array(new Resvg(svg, { ...options(fontFiles), fitTo }).render().asPng());
}

/** @returns the width that `text` takes at `size`, in units of `size` */
export function textWidth(
  text: string,
  family: string,
  size: number,
  fontFiles: readonly string[],
): number {
  const line = tag('text', { y: 9, 'font-family': family, 'font-size': size }, escaped(text));
  const svg = svgFile({ width: 9, height: 9 }, line);
  return new Resvg(svg, options(fontFiles)).getBBox()?.width ?? 0;
}
