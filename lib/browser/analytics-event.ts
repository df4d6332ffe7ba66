/** What the site tells an analytics service: what was used, and nothing about who used it. */
export type AnalyticsEvent =
  | { readonly name: 'page viewed' }
  | { readonly name: 'demo started' }
  | { readonly name: 'plan chosen'; readonly plan: string }
  | { readonly name: 'question opened'; readonly question: string };

/** How the id of a question's element begins; the question's own id follows. */
const QUESTION_PREFIX = 'faq-';

/**
 * @param name what the pressed element says of itself, `data-event` @param plan id of the plan that it belongs to
 * @returns null for a press that is no event
 */
export function pressed(name: string | undefined, plan: string | undefined): AnalyticsEvent | null {
  if (name === 'demo started') return { name };
  if (name === 'plan chosen' && plan) return { name, plan };
  return null;
}

/** @param id of an element that was opened @returns null for one that is no question */
export function opened(id: string): AnalyticsEvent | null {
  if (!id.startsWith(QUESTION_PREFIX)) return null;
  return { name: 'question opened', question: id.slice(QUESTION_PREFIX.length) };
}

/** Where an event happened, as the browser says it. */
interface SeenPage {
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
