import { hasPrivacySignal } from './privacy';

/**
 * The text that services in the style of Plausible take for a page view: https://plausible.io/docs/events-api.
 * Without query and hash, which may hold an order or a name; of another page that led here, only its site.
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

/** Counts this page view, unless the visitor asks for privacy. `sendBeacon` would send cookies too. */
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
