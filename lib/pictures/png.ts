import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Resvg, type ResvgRenderOptions } from '@resvg/resvg-js';
import subsetFont from 'subset-font';
import { escaped, svgFile, tag } from '@/engine/chart/svg';

/** The site's own files; the renderer reads TrueType only and knows no weights, so Geist is fixed at one. */
const FACES = [
  { file: 'instrument-serif.woff2', axes: {} },
  { file: 'geist.woff2', axes: { variationAxes: { wght: 500 } } },
];

let converted: Promise<Buffer[]> | undefined;

function convert(): Promise<Buffer[]> {
  return Promise.all(
    FACES.map(async ({ file, axes }) => {
      const font = await readFile(join(process.cwd(), 'app/fonts', file));
      return subsetFont(font, null, { targetFormat: 'sfnt', keepAllGlyphs: true, ...axes });
    }),
  );
}

/**
 * Lends the site's fonts as TrueType files to work that needs paths; they are gone when it is done.
 *
 * @param work gets the paths of `Instrument Serif` and `Geist`
 * @throws when `app/fonts` lacks a file (write them with `scripts/fonts.ts`)
 */
export async function withFontFiles<T>(work: (paths: string[]) => T): Promise<T> {
  converted ??= convert();
  const fonts = await converted;
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
