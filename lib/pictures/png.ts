import { Resvg, type ResvgRenderOptions } from '@resvg/resvg-js';
import { escaped, svgFile, tag } from '@/engine/chart/svg';

/** Fonts of pictures: the renderer reads TrueType files of one weight, text in 500. */
export const FONT_FILES = ['headlines', 'headlines-latin-ext', 'text', 'text-latin-ext'].map(
  (name) => `lib/pictures/fonts/${name}.ttf`,
);

/** Their families. */
export const FAMILIES = { headlines: 'Instrument Serif', text: 'Geist' };

/** No fonts of the system, so that every machine makes the same picture. */
const font: ResvgRenderOptions['font'] = { loadSystemFonts: false, fontFiles: FONT_FILES };

/** Bytes of a file; a plain array, as `Response` takes it. */
export type Bytes = Uint8Array<ArrayBuffer>;

/**
 * @param svg a complete SVG file
 * @param width of the PNG in pixels; the height follows
 */
export function png(svg: string, width: number): Bytes {
  const fitTo = { mode: 'width', value: width } as const;
  return new Uint8Array(new Resvg(svg, { font, fitTo }).render().asPng());
}

/** @returns the width that `text` takes at `size`, in units of `size` */
export function textWidth(text: string, family: string, size: number): number {
  const line = tag('text', { y: 9, 'font-family': family, 'font-size': size }, escaped(text));
  const svg = svgFile({ width: 9, height: 9 }, line);
  return new Resvg(svg, { font }).getBBox()?.width ?? 0;
}
