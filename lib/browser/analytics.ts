import { hasPrivacySignal } from './privacy';

/**
 * Returns a Plausible page view (https://plausible.io/docs/events-api). Omits query and hash, which
 * may identify an order or a person.
 */
export function pageView(address: string, referrer: string): string {
  const { hostname, origin, pathname } = new URL(address);
  const from = /^https?:/.test(referrer) ? new URL(referrer).origin : origin;
  return JSON.stringify({
    name: 'pageview',
    domain: hostname,
    url: origin + pathname,
    ...(from === origin ? {} : { referrer: from }),
  });
}

/** Sends a page view without cookies; `sendBeacon` would send them. */
export async function countPageView(endpoint: string): Promise<void> {
  if (hasPrivacySignal(navigator)) return;
  await fetch(endpoint, {
    method: 'POST',
    body: pageView(window.location.href, document.referrer),
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    mode: 'no-cors',
    headers: { 'Content-Type': 'text/plain' },
  });
}
