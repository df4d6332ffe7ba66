import { InlineLinks } from '@/components/ui/inline-links';
import { refundEnd } from '@/lib/browser/refund-day';
import type { AccessDesk } from '@/lib/content/schemas/access-desk';
import { fill } from '@/lib/text/fill';
import { formatDate } from '@/lib/text/format';

interface Props {
  words: AccessDesk['refund'];
  /** Refund days of the policy. */
  days: number;
  locale: string;
  /** YYYY-MM-DD; empty while the buyer has given none. */
  paidOn: string;
  /** YYYY-MM-DD; null before the visitor's calendar is known. */
  today: string | null;
  onDay: (paidOn: string) => void;
}

/** A date field has years before this while one is being typed. */
const EARLIEST = '2000-01-01';

/** The day until which the money comes back, in the buyer's own calendar; without a day of payment, for today. */
function answer(
  { words, paidOn, days, locale }: Pick<Props, 'words' | 'paidOn' | 'days' | 'locale'>,
  today: string,
): string {
  const isGiven = paidOn >= EARLIEST;
  const start = isGiven ? paidOn : today;
  if (start > today) return words.early;
  const until = refundEnd(start, days);
  const ofPayment = today > until ? words.ended : today === until ? words.last : words.open;
  return fill(isGiven ? ofPayment : words.ifToday, { until: formatDate(until, locale) });
}

/** The refund policy in a sentence, and the day on which it ends. */
export function RefundDay(props: Props) {
  const { words, paidOn, today, onDay } = props;
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
        {today ? answer(props, today) : ''}
      </p>
      <p className="mt-3 text-muted text-small">
        <InlineLinks text={words.text} />
      </p>
    </div>
  );
}
