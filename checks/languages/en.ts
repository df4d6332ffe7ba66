import type { Wording } from './wording';

/** Words before a number that is no count of all: a bound, or the end of a range. */
const OPEN = [
  ...['at least', 'at most', 'up to', 'more than', 'fewer than', 'less than'],
  ...['over', 'under', 'about', 'any', 'first', 'other', '–', '-'],
];

function countOf(numbers: string, things: string): RegExp {
  const open = [...OPEN, `(?:${numbers})\\s(?:or|to)`].join('|');
  const bound = `(?<!(?:^|[\\s\\d])(?:${open})\\s?)`;
  return new RegExp(`${bound}(?<![\\w.,])(${numbers})\\s+(?:${things})\\b`, 'gi');
}

export const en: Wording = {
  longerRight: {
    is: /\blaw where you live gives you a longer right to cancel\b[^.]*\bthat right applies\b/,
    such: 'If the law where you live gives you a longer right to cancel, that right applies.',
  },
  riskOfLoss: {
    is: /\brisk of loss\b|\bloss\b[^.]*\brisk\b/i,
    such: 'trading involves substantial risk of loss',
  },
  pastPerformance: {
    is: /past performance is not indicative of future results/i,
    such: 'past performance is not indicative of future results',
  },
  noAdvice: {
    is: /\bnot\b[^.]{0,40}\bfinancial advice\b/i,
    such: 'not financial advice',
  },
  notAffiliated: { is: /\bnot affiliated with\b/i, such: 'not affiliated with' },
  paid: /\bpayment (?:was |is |has been )?(?:confirmed|successful|received|complete)\b/i,
  terms: {
    renews: { is: /renew/i, such: 'Renews automatically' },
    cancel: { is: /cancel/i, such: 'Cancel anytime online' },
    refund: { is: /refund|money[- ]back/i, such: '14-day money-back guarantee' },
  },
  refundDays: [
    /\b(\d+)[- ]days?[- ](?:money[- ]back|full refund|refund)/gi,
    /\bwithin (\d+) days (?:of|after) (?:\w+ ){0,3}(?:subscription|subscribing|purchase|payment|order)/gi,
    /\bafter (\d+) days,? (?:all )?sales are final/gi,
  ],
  neverTrue: [
    /\bguaranteed\b/,
    /\brisk[- ]free\b/,
    /\bno[- ]loss(?:es)?\b/,
    /\bnever lose\b/,
    /\blimited[- ]time\b|\bonly \d+ left\b|\bhurry up\b|\bact now\b|\blast chance\b|\btoday only\b/,
  ],
  trueWithEvidence: [
    /24\/7|\baround the clock\b/,
    /\bprofits?\b[^.]{0,30}\d/,
    /\d[\d.,]*\s?%[^.]{0,30}\b(?:profits?|returns?|wins?|win rate|accura\w+)\b/,
    /(?<![\d.,])100 ?%/,
    /\bnon-?repaint|\bnever repaints?\b/,
    /\bverified\b|\baward[- ]winning\b|\btrusted by\b/,
    /(?:\bnumber one|\bno\. ?1|#1)\b/,
    /\bthe (?:best|cheapest|fastest|leading|most (?:popular|accurate|trusted))\b/,
    /\bbest[- ](?:selling|rated|in[- ]class)\b|\blowest price\b/,
    /\b(?:better|faster|cheaper|more accurate) than\b|\bcosts? less\b/,
  ],
  denied: { before: /\b(?:no|not|never|nor|cannot|without|nothing|neither)\b[^.]{0,40}$/i },
  madeUp: /\b(?:sample|simulated|example|made up)/i,
  sayings: {
    samples:
      /\bsample testimonials?\b|\btestimonials?\b[^.]{0,60}\b(?:made up|samples?)\b|\bnot customer reviews\b/i,
    simulated:
      /\bsimulated (?:\w+ )?(?:notices?|activity)\b|\bnotices?\b[^.]{0,80}\b(?:made up|simulated)\b|\bnot a real customer\b/i,
    stated: /\bas stated by\b|\bour own statement\b|\bnot audited\b|\bnot documented\b/i,
    taxAdded:
      /\b(?:tax|VAT) (?:may|will) be added\b|\bbefore (?:any )?(?:tax|VAT)\b|\b(?:plus|excluding|without) (?:tax|VAT)\b/i,
    taxIncluded:
      /\b(?:tax|taxes|VAT) (?:is |are )?included\b|\b(?:includes?|including|with) (?:all )?(?:tax|taxes|VAT)\b/i,
  },
  counted: (numbers) => ({
    indicators: countOf(numbers, '(?:(?:premium |charting ){0,2})indicators'),
    plans: countOf(numbers, 'plans|ways to pay'),
  }),
};
