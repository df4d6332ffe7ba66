import { ClosingSection } from '@/components/landing/closing/closing-section';
import { DemoSection } from '@/components/landing/demo/demo-section';
import { FaqsSection } from '@/components/landing/faqs/faqs-section';
import { HomeSection } from '@/components/landing/home/home-section';
import { IndicatorsSection } from '@/components/landing/indicators/indicators-section';
import { NoticesSection } from '@/components/landing/notices/notices-section';
import { PlanComparison } from '@/components/landing/pricing/plan-comparison';
import { PlanCosts } from '@/components/landing/pricing/plan-costs';
import { PlatformFit } from '@/components/landing/pricing/platform-fit';
import { PricingSection } from '@/components/landing/pricing/pricing-section';
import { StatisticsSection } from '@/components/landing/statistics/statistics-section';
import { TestimonialsSection } from '@/components/landing/testimonials/testimonials-section';
import { SectionBoundary } from '@/components/ui/section-boundary';
import { closing } from '@/content/closing';
import { controls } from '@/content/controls';
import { demo } from '@/content/demo';
import { faqs } from '@/content/faqs';
import { home } from '@/content/home';
import { indicators } from '@/content/indicators';
import { notices } from '@/content/notices';
import { planComparison } from '@/content/plan-comparison';
import { planCosts } from '@/content/plan-costs';
import { plans } from '@/content/plans';
import { platformPlans } from '@/content/platform-plans';
import { pricing } from '@/content/pricing';
import { routes } from '@/content/routes';
import { site } from '@/content/site';
import { statistics } from '@/content/statistics';
import { testimonials } from '@/content/testimonials';
import { sectionPositions } from '@/lib/landing/section-positions';
import { pageMetadata } from '@/lib/metadata/page-metadata';
import { planCards } from '@/lib/plans/plan-card';
import { pageNode } from '@/lib/structured-data/graph';
import { JsonLd } from '@/lib/structured-data/json-ld';

export const metadata = pageMetadata(routes.home, 'home', site);

/** Whether a section has something to show: an owner may have no figures, no testimonials or no notices. */
const shownSections = () => ({
  statistics: statistics.items.length > 0,
  testimonials: testimonials.items.length > 0,
  notices: notices.pool.some(({ isActive }) => isActive),
});

/** The landing page, in the order it is read. */
export default function LandingPage() {
  const shown = shownSections();
  const positions = sectionPositions(
    (['statistics', 'testimonials', 'notices'] as const).filter((name) => !shown[name]),
  );
  return (
    <>
      <SectionBoundary id="home">
        <HomeSection content={home} />
      </SectionBoundary>
      <SectionBoundary id="indicators">
        <IndicatorsSection content={indicators} position={positions.indicators} />
      </SectionBoundary>
      <SectionBoundary id="demo">
        <DemoSection content={demo} position={positions.demo} />
      </SectionBoundary>
      {shown.statistics && (
        <SectionBoundary id="statistics">
          <StatisticsSection content={statistics} />
        </SectionBoundary>
      )}
      <SectionBoundary id="pricing">
        <PricingSection
          content={pricing}
          cards={planCards(plans, pricing)}
          controls={controls}
          position={positions.pricing}
        >
          <PlanComparison plans={plans} pricing={pricing} words={planComparison} />
          <PlanCosts plans={plans} words={planCosts} />
          <PlatformFit content={platformPlans} own={indicators.items.length} />
        </PricingSection>
      </SectionBoundary>
      {shown.testimonials && (
        <SectionBoundary id="testimonials">
          <TestimonialsSection
            content={testimonials}
            avatarService={site.avatarService}
            position={positions.testimonials}
          />
        </SectionBoundary>
      )}
      <SectionBoundary id="faqs">
        <FaqsSection content={faqs} position={positions.faqs} />
      </SectionBoundary>
      {shown.notices && (
        <SectionBoundary id="notices">
          <NoticesSection content={notices} position={positions.notices} />
        </SectionBoundary>
      )}
      <SectionBoundary id="closing">
        <ClosingSection content={closing} position={positions.closing} />
      </SectionBoundary>
      <JsonLd
        scriptKey="page"
        data={pageNode(routes.home, site, { plans, rating: testimonials.rating })}
      />
    </>
  );
}
