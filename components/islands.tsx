import { type ComponentType, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { DemoSection } from '@/components/landing/demo/demo-section';
import { NoticesSection } from '@/components/landing/notices/notices-section';
import { PricingSection } from '@/components/landing/pricing/pricing-section';
import { StatisticsSection } from '@/components/landing/statistics/statistics-section';
import { TestimonialsSection } from '@/components/landing/testimonials/testimonials-section';
import { MotionToggle } from '@/components/layout/motion-toggle';
import { SectionNav } from '@/components/layout/section-nav';
import { SiteHeader } from '@/components/layout/site-header';
import { SectionBoundary } from '@/components/ui/section-boundary';
import { islandProps } from '@/lib/browser/island-props';
import { loadPart } from '@/lib/browser/retry';

/** Islands by name, except `payment`, which loads lazily. */
const ISLANDS = {
  header: SiteHeader,
  axis: SectionNav,
  motion: MotionToggle,
  demo: DemoSection,
  statistics: StatisticsSection,
  pricing: PricingSection,
  testimonials: TestimonialsSection,
  notices: NoticesSection,
  // biome-ignore lint/suspicious/noExplicitAny: the page passes each component its own props as JSON
} satisfies Record<string, ComponentType<any>>;

export type IslandName = keyof typeof ISLANDS | 'payment';

/** Islands hydrate when they are at most one viewport away. */
const NEAR = '100% 0px';

async function componentOf(name: IslandName): Promise<ComponentType<object>> {
  // The landing page must not load the payment panel's code.
  if (name === 'payment') {
    const panel = () => import('@/components/payment-success/payment-panel');
    return (await loadPart(panel)).PaymentPanel as ComponentType<object>;
  }
  return ISLANDS[name] as ComponentType<object>;
}

/** Hydrates an island in its own root, so that an error does not reach other islands. */
async function hydrate(host: HTMLElement, props: object): Promise<void> {
  const Part = await componentOf(host.dataset.island as IslandName);
  // In a transition, React hydrates in slices; the page stays responsive.
  startTransition(() => {
    hydrateRoot(
      host,
      <SectionBoundary prerendered={host.firstElementChild}>
        <Part {...props} />
      </SectionBoundary>,
    );
  });
}

/**
 * Hydrates each island when it gets near the viewport.
 * @throws if the props file cannot be loaded
 */
export async function hydrateIslands(): Promise<void> {
  const props = await islandProps();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const host = target.parentElement;
        if (!isIntersecting || !host) continue;
        observer.unobserve(target);
        void hydrate(host, props[host.dataset.island ?? ''] ?? {});
      }
    },
    { rootMargin: NEAR },
  );
  // The host has no box, so observe the element inside it.
  for (const { firstElementChild } of document.querySelectorAll('[data-island]'))
    if (firstElementChild) observer.observe(firstElementChild);
}
