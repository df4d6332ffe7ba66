import { useEffect, useState } from 'react';
import { InlineLinks } from '@/components/ui/inline-links';
import type { AccessDesk } from '@/lib/content/schemas/access-desk';
import { fill } from '@/lib/text/fill';
import { spokenDate } from '@/lib/text/spoken-date';

const DAY_MS = 86_400_000;

/** Where the refund days stand; `until` is their last day, YYYY-MM-DD, and ends at the hour of the payment. */
type RefundUntil =
  | { kind: 'open' | 'last' | 'ended'; until: string }
  /** The payment lies in the future. */
  | { kind: 'early' };

/**
 * Counts the refund days from a payment. The policy counts them in whole days from the hour of the payment, so the last
 * one bears the date so many days later, whatever daylight saving does in between.
 * @param paidOn day of payment, YYYY-MM-DD @param today the same, both in the buyer's own calendar
 * @param days refund days of the policy
 */
function refundUntil(paidOn: string, today: string, days: number): RefundUntil {
  if (paidOn > today) return { kind: 'early' };
  const until = new Date(Date.parse(`${paidOn}T00:00:00Z`) + days * DAY_MS)
    .toISOString()
    .slice(0, 10);
  if (today > until) return { kind: 'ended', until };
  return { kind: today === until ? 'last' : 'open', until };
}

/** @returns the day of `date` in the calendar of whoever sits here, YYYY-MM-DD */
function localDay(date: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** @returns today in the visitor's calendar, YYYY-MM-DD; null in the prerendered page, which has no day */
export function useToday(): string | null {
  const [today, setToday] = useState<string | null>(null);
  useEffect(() => {
    const read = () => setToday(localDay(new Date()));
    read();
    // A page left open over midnight is looked at again.
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, []);
  return today;
}

interface Props {
  words: AccessDesk['refund'];
  /** Refund days of the policy. */
  days: number;
  /** YYYY-MM-DD; empty while the buyer has given none. */
  paidOn: string;
  /** YYYY-MM-DD; null before the visitor's calendar is known. */
  today: string | null;
  onDay: (paidOn: string) => void;
}

/** A date field has years before this while one is being typed. */
const EARLIEST = '2000-01-01';

/** The day until which the money comes back, in the buyer's own calendar; without a day of payment, for today. */
function answer(words: Props['words'], paidOn: string, today: string, days: number): string {
  const isGiven = paidOn >= EARLIEST;
  const until = refundUntil(isGiven ? paidOn : today, today, days);
  if (until.kind === 'early') return words.early;
  const sentence = isGiven ? words[until.kind] : words.ifToday;
  return fill(sentence, { until: spokenDate(until.until) });
}

/** The refund policy in a sentence, and the day on which it ends. */
export function RefundDay({ words, days, paidOn, today, onDay }: Props) {
  return (
    <div>
      <h3 className="font-semibold">{words.title}</h3>
      <p className="needs-script on-paper mt-3 grid grid-cols-1 gap-2 text-small">
        <label htmlFor="paid-on">{words.label}</label>
        <input
          id="paid-on"
          type="date"
          className="field w-full"
          autoComplete="off"
          // Browsers would let a year have six digits.
          max="9999-12-31"
          value={paidOn}
          aria-describedby="refund-day"
          onChange={({ currentTarget }) => onDay(currentTarget.value)}
        />
      </p>
      {/* Room for the longest answer, so that what follows stays. */}
      <p id="refund-day" role="status" className="needs-script on-paper mt-3 min-h-[2lh]">
        {today ? answer(words, paidOn, today, days) : ''}
      </p>
      <p className="mt-3 text-muted text-small">
        <InlineLinks text={words.text} />
      </p>
    </div>
  );
}
