import { ExternalLink } from 'lucide-react';
import { useChoosePlan } from '@/lib/browser/checkout';
import { usePaymentLink } from '@/lib/browser/payment-link';
import type { Controls } from '@/lib/content/schemas/chrome';
import type { Pricing } from '@/lib/content/schemas/pricing';
import type { PlanCardTexts } from '@/lib/plans/texts';

/** A finished card, and the words that all cards share. */
export interface CardProps {
  card: PlanCardTexts;
  words: Pricing;
  controls: Controls;
}

/**
 * The way to pay: a real link to the payment page, which JavaScript only accompanies with a toast. A plan
 * without one keeps its button, which says what is wrong.
 */
export function ChoosePlan({
  card: { choose, paymentLink: plainLink, popular },
  words,
  controls,
}: CardProps) {
  const paymentLink = usePaymentLink(plainLink);
  const { onClick, preload } = useChoosePlan(paymentLink, controls);
  const look = `button w-full mt-6 ${popular ? 'button-primary' : 'button-secondary'}`;
  const attention = { onPointerEnter: preload, onFocus: preload, onClick };

  if (!paymentLink)
    return (
      <>
        <button type="button" className={`${look} needs-script`} {...attention}>
          {choose}
        </button>
        <p className="mt-3 text-small">{words.unavailable}</p>
      </>
    );
  return (
    <a href={paymentLink} rel="noopener" data-event="plan chosen" className={look} {...attention}>
      {choose}
      <ExternalLink aria-hidden="true" className="size-4" strokeWidth={1.75} />
      <span className="sr-only">{words.leaves}</span>
    </a>
  );
}
