import type { Message } from './messages.ts';

/** A number, a drawing's text, or nothing. */
export type Value = number | string | null;

/** `unchanged`: no change was seen. `late`: values only ever appeared on bars that had closed.
 * `changed`: values changed or vanished. `history`: values depend on where the bars start. */
export type Verdict = 'unchanged' | 'late' | 'changed' | 'history' | 'incomparable';

/** A closed bar's value that later data does not repeat. */
export interface Case {
  /** Opening of the bar. */
  readonly time: number;
  readonly from: Value;
  readonly to: Value;
  /** How many bars later the value changed, at least. */
  readonly barsBack: number;
  /** Opening of the last bar of the earlier data. */
  readonly knownAt: number;
  /** Opening of the last bar of the later data. */
  readonly seenAt: number;
}

/** What a comparison says of one column. */
export interface Finding {
  readonly name: string;
  readonly verdict: Verdict;
  /** Comparisons of a closed bar's value in earlier and later data. */
  readonly compared: number;
  readonly changed: number;
  readonly vanished: number;
  readonly appeared: number;
  /** The largest `barsBack`, or null without a case. */
  readonly farthestBack: number | null;
  /** How many bars later values appeared, at least; all equal if one delay explains them. */
  readonly late: { readonly least: number; readonly median: number; readonly most: number } | null;
  readonly cases: readonly Case[];
  /** Why the column is incomparable, or null. */
  readonly reason: Message | null;
}

export interface Findings {
  readonly columns: readonly Finding[];
  /** What else people should know. */
  readonly notes: readonly Message[];
}
