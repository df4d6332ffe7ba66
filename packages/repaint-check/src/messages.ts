/** Says something to people. The sentence of a code is here in English; others may have their own. */
export interface Message {
  readonly code: keyof typeof SENTENCES;
  readonly values: Readonly<Record<string, string | number>>;
}

export const SENTENCES = {
  // A file.
  unopened: '{name} could not be opened.',
  'too-large': '{name} is larger than 150 MB.',
  'not-text': '{name} is not a text file. Expected CSV, as chart platforms export it.',
  empty: '{name} is empty.',
  'no-table':
    '{name} has no price table: it begins with "{got}". Expected columns for time, open, high, low and close.',
  'no-time':
    '{name} has a time that was not understood: "{got}". Expected, for example, 2024-01-31 09:30.',
  fraction: '{name} has prices in fractions: "{got}". Expected decimal prices, such as 110.5.',
  clock:
    '{name} goes back in time within a day, to "{got}". Expected hours from 00 to 23, or AM and PM.',
  'left-out': '{name} has {leftOut} unusable rows of {count}. Expected at most 10%.',
  'too-few': '{name} has fewer than two bars.',
  open: '{name} can be read in several ways. What is open: {point}.',
  'rows-left-out': '{name}: unusable rows left out: {count}.',
  // Exports.
  'one-export': 'Expected two or more exports of the same chart, made at different times.',
  shifted:
    '{name} is in another time zone: its times were moved by {hours} hours, so that prices agree.',
  'same-bars':
    '{first} and {second} have the same bars. Expected a second export, made after more bars have closed.',
  'same-end':
    '{first} and {second} end on the same bar. Expected a second export, made after more bars have closed.',
  timeframe: '{first} and {second} have different timeframes. Expected the same one.',
  'no-bars-shared':
    '{first} and {second} have no bar in common. Expected a second export that still shows bars of the first.',
  adjusted:
    'All prices of {first} and {second} differ by the same factor or amount. Expected prices that were not adjusted in between, as for a dividend, a split or a roll.',
  'other-prices':
    '{first} and {second} have different prices on {count} of {shared} bars. Expected the same symbol from the same source.',
  'bars-left-out': '{first} and {second}: bars with different prices left out: {count}.',
  'bars-extra':
    '{first} and {second}: bars that only one of them has, between others: {count}. Values after them may differ for that reason.',
  'other-start':
    '{first} and {second} start on different bars. An indicator whose values depend on that may seem to change.',
  'no-columns':
    'There is no column beside prices and volume. Expected exports of a chart with indicators.',
  // A column.
  missing: 'It is not in {name}.',
  ambiguous: '{first} has {count} columns of this name, {second} has {other}.',
  text: 'It has text.',
  'no-bars': 'No closed bar could be compared.',
  blank: 'It has no value.',
  constant: 'It has the same value on every bar.',
} as const;

/** Returns a message in English. */
export function sentenceOf({ code, values }: Message): string {
  return SENTENCES[code].replace(/\{(\w+)\}/g, (_, name) => `${values[name]}`);
}
