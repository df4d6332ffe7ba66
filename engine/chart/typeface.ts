/** What labels are set in. */
export interface Typeface {
  family: string;
  /** Width of a character beside the font size; labels are measured with it. */
  advance: number;
}

/** The reader's own fixed-width face: an SVG shown by `<img>` loads no fonts. 0.6 to 0.603 in all of these. */
export const systemMonospace: Typeface = {
  family: 'ui-monospace,SFMono-Regular,Menlo,Consolas,monospace',
  advance: 0.605,
};
