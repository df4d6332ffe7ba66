import { JsonLdScript } from 'next-seo';
import type { ReactNode } from 'react';
import { DemoSection } from '@/components/landing/demo/demo-section';
import { FaqsSection } from '@/components/landing/faqs/faqs-section';
import { ClosingSection, HomeSection } from '@/components/landing/home-and-closing';
import { IndicatorsSection } from '@/components/landing/indicators/indicators-section';
import { NoticesSection } from '@/components/landing/notices/notices-section';
import { PlanComparison } from '@/components/landing/pricing/plan-comparison';
import { PlanCosts, PlatformFit } from '@/components/landing/pricing/plan-panels';
import { PricingSection } from '@/components/landing/pricing/pricing-section';
import { StatisticsSection } from '@/components/landing/statistics-section';
import { TestimonialsSection } from '@/components/landing/testimonials/testimonials-section';
import { SectionBoundary } from '@/components/ui/section-boundary';
import { content } from '@/lib/content/content';
import { pageMetadata } from '@/lib/pages/metadata';
import { pageNode } from '@/lib/pages/structured-data';
import { PICTURE_FOLDERS } from '@/lib/pictures/picture-folders';
import { planCards } from '@/lib/plans/texts';

const { controls, plans, pricing, routes, site, statistics, testimonials, notices } = content;
const { brands, drawings } = PICTURE_FOLDERS;

export const metadata = pageMetadata(routes.home, 'home', site);

/** The landing page, in the order it is read; the printed numbers follow from it. */
const sections: Record<string, (position: number) => ReactNode> = {
  home: () => <HomeSection content={content.home} drawings={drawings} />,
  indicators: (position) => (
    <IndicatorsSection content={content.indicators} position={position} drawings={drawings} />
  ),
  demo: (position) => (
    <DemoSection content={content.demo} position={position} drawings={drawings} />
  ),
  statistics: () => <StatisticsSection content={statistics} />,
  pricing: (position) => (
    <PricingSection
      content={pricing}
      cards={planCards(plans, pricing)}
      controls={controls}
      brands={brands}
      position={position}
    >
      <PlanComparison plans={plans} pricing={pricing} words={content.planComparison} />
      <PlanCosts plans={plans} words={content.planCosts} />
      <PlatformFit content={content.platformPlans} own={content.indicators.items.length} />
    </PricingSection>
  ),
  testimonials: (position) => (
    <TestimonialsSection
      content={testimonials}
      avatarService={site.avatarService}
      position={position}
    />
  ),
  faqs: (position) => <FaqsSection content={content.faqs} position={position} />,
  notices: (position) => <NoticesSection content={notices} position={position} />,
  closing: (position) => (
    <ClosingSection content={content.closing} position={position} drawings={drawings} />
  ),
};

export default function LandingPage() {
  // Where an owner has nothing to show, a section is left out.
  const lists: Record<string, readonly unknown[]> = {
    statistics: statistics.items,
    testimonials: testimonials.items,
    notices: notices.pool,
  };
  const shown = Object.entries(sections).filter(([id]) => lists[id]?.length !== 0);
  // The strip of figures has no heading to carry a number.
  const numbered = shown.map(([id]) => id).filter((id) => id !== 'statistics');
  return (
    <>
      {shown.map(([id, view]) => (
        <SectionBoundary key={id} id={id}>
          {view(numbered.indexOf(id) + 1)}
        </SectionBoundary>
      ))}
      <JsonLdScript
        scriptKey="page"
        data={pageNode(routes.home, site, { plans, rating: testimonials.rating })}
      />
    </>
  );
}
