/** English words that a person should look at before launch. Texts in other languages are not searched. */
import type { Content } from '@/lib/content/resolve-content';

/** Returns why found words need a look, or null. `number` is what group 1 captured. */
type Reason = (content: Content, number: string) => string | null;

interface Suspect {
  pattern: RegExp;
  why: Reason;
  /** True if a denial such as “not guaranteed” is fine. */
  mayBeDenied?: true;
  /** Searches only fields with such a path. */
  only?: RegExp;
}

const always = (why: string) => () => why;

const otherRefund: Reason = ({ site }, days) =>
  Number(days) === site.refundDays ? null : `site.refundDays is ${site.refundDays}`;

const otherTrial: Reason = ({ plans }, days) =>
  plans.some(({ trialDays }) => trialDays === Number(days)) ? null : 'no plan has this trial';

const taxAdded: Reason = ({ site }) =>
  site.pricesIncludeTax ? 'site.pricesIncludeTax is true' : null;
const taxIncluded: Reason = ({ site }) =>
  site.pricesIncludeTax ? null : 'site.pricesIncludeTax is false';

const NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

const otherCount =
  (countOf: (content: Content) => number): Reason =>
  (content, number) => {
    const named = NUMBERS.indexOf(number.toLowerCase());
    const count = countOf(content);
    return (named < 0 ? Number(number) : named) === count ? null : `there are ${count}`;
  };

/** A number after these words is not a total. */
const BOUND =
  '(?:at (?:least|most)|up to|(?:more|fewer|less) than|over|under|about|any|first|other|or|to|[–-])';

const counted = (noun: string) =>
  new RegExp(`(?<!\\b${BOUND}\\s?)(?<![\\w.,–-])(${NUMBERS.join('|')}|\\d+) ${noun}s\\b`, 'i');

/** Customers may count other indicators and plans. */
const OWN_WORDS = /^(?!testimonials\.items)/;

const PROMISE = 'a promise that nobody can keep, or false urgency';
const CLAIM = 'a promise or a comparison: prove it in content/claims.ts, or reword it';

/** Claims listed in `content/claims.ts` are left out. */
const CLAIMS =
  /24\/7|\baround the clock\b|\bprofits?\b[^.]{0,30}\d|\d[\d.,]*\s?%[^.]{0,30}\b(?:profits?|returns?|wins?|win rate|accura\w+)\b|(?<![\d.,])100 ?%|\bnon-?repaint|\bnever repaints?\b|\b(?:do(?:es)?n[’']t|do(?:es)? not) repaint\b|\bverified\b|\baward[- ]winning\b|\btrusted by\b|(?:\bnumber one|\bno\. ?1|#1)\b|\bthe (?:best|cheapest|fastest|leading|most (?:popular|accurate|trusted))\b|\bbest[- ](?:selling|rated|in[- ]class)\b|\blowest price\b|\b(?:better|faster|cheaper|more accurate) than\b|\bcosts? less\b|\b\d[\d,.]*\+? (?:\w+ )?(?:traders|users|customers|subscribers)\b/i;

export const SUSPECTS: readonly Suspect[] = [
  {
    pattern: /\b(\d+)[- ]days?[- ](?:money[- ]back|full refund|refund|guarantee)/i,
    why: otherRefund,
  },
  {
    pattern:
      /\bwithin (\d+) days (?:of|after) (?:\w+ ){0,3}(?:subscription|subscribing|purchase|payment|order)/i,
    why: otherRefund,
  },
  { pattern: /\bafter (\d+) days,? (?:all )?sales are final/i, why: otherRefund },
  { pattern: /\b(\d+) days to (?:decide|try|change your mind|return)/i, why: otherRefund },
  { pattern: /\b(\d+)[- ](?:free days|days? free|days?[- ](?:free )?trial)/i, why: otherTrial },
  {
    pattern:
      /\b(?:tax|VAT) (?:may|will) be added\b|\bbefore (?:any )?(?:tax|VAT)\b|\b(?:plus|excluding|without) (?:tax|VAT)\b/i,
    why: taxAdded,
  },
  {
    pattern:
      /\b(?:tax|taxes|VAT) (?:is |are )?included\b|\b(?:includes?|including|with) (?:all )?(?:tax|taxes|VAT)\b/i,
    why: taxIncluded,
  },
  {
    pattern: /\bpayment (?:was |is |has been )?(?:confirmed|successful|received|complete)\b/i,
    why: always('this page cannot know whether a payment succeeded'),
    // `order` texts appear only after the order service has confirmed the payment.
    only: /^paymentSuccess\.(?!order\.)/,
  },
  {
    pattern: counted('indicator'),
    why: otherCount(({ indicators }) => indicators.items.length),
    only: OWN_WORDS,
  },
  { pattern: counted('plan'), why: otherCount(({ plans }) => plans.length), only: OWN_WORDS },
  {
    pattern:
      /\bguaranteed\b|\brisk[- ]free\b|\bno[- ]loss(?:es)?\b|\bnever lose\b|\blimited[- ]time\b|\bonly \d+ left\b|\bhurry up\b|\bact now\b|\blast chance\b|\btoday only\b/i,
    why: always(PROMISE),
    mayBeDenied: true,
  },
  { pattern: CLAIMS, why: always(CLAIM), mayBeDenied: true },
  {
    pattern:
      /\b(?:TODO|TBD|FIXME|XXX)\b|lorem ipsum|\b(?:John|Jane) Doe\b|\[[^\][]+\](?!\()|\binsert \w+ here\b/i,
    why: always('not final text'),
  },
  // Capitals separate “Your Name” from “your name”.
  {
    pattern: /\bYour (?:Name|Company|Brand|Product|Business|Site|Address)\b/,
    why: always('not final text'),
  },
];

/** Matches a negation just before a promise (“not guaranteed”). */
export const NEGATION =
  /(?:\b(?:no|not|never|nor|cannot|without|nothing|neither)|n[’']t)\b[^.]{0,40}$/i;
