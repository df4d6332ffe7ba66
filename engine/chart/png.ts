import { Resvg, type ResvgRenderOptions } from '@resvg/resvg-js';

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
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text y="9" font-family="${family}" font-size="${size}">${escaped}</text></svg>`;
  return new Resvg(svg, options(fontFiles)).getBBox()?.width ?? 0;
}
