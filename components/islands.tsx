'use client';

import { type ComponentType, type ReactNode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { PageExtras } from '@/components/layout/page-extras';
import { SiteHeader } from '@/components/layout/site-header';
import { giveUp, SectionBoundary } from '@/components/ui/section-boundary';
import { whenIdle } from '@/lib/browser/late-code';

/** A component of its own properties; which they are, the page and the component agree upon. */
// biome-ignore lint/suspicious/noExplicitAny: they come as JSON
type View = ComponentType<any>;

/** What every page starts with. */
const FIRST = { header: SiteHeader, extras: PageExtras } satisfies Record<string, View>;

/** The code of each other part, by its name in the page. */
const LATER = {
  motion: () => import('./layout/motion-toggle').then(({ MotionToggle }) => MotionToggle),
  axis: () => import('./layout/price-axis').then(({ PriceAxis }) => PriceAxis),
  demo: () => import('./landing/demo/demo-section').then(({ DemoSection }) => DemoSection),
  statistics: () =>
    import('./landing/statistics/statistics-section').then((code) => code.StatisticsSection),
  pricing: () => import('./landing/pricing/pricing-section').then((code) => code.PricingSection),
  testimonials: () =>
    import('./landing/testimonials/testimonials-section').then((code) => code.TestimonialsSection),
  faqs: () => import('./landing/faqs/faqs-section').then(({ FaqsSection }) => FaqsSection),
  notices: () => import('./landing/notices/notices-section').then((code) => code.NoticesSection),
  payment: () => import('./payment-success/payment-panel').then((code) => code.PaymentPanel),
} satisfies Record<string, () => Promise<View>>;

export type IslandName = keyof typeof FIRST | keyof typeof LATER;

type Given = Record<string, object>;

declare global {
  interface Window {
    /** What the build took out of the page: what the islands that start with it are given, and where that of the others is. */
    islands?: { now: Given; later: string };
  }
}

/** After this an island counts as lost; it starts all the same when its code still comes. */
const LOST_MS = 10_000;
/** Until a file that failed is asked for again: the page's starter fetches it past the cache meanwhile. */
const AGAIN_MS = 1000;
/** Sections that come near start, once the visitor shows to be there; before, those in sight alone. */
const NEAR = '100% 0px';
const SIGNS = ['scroll', 'pointermove', 'pointerdown', 'keydown', 'touchstart'] as const;

const again = <Code,>(load: (cache: RequestCache) => Promise<Code>) =>
  load('default').catch(() =>
    new Promise((wait) => setTimeout(wait, AGAIN_MS)).then(() => load('reload')),
  );

/** What waits no longer says so: presses are not remembered any more, answers are shown. */
function Live({ host, children }: { host: Element; children: ReactNode }) {
  useEffect(() => host.removeAttribute('data-waits'), [host]);
  return children;
}

/** Has React take over an island in slices, so that the page keeps answering. */
function takeOver(host: HTMLElement, Part: View, given: object): void {
  delete host.dataset.scripts;
  startTransition(() => {
    hydrateRoot(
      host,
      <Live host={host}>
        <SectionBoundary prerendered={host.firstElementChild}>
          <Part {...given} />
        </SectionBoundary>
      </Live>,
    );
  });
}

/** Starts the islands of a page as they are needed; each has a React root of its own, so that none can take another along. */
function startIslands({ now, later }: NonNullable<Window['islands']>): void {
  const hosts = [...document.querySelectorAll<HTMLElement>('[data-waits]')];
  const started = new Set<HTMLElement>();
  let file: Promise<Given> | undefined;
  async function givenLater(name: string): Promise<object> {
    file ??= again((cache) => fetch(later, { cache }).then((answer) => answer.json()));
    return (await file)[name] ?? {};
  }
  const fetched = (name: keyof typeof LATER) =>
    Promise.all([again(LATER[name]), now[name] ?? givenLater(name)]);

  function wake(host: HTMLElement): void {
    if (started.has(host)) return;
    started.add(host);
    const name = host.dataset.waits as IslandName;
    if (name === 'header' || name === 'extras') {
      takeOver(host, FIRST[name], now[name] ?? {});
      return;
    }
    const lose = () => giveUp(host);
    const timer = setTimeout(lose, LOST_MS);
    fetched(name)
      .then(([Part, given]) => takeOver(host, Part, given), lose)
      .finally(() => clearTimeout(timer));
  }

  function wakeAround(target: EventTarget | null): void {
    const host = target instanceof Element && target.closest<HTMLElement>('[data-waits]');
    if (host) wake(host);
  }

  function wakeNear(rootMargin: string): void {
    if (!('IntersectionObserver' in window)) {
      hosts.forEach(wake);
      return;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) if (isIntersecting) wakeAround(target);
      },
      { rootMargin },
    );
    // A host has no box of its own.
    for (const { firstElementChild } of hosts)
      if (firstElementChild) observer.observe(firstElementChild);
  }

  for (const host of hosts) if (host.dataset.waits && host.dataset.waits in FIRST) wake(host);
  for (const control of document.querySelectorAll('[data-pressed]')) wakeAround(control);
  for (const event of ['pointerdown', 'focusin', 'click'])
    addEventListener(event, ({ target }) => wakeAround(target), { capture: true, passive: true });
  wakeNear('0px');
  whenIdle(() => {
    for (const host of hosts) if (host.dataset.waits && host.dataset.waits in now) wake(host);
  });
  const ending = new AbortController();
  const onSign = () => {
    ending.abort();
    wakeNear(NEAR);
  };
  for (const sign of SIGNS)
    addEventListener(sign, onSign, { signal: ending.signal, passive: true });
}

// In a task of its own: this module's first run brings React's.
if (typeof window !== 'undefined' && window.islands) {
  const { islands } = window;
  setTimeout(() => startIslands(islands));
}

/** Has the bundler bring this module with every page. */
export function Islands() {
  return null;
}
