/** The entry script of every page: what works without React, and when React hydrates the islands. */
import { countPageView } from '@/lib/browser/analytics';
import { onFirstInput } from '@/lib/browser/first-input';
import { startHashScroll } from '@/lib/browser/hash-scroll';
import { whenIdle } from '@/lib/browser/idle';

/** A phone and a visitor who wants less motion do not get the code of the decoration. */
const DECORATED_QUERY = '(min-width: 480px) and (prefers-reduced-motion: no-preference)';

/** A file that is lost leaves the page as it is prerendered: complete, without the controls that need it. */
const ignoreLoss = () => undefined;

let isHydrating = false;
function hydrate(): void {
  if (isHydrating) return;
  isHydrating = true;
  import('./islands').then(({ hydrateIslands }) => hydrateIslands()).catch(ignoreLoss);
}

startHashScroll();
// `next dev` hydrates the page as a whole.
if (process.env.NODE_ENV === 'production') onFirstInput(hydrate);

whenIdle(() => {
  if (document.querySelector('[data-eager]')) hydrate();
  const { analytics } = document.body.dataset;
  if (analytics) countPageView(analytics).catch(ignoreLoss);
  if (document.getElementById('notices'))
    import('./landing/notices/notices').then(({ startNotices }) => startNotices(), ignoreLoss);
  if (matchMedia(DECORATED_QUERY).matches)
    import('./decoration/ambience').then(({ startAmbience }) => startAmbience(), ignoreLoss);
});
