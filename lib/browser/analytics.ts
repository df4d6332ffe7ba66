import type { AnalyticsService } from '@/lib/content/schemas/site';
import { asksForPrivacy } from './privacy';

/**
 * Tells the service of this page view, and of what is used on the page from now on. It listens from outside, so that no
 * part of the page carries code for it. A visitor who asks for privacy is not counted.
 * @returns what ends it
 */
export function startAnalytics({ endpoint }: AnalyticsService): () => void {
  if (asksForPrivacy(navigator)) return () => undefined;

  function tell(event: AnalyticsEvent | null): void {
    if (!event) return;
    void post(endpoint, plausibleBody(event, window.location.href, document.referrer));
  }

  function onPress({ target, button }: MouseEvent): void {
    // The right button opens a menu, and uses nothing.
    if (!(target instanceof Element) || button === 2) return;
    const { dataset } = target.closest<HTMLElement>('[data-event]') ?? {};
    const plan = target.closest<HTMLElement>('[data-plan]')?.dataset.plan;
    tell(pressed(dataset?.event, plan));
  }

  function onToggle({ target }: Event): void {
    if (target instanceof HTMLDetailsElement && target.open) tell(opened(target.id));
  }

  const ending = new AbortController();
  // Before the page's own listeners, which change what was pressed; and toggling does not bubble.
  const options = { capture: true, signal: ending.signal };
  document.addEventListener('click', onPress, options);
  document.addEventListener('auxclick', onPress, options);
  document.addEventListener('toggle', onToggle, options);
  tell({ name: 'page viewed' });
  return () => ending.abort();
}

/**
 * Sends text to another site, and forgets about it: what becomes of it is of no interest to the page. The browser goes on
 * sending when the page is left meanwhile. `sendBeacon` could do that too, but sends cookies with it.
 */
async function post(address: string, body: string): Promise<void> {
  try {
    await fetch(address, {
      method: 'POST',
      body,
      keepalive: true,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      // Asks for no leave first, and makes no message of an answer that cannot be read.
      mode: 'no-cors',
      headers: { 'Content-Type': 'text/plain' },
    });
  } catch {
    // Blocked, offline or down.
  }
}

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

/**
 * An event as services in the style of Plausible take it: https://plausible.io/docs/events-api
 *
 * An address goes without what follows a question mark or a hash, which may hold an order or a name; of the page that led
 * here only the site is told, and nothing where that is this site.
 * @param address `location.href` @param referrer `document.referrer` @returns the text to send
 */
export function plausibleBody(event: AnalyticsEvent, address: string, referrer: string): string {
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
