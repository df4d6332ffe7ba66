/** Lines of a text and the size they are set at. */
export interface Wrapped {
  lines: string[];
  size: number;
}

function wrapAt(text: string, isWithin: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && isWithin(line)) lines[lines.length - 1] = line;
    else lines.push(word);
  }
  return lines;
}

/** What a block of lines has to fit. */
export interface Block {
  width: number;
  height: number;
  /** Distance of lines beside their size. */
  lineHeight: number;
}

/**
 * Breaks a text into lines at the largest size at which it fits the block; at the smallest if it fits at none.
 *
 * @param sizes to try, largest first
 * @param widthOf measures a line at a size
 */
export function wrap(
  text: string,
  { width, height, lineHeight }: Block,
  sizes: readonly [number, ...number[]],
  widthOf: (line: string, size: number) => number,
): Wrapped {
  let wrapped: Wrapped = { lines: [text], size: sizes[0] };
  for (const size of sizes) {
    const isWithin = (line: string) => widthOf(line, size) <= width;
    wrapped = { lines: wrapAt(text, isWithin), size };
    const { lines } = wrapped;
    if (lines.length * size * lineHeight <= height && lines.every(isWithin)) break;
  }
  return wrapped;
}
