import { fireEvent, screen } from '@testing-library/react';
import { useChoosePlan } from './use-choose-plan';

export const link = 'https://pay.example/monthly';

/** A plan as a visitor meets it: a link, or a button where it has none. */
export function Plan({ paymentLink = link }: { paymentLink?: string | null }) {
  const { onClick, preload } = useChoosePlan({
    paymentLink,
    redirecting: { title: 'Redirecting...', text: 'Taking you to our secure payment page' },
    missingLink: { title: 'Error', text: 'Unable to find payment link for this plan.' },
    dismissLabel: 'Dismiss',
  });
  const props = { onClick, onPointerEnter: preload };
  if (!paymentLink)
    return (
      <button type="button" {...props}>
        Choose
      </button>
    );
  return (
    <a href={paymentLink} {...props}>
      Choose
    </a>
  );
}

/** Clicks the plan that is rendered. @returns whether the browser would follow the link */
export function click(options = {}) {
  let followed = true;
  const last = (event: Event) => {
    followed = !event.defaultPrevented;
    // jsdom cannot follow a link and would say so.
    event.preventDefault();
  };
  window.addEventListener('click', last, { once: true });
  fireEvent.click(screen.getByText('Choose'), options);
  return followed;
}
