/** Milliseconds that the toast can be seen before the browser leaves for the payment page. */
export const REDIRECT_DELAY = 700;
/** Milliseconds after the click when the browser leaves at the latest, toast or no toast. */
export const REDIRECT_LIMIT = 1000;
/** Milliseconds after leaving for which further clicks are taken for the same choice. */
export const RETRY_DELAY = 4000;

/** How a plan's button was clicked, and what the plan has. */
export interface PlanClick {
  paymentLink: string | null;
  /** Whether the click asks for nothing but the payment page in this window. */
  isPlain: boolean;
  /** Whether an earlier click is already on its way to the payment page. */
  leaving: boolean;
}

/**
 * Decides what a click on a plan's button does.
 * @returns `redirect`: toast, then the payment page · `missing`: toast that there is none · `wait`: nothing,
 * the first click is under way · `browser`: what the link does by itself
 */
export function choosePlan(click: PlanClick): 'redirect' | 'missing' | 'wait' | 'browser' {
  if (!click.paymentLink) return 'missing';
  if (!click.isPlain) return 'browser';
  return click.leaving ? 'wait' : 'redirect';
}
