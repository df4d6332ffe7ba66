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
import { planCards } from '@/lib/plans/texts';

const { controls, plans, pricing, routes, site, statistics, testimonials, notices } = content;

export const metadata = pageMetadata(routes.home, 'home', site);

interface LandingSection {
  /** Id of the element that it renders. */
  id: string;
  /** False where an owner has nothing to show in it. */
  isShown?: boolean;
  /** False for the strip of figures, which has no heading to carry a number. */
  isNumbered?: boolean;
  view: (position: number) => ReactNode;
}

/** The landing page, in the order it is read; the printed numbers follow from it. */
const sections = (): LandingSection[] => [
  { id: 'home', view: () => <HomeSection content={content.home} /> },
  {
    id: 'indicators',
    view: (position) => <IndicatorsSection content={content.indicators} position={position} />,
  },
  { id: 'demo', view: (position) => <DemoSection content={content.demo} position={position} /> },
  {
    id: 'statistics',
    isShown: statistics.items.length > 0,
    isNumbered: false,
    view: () => <StatisticsSection content={statistics} />,
  },
  {
    id: 'pricing',
    view: (position) => (
      <PricingSection
        content={pricing}
        cards={planCards(plans, pricing)}
        controls={controls}
        position={position}
      >
        <PlanComparison plans={plans} pricing={pricing} words={content.planComparison} />
        <PlanCosts plans={plans} words={content.planCosts} />
        <PlatformFit content={content.platformPlans} own={content.indicators.items.length} />
      </PricingSection>
    ),
  },
  {
    id: 'testimonials',
    isShown: testimonials.items.length > 0,
    view: (position) => (
      <TestimonialsSection
        content={testimonials}
        avatarService={site.avatarService}
        position={position}
      />
    ),
  },
  { id: 'faqs', view: (position) => <FaqsSection content={content.faqs} position={position} /> },
  {
    id: 'notices',
    isShown: notices.pool.length > 0,
    view: (position) => <NoticesSection content={notices} position={position} />,
  },
  {
    id: 'closing',
    view: (position) => <ClosingSection content={content.closing} position={position} />,
  },
];

export default function LandingPage() {
  const shown = sections().filter(({ isShown = true }) => isShown);
  const numbered = shown.filter(({ isNumbered = true }) => isNumbered);
  return (
    <>
      {shown.map((section) => (
        <SectionBoundary key={section.id} id={section.id}>
          {section.view(numbered.indexOf(section) + 1)}
        </SectionBoundary>
      ))}
      <JsonLdScript
        scriptKey="page"
        data={pageNode(routes.home, site, { plans, rating: testimonials.rating })}
      />
    </>
  );
}
