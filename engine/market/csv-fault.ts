/** What is wrong with one line of a file. */
export interface CsvFault {
  /** Counted from 1. */
  readonly line: number;
  /** Reads like `expected a number in "high", got "1,0842"`. */
  readonly what: string;
}

const longestQuotation = 40;

/** @returns text from a file in quotes, cut to what a message has room for */
export function quoted(text: string): string {
  const isLong = text.length > longestQuotation;
  return isLong ? `"${text.slice(0, longestQuotation)}…"` : `"${text}"`;
}
