/** What a text has to say: how it is known, and how it could be said. */
export interface Phrase {
  is: RegExp;
  such: string;
}

/** The words of one language. Texts come with a blank for every run of white space. */
export interface Wording {
  /** That a longer right to cancel, where the law gives one, applies. */
  longerRight: Phrase;
  riskOfLoss: Phrase;
  pastPerformance: Phrase;
  noAdvice: Phrase;
  notAffiliated: Phrase;
  /** That a payment went through. */
  paid: RegExp;
  /** What buyers must read beside the button, by the fields of content/pricing.ts. */
  terms: Readonly<Record<'renews' | 'cancel' | 'refund', Phrase>>;
  /** A number of days in a sentence about getting money back, as the first group; global. */
  refundDays: readonly RegExp[];
  /** Nobody can promise these, with whatever evidence. */
  neverTrue: readonly RegExp[];
  /** Evidence makes these honest. */
  trueWithEvidence: readonly RegExp[];
  /** How a sentence denies a promise, up to it or right after it. */
  denied: { before?: RegExp; after?: RegExp };
  /** The label of what is made up. */
  madeUp: RegExp;
  /** What texts say of a kind of claim. */
  sayings: Readonly<
    Record<'samples' | 'simulated' | 'stated' | 'taxAdded' | 'taxIncluded', RegExp>
  >;
  /**
   * How texts count things: global, with the number as first group. A bound or the end of a range is no count.
   * @param numbers digits or number words, for the pattern
   */
  counted: (numbers: string) => Readonly<Record<'indicators' | 'plans', RegExp>>;
}
