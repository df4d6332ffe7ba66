import { InlineLinks } from '@/components/ui/inline-links';
import { refundUntil } from '@/lib/access/refund-until';
import type { AccessDesk } from '@/lib/content/schemas/access-desk';
import { fill } from '@/lib/text/fill';
import { spokenDate } from '@/lib/text/spoken-date';

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

/** The refund policy in a sentence, and the date it comes to. */
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
      <p id="refund-day" role="status" className="needs-script on-paper refund-until">
        {today ? answer(words, paidOn, today, days) : ''}
      </p>
      <p className="mt-3 text-muted text-small">
        <InlineLinks text={words.text} />
      </p>
    </div>
  );
}
