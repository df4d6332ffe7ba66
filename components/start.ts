/** Every page's entry script. Runs code without React, and hydrates the islands when needed. */
import { countPageView } from '@/lib/browser/analytics';
import { startHashScroll } from '@/lib/browser/hash-scroll';

const IDLE_TIMEOUT_MS = 2000;

/** Safari has no `requestIdleCallback`. */
function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === 'function')
    requestIdleCallback(work, { timeout: IDLE_TIMEOUT_MS });
  else setTimeout(work, 200);
}

const INPUT_EVENTS = ['pointerdown', 'pointermove', 'keydown', 'scroll'] as const;

function onFirstInput(listener: () => void): void {
  const controller = new AbortController();
  const onInput = () => {
    controller.abort();
    listener();
  };
  for (const name of INPUT_EVENTS)
    addEventListener(name, onInput, { capture: true, signal: controller.signal });
}

/** Decoration loads neither in narrow windows nor with reduced motion. */
const DECORATED_QUERY = '(min-width: 480px) and (prefers-reduced-motion: no-preference)';

/** If a file does not load, the page keeps its prerendered HTML, without the controls that need the file. */
const ignoreLoss = () => undefined;

let isHydrating = false;
function hydrate(): void {
  if (isHydrating) return;
  isHydrating = true;
  import('./islands').then(({ hydrateIslands }) => hydrateIslands()).catch(ignoreLoss);
}

startHashScroll();
// `next dev` hydrates the whole page.
if (process.env.NODE_ENV === 'production') onFirstInput(hydrate);

whenIdle(() => {
  if (document.querySelector('[data-eager]')) hydrate();
  const { analytics } = document.body.dataset;
  if (analytics) countPageView(analytics).catch(ignoreLoss);
  if (document.getElementById('notices'))
    import('./landing/notices/notices')
      .then(({ startNotices }) => startNotices())
      .catch(ignoreLoss);
  if (matchMedia(DECORATED_QUERY).matches)
    import('@/components/decoration/ambience').then(
      ({ startAmbience }) => startAmbience(),
      ignoreLoss,
    );
});
