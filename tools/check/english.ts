/** English patterns for rules about words. Owners review other languages by hand (text/language). */
import { textAt } from '@/content/schemas/content-path';
import { type Check, contentIssue } from './finding';

export interface Phrase {
  is: RegExp;
  example: string;
}

const phrase = (is: RegExp, example: string): Phrase => ({ is, example });

const ENGLISH = {
  cancellationRight: phrase(
    /\blaw where you live gives you a longer right to cancel\b[^.]*\bthat right applies\b/,
    'If the law where you live gives you a longer right to cancel, that right applies.',
  ),
  riskDisclosure: phrase(
    /\brisk of loss\b|\bloss\b[^.]*\brisk\b/i,
    'trading involves substantial risk of loss',
  ),
  pastPerformance: phrase(
    /past performance is not indicative of future results/i,
    'past performance is not indicative of future results',
  ),
  noAdvice: phrase(/\bnot\b[^.]{0,40}\bfinancial advice\b/i, 'not financial advice'),
  notAffiliated: phrase(/\bnot affiliated with\b/i, 'not affiliated with'),
  terms: {
    renews: phrase(/renew/i, 'Renews automatically'),
    cancel: phrase(/cancel/i, 'Cancel anytime online'),
    refund: phrase(/refund|money[- ]back/i, '14-day money-back guarantee'),
  },
  paid: /\bpayment (?:was |is |has been )?(?:confirmed|successful|received|complete)\b/i,
  madeUp: /\b(?:sample|simulated|example|made up)/i,
  taxAdded:
    /\b(?:tax|VAT) (?:may|will) be added\b|\bbefore (?:any )?(?:tax|VAT)\b|\b(?:plus|excluding|without) (?:tax|VAT)\b/i,
  taxIncluded:
    /\b(?:tax|taxes|VAT) (?:is |are )?included\b|\b(?:includes?|including|with) (?:all )?(?:tax|taxes|VAT)\b/i,
  /** Group 1 is the number of days. */
  refundDays: [
    /\b(\d+)[- ]days?[- ](?:money[- ]back|full refund|refund)/gi,
    /\bwithin (\d+) days (?:of|after) (?:\w+ ){0,3}(?:subscription|subscribing|purchase|payment|order)/gi,
    /\bafter (\d+) days,? (?:all )?sales are final/gi,
  ],
  bannedClaims: [
    /\bguaranteed\b/,
    /\brisk[- ]free\b/,
    /\bno[- ]loss(?:es)?\b/,
    /\bnever lose\b/,
    /\blimited[- ]time\b|\bonly \d+ left\b|\bhurry up\b|\bact now\b|\blast chance\b|\btoday only\b/,
  ],
  claimsNeedingEvidence: [
    /24\/7|\baround the clock\b/,
    /\bprofits?\b[^.]{0,30}\d/,
    /\d[\d.,]*\s?%[^.]{0,30}\b(?:profits?|returns?|wins?|win rate|accura\w+)\b/,
    /(?<![\d.,])100 ?%/,
    /\bnon-?repaint|\bnever repaints?\b|\b(?:do(?:es)?n[’']t|do(?:es)? not) repaint\b/,
    /\bverified\b|\baward[- ]winning\b|\btrusted by\b/,
    /(?:\bnumber one|\bno\. ?1|#1)\b/,
    /\bthe (?:best|cheapest|fastest|leading|most (?:popular|accurate|trusted))\b/,
    /\bbest[- ](?:selling|rated|in[- ]class)\b|\blowest price\b/,
    /\b(?:better|faster|cheaper|more accurate) than\b|\bcosts? less\b/,
  ],
  /** Matches a negation just before a promise ('not guaranteed'). */
  negation: /(?:\b(?:no|not|never|nor|cannot|without|nothing|neither)|n[’']t)\b[^.]{0,40}$/i,
};

export type English = typeof ENGLISH;

/** Returns null for a site in another language. */
export function englishOf(content: unknown): English | null {
  return /^en(?:-|$)/.test(textAt(content, ['site', 'locale'])) ? ENGLISH : null;
}

export const otherLanguage: Check = {
  id: 'text/language',
  title: 'text in another language is reviewed by hand',
  severity: 'warning',
  launch({ content }) {
    const text =
      'Rules about words cover English only. Check by hand that no text promises profit. The pages must state the risk of loss, “not financial advice”, renewal, how to cancel, one refund period, and that a longer legal right to cancel still applies. Samples need labels, and text about tax must match pricesIncludeTax.';
    return contentIssue(['site', 'locale'], englishOf(content) ? null : text);
  },
};
