import { createPortal } from 'react-dom';
import { Control } from '@/components/ui/control';
import type { Content } from '@/lib/content/resolve-content';
import type { PlanCardTexts } from '@/lib/plans/texts';
import { type Choice, dismissToast, preloadToaster, useCheckout, usePaymentLink } from './checkout';

export type ToastTexts = Pick<Content['controls'], 'redirecting' | 'missingLink' | 'dismissToast'>;

interface ChoosePlanProps {
  card: Pick<PlanCardTexts, 'id' | 'choose' | 'paymentLink' | 'popular' | 'isFree'>;
  /** For screen readers: the link leaves the site. */
  leaves: string;
  controls: ToastTexts;
}

/** A link that works without JavaScript. A plan without a payment link has a button that shows an error. */
export function ChoosePlan({ card, leaves, controls }: ChoosePlanProps) {
  const { id, choose, popular, isFree } = card;
  const paymentLink = usePaymentLink(card.paymentLink);
  const { choice, onClick } = useCheckout(id, paymentLink);
  const look = `button w-full px-2 py-2 ${popular ? 'button-primary' : 'button-secondary'}`;
  // A free plan's link leads to no payment page, so no toast speaks of one.
  const attention = isFree
    ? {}
    : { onPointerEnter: preloadToaster, onFocus: preloadToaster, onClick };

  return (
    <div className="plan-choose">
      {paymentLink ? (
        <a href={paymentLink} rel="noopener" className={look} {...attention}>
          {choice?.isLeaving ? controls.redirecting.title : choose}
          <span className="sr-only">{leaves}</span>
        </a>
      ) : (
        <Control className={look} {...attention}>
          {choose}
        </Control>
      )}
      {choice ? <ChoiceToast key={choice.key} choice={choice} texts={controls} /> : null}
    </div>
  );
}

/** Announces the choice at once, and shows it in a toast; if the toaster is late, the announcement is visible. */
function ChoiceToast({ choice, texts }: { choice: Choice; texts: ToastTexts }) {
  const { url, isDismissed, toaster, isToasterLate } = choice;
  const isError = url === null;
  const { title, text } = isError ? texts.missingLink : texts.redirecting;
  const region = document.getElementById(isError ? 'toast-alert' : 'toast-status');
  return (
    <>
      {region && !isDismissed
        ? createPortal(
            <div className={isToasterLate ? 'visible-status' : 'sr-only'}>
              <strong>{title}</strong> {text}
            </div>,
            region,
          )
        : null}
      {toaster ? (
        <toaster.Toast
          isError={isError}
          title={title}
          text={text}
          dismissLabel={texts.dismissToast}
          onDismiss={dismissToast}
        />
      ) : null}
    </>
  );
}
