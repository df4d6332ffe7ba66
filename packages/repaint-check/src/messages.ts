/** Says something to people, by a code and the values of its sentence. */
export interface Message {
  readonly code: keyof typeof SENTENCES;
  readonly values: Readonly<Record<string, string | number>>;
}

const SENTENCES = {
  'no-bars': 'No closed bar could be compared.',
  empty: 'The column has no value.',
  constant: 'The column has the same value on every bar.',
} as const;

/** Returns a message in English. */
export function sentenceOf({ code, values }: Message): string {
  return SENTENCES[code].replace(/\{(\w+)\}/g, (_, name) => `${values[name]}`);
}
