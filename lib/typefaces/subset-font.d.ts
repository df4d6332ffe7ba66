/** The part of the package's interface that this project calls; the package has no types of its own. */
declare module 'subset-font' {
  interface Axis {
    min: number;
    max: number;
    default?: number;
  }
  interface Options {
    targetFormat?: 'sfnt' | 'woff2';
    keepFeatures?: string[];
    noHinting?: boolean;
    keepAllGlyphs?: boolean;
    variationAxes?: Record<string, number | Axis>;
  }
  export default function subsetFont(
    font: Buffer,
    text: string | null,
    options?: Options,
  ): Promise<Buffer>;
}
