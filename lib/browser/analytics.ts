import type { AnalyticsService } from '@/lib/content/schemas/site';
import { type AnalyticsEvent, opened, plausibleBody, pressed } from './analytics-event';
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
    const page = { address: window.location.href, referrer: document.referrer };
    void post(endpoint, plausibleBody(event, page));
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
