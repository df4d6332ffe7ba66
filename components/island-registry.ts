import type { Attributes, ComponentProps } from 'react';
import { DemoSection } from '@/components/landing/demo/demo-section';
import { NoticesSection } from '@/components/landing/notices/notices-section';
import { PricingSection } from '@/components/landing/pricing/pricing-section';
import { StatisticsSection } from '@/components/landing/statistics/statistics-section';
import { TestimonialsSection } from '@/components/landing/testimonials/testimonials-section';
import { MotionToggle } from '@/components/layout/motion-toggle';
import { SectionNav } from '@/components/layout/section-nav';
import { SiteHeader } from '@/components/layout/site-header';

/** Loads the components that hydrate (`islands.tsx`), by name. */
export const ISLANDS = {
  header: () => SiteHeader,
  axis: () => SectionNav,
  motion: () => MotionToggle,
  demo: () => DemoSection,
  statistics: () => StatisticsSection,
  pricing: () => PricingSection,
  testimonials: () => TestimonialsSection,
  notices: () => NoticesSection,
  // The landing page must not load this code.
  check: async () => (await import('@/components/repaint-check/check-tool')).CheckTool,
  finder: async () => (await import('@/components/repaint-index/index-finder')).IndexFinder,
  payment: async () => (await import('@/components/payment-success/payment-panel')).PaymentPanel,
};

export type IslandName = keyof typeof ISLANDS;

export type IslandProps<Name extends IslandName> = Attributes &
  ComponentProps<Awaited<ReturnType<(typeof ISLANDS)[Name]>>>;
