import type { AnalyticsEvent } from './event';

/** Where an event happened, as the browser says it. */
export interface SeenPage {
  /** `location.href` */
  readonly address: string;
  /** `document.referrer` */
  readonly referrer: string;
}

/**
 * An event as services in the style of Plausible take it: https://plausible.io/docs/events-api
 *
 * An address goes without what follows a question mark or a hash, which may hold an order or a name; of the page that led
 * here only the site is told, and nothing where that is this site.
 * @returns the text to send
 */
export function plausibleBody(event: AnalyticsEvent, { address, referrer }: SeenPage): string {
  const { name, ...props } = event;
  const { hostname, origin, pathname } = new URL(address);
  const from = URL.canParse(referrer) ? new URL(referrer).origin : '';
  return JSON.stringify({
    name: name === 'page viewed' ? 'pageview' : name,
    domain: hostname,
    url: origin + pathname,
    ...(/^https?:/.test(from) && from !== origin ? { referrer: from } : {}),
    ...(Object.keys(props).length > 0 ? { props } : {}),
  });
}
