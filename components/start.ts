/** Every page's entry script. Runs code without React, and hydrates the islands when needed. */
import { startAnalytics } from '@/lib/browser/analytics';
import { startCampaign } from '@/lib/browser/campaign';
import { startHashScroll } from '@/lib/browser/hash-scroll';
import { motionPreference } from '@/lib/browser/preference';
import { savesData } from '@/lib/browser/privacy';
import { loadPart, nextInput, setLost } from '@/lib/browser/retry';
import { islandProps } from './island-props';

const IDLE_TIMEOUT_MS = 2000;

/** Safari has no `requestIdleCallback`. */
function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === 'function')
    requestIdleCallback(work, { timeout: IDLE_TIMEOUT_MS });
  else setTimeout(work, 200);
}

/** Decoration loads neither in narrow windows nor with reduced motion. */
const DECORATED_QUERY = '(min-width: 480px) and (prefers-reduced-motion: no-preference)';

/** Notices and decoration have no controls: without their files, nothing is missing. */
const ignoreLoss = () => undefined;

let isHydrating = false;
function hydrate(): void {
  if (isHydrating) return;
  isHydrating = true;
  void loadPart(async () => (await import('./islands')).hydrateIslands());
}

const SCROLLED_PX = 10;
const heroAction = document.querySelector('#home .button-primary');

/** Tells the header's styles where the page is (`header.css`). */
function markScroll(): void {
  const { dataset } = document.documentElement;
  dataset.scrolled = `${scrollY > SCROLLED_PX}`;
  dataset.heroPassed = `${(heroAction?.getBoundingClientRect().bottom ?? 0) <= 0}`;
}

/** Marks a control that is pressed before it works (`control.tsx`). */
function markPress({ target }: Event): void {
  if (target instanceof Element)
    target.closest('button[aria-hidden]')?.setAttribute('data-pressed', '');
}

/** Loads the files of the first input, but does not run them. */
async function preload(): Promise<void> {
  const script = document.querySelector<HTMLScriptElement>('script[data-props]');
  if (!script || savesData()) return;
  const { modules = [] } = await islandProps();
  for (const file of modules) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.fetchPriority = 'low';
    link.href = new URL(file, script.src).href;
    document.head.append(link);
  }
}

/** Keeps the hero picture still after “Pause motion”, also in an earlier visit. */
function stopPictures(): void {
  if (motionPreference.getSnapshot().isOn) return;
  for (const source of document.querySelectorAll<HTMLSourceElement>('source[srcset*="-live."]'))
    source.media = 'not all';
}

function afterLoad(work: () => void): void {
  if (document.readyState === 'complete') work();
  else addEventListener('load', work);
}

/** Asks again for pictures that were lost. Browsers do not. */
function reloadPictures(): void {
  for (const image of document.images) {
    const { complete, naturalWidth, src } = image;
    if (complete && naturalWidth === 0) image.src = src;
  }
}

/** After a deploy, a page in a cache may ask for a style sheet that is gone. Browsers then have an empty one. */
function checkStyleSheet(): void {
  const link = document.querySelector<HTMLLinkElement>('body > link[rel="stylesheet"]');
  if (link) setLost(link, !link.sheet?.cssRules.length);
}

setLost('start', false);
motionPreference.subscribe(stopPictures);
stopPictures();
startHashScroll();
startCampaign();
addEventListener('click', markPress);
addEventListener('scroll', markScroll, { passive: true });
addEventListener('online', reloadPictures);
afterLoad(checkStyleSheet);
markScroll();
// `next dev` hydrates the whole page.
if (process.env.NODE_ENV === 'production') {
  void nextInput().then(hydrate);
  // The visitor may have pressed or scrolled before this script ran.
  if ('PerformanceObserver' in window)
    new PerformanceObserver(hydrate).observe({ type: 'first-input', buffered: true });
  if (scrollY > 0) hydrate();
  // Not before the page has loaded, which would delay its pictures.
  afterLoad(() => whenIdle(() => preload().catch(ignoreLoss)));
}

whenIdle(() => {
  if (document.querySelector('[data-eager]')) hydrate();
  const { analytics } = document.body.dataset;
  if (analytics) startAnalytics(analytics);
  const stack = document.querySelector('.notice-stack');
  if (stack)
    import('./landing/notices/notices')
      .then(({ startNotices }) => startNotices(stack))
      .catch(ignoreLoss);
  if (matchMedia(DECORATED_QUERY).matches)
    import('@/components/decoration/ambience').then(
      ({ startAmbience }) => startAmbience(),
      ignoreLoss,
    );
});
