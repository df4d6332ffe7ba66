import { withCampaign } from './campaign';
import { hasPrivacySignal } from './privacy';

/**
 * Returns a Plausible event (https://plausible.io/docs/events-api). Omits the hash and all of the query but the
 * campaign: they may identify an order or a person.
 */
export function eventBody(name: string, address: string, referrer: string, props?: object): string {
  const { hostname, origin, pathname, search } = new URL(address);
  const from = /^https?:/.test(referrer) ? new URL(referrer).origin : origin;
  return JSON.stringify({
    name,
    domain: hostname,
    url: withCampaign(origin + pathname, search),
    ...(from === origin ? {} : { referrer: from }),
    props,
  });
}

/** Sends an event without cookies (`sendBeacon` would send them), also while the page is being left. */
async function send(endpoint: string, name: string, props?: object): Promise<void> {
  await fetch(endpoint, {
    method: 'POST',
    body: eventBody(name, location.href, document.referrer, props),
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    mode: 'no-cors',
    headers: { 'Content-Type': 'text/plain' },
  });
}

/** Counts this page view, and the first choice of each plan. Stores nothing. */
export function startAnalytics(endpoint: string): void {
  if (hasPrivacySignal(navigator)) return;
  const ignoreLoss = () => undefined;
  send(endpoint, 'pageview').catch(ignoreLoss);
  const chosen = new Set<string>();
  const choose = ({ target, button }: MouseEvent) => {
    const card =
      target instanceof Element && target.closest('.plan-choose a')?.closest('[data-plan]');
    const plan = card instanceof HTMLElement ? card.dataset.plan : undefined;
    // Button 2 opens a menu.
    if (!plan || button === 2 || chosen.has(plan)) return;
    chosen.add(plan);
    send(endpoint, 'Plan chosen', { plan }).catch(ignoreLoss);
  };
  // A middle click is an `auxclick`.
  for (const name of ['click', 'auxclick'] as const)
    addEventListener(name, choose, { capture: true });
}
