/** Something the demo has to say about what it was given. */
export interface Message {
  text: string;
  /** Faults of a file by line, and how many more there are. */
  faults: readonly { line: number; what: string }[];
  more: number;
}

/** @returns a message without faults */
export function plainMessage(text: string): Message {
  return { text, faults: [], more: 0 };
}
