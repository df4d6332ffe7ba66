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
import { PaymentPanel } from '@/components/payment-success/payment-panel';
import { SectionBoundary } from '@/components/ui/section-boundary';

/** The parts of a page that React hydrates, by their name in the page. All else is static HTML. */
const ISLANDS = {
  header: SiteHeader,
  axis: SectionNav,
  motion: MotionToggle,
  demo: DemoSection,
  statistics: StatisticsSection,
  pricing: PricingSection,
  testimonials: TestimonialsSection,
  notices: NoticesSection,
  payment: PaymentPanel,
  // biome-ignore lint/suspicious/noExplicitAny: props come as JSON; the page passes each component its own
} satisfies Record<string, ComponentType<any>>;

export type IslandName = keyof typeof ISLANDS;

/** Islands hydrate when they are at most one viewport away. */
const NEAR = '100% 0px';

/** Hydrates in slices, so that the page keeps answering. Each island has a root of its own: a failure stays in it. */
function hydrate(host: HTMLElement, props: object): void {
  const Part = ISLANDS[host.dataset.island as IslandName] as ComponentType<object>;
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
 * Hydrates the islands of the page as they come near.
 * @throws when the file with their props cannot be loaded
 */
export async function hydrateIslands(): Promise<void> {
  const file = document.querySelector<HTMLElement>('[data-props]')?.dataset.props ?? '';
  const props: Record<string, object> = await (await fetch(file)).json();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const host = target.parentElement;
        if (!isIntersecting || !host) continue;
        observer.unobserve(target);
        hydrate(host, props[host.dataset.island ?? ''] ?? {});
      }
    },
    { rootMargin: NEAR },
  );
  // A host has no box of its own.
  for (const { firstElementChild } of document.querySelectorAll('[data-island]'))
    if (firstElementChild) observer.observe(firstElementChild);
}
