import { JsonLdScript } from 'next-seo';
import type { ReactNode } from 'react';
import { ClosingSection } from '@/components/landing/closing/closing-section';
import { DemoSection } from '@/components/landing/demo/demo-section';
import { FaqsSection } from '@/components/landing/faqs/faqs-section';
import { PlatformFit } from '@/components/landing/faqs/platform-fit';
import { HomeSection } from '@/components/landing/home/home-section';
import { IndicatorsSection } from '@/components/landing/indicators/indicators-section';
import { NoticesSection } from '@/components/landing/notices/notices-section';
import { CostChart } from '@/components/landing/pricing/cost-chart';
import { PricingSection } from '@/components/landing/pricing/pricing-section';
import { StatisticsSection } from '@/components/landing/statistics/statistics-section';
import { TestimonialsSection } from '@/components/landing/testimonials/testimonials-section';
import { PriceAxis } from '@/components/layout/price-axis';
import type { Ground } from '@/components/ui/section';
import { SectionBoundary } from '@/components/ui/section-boundary';
import { content } from '@/lib/content/content';
import { LATE_STYLES } from '@/lib/pages/late-styles';
import { pageMetadata } from '@/lib/pages/metadata';
import { pageNode } from '@/lib/pages/structured-data';
import { EXAMPLE_BAR, exampleProof, PROOF_BAR } from '@/lib/pictures/example-proof';
import { PICTURE_FOLDERS } from '@/lib/pictures/picture-folders';
import { planPrice } from '@/lib/plans/figures';
import { planSheet, platformLimits, priceAnchor, sheetWords } from '@/lib/plans/texts';
import { fill } from '@/lib/text/fill';

const { controls, navigation, plans, pricing, routes, site, statistics, testimonials, notices } =
  content;
const { brands, drawings } = PICTURE_FOLDERS;
/** They come with the code that shows them. */
const { pool, ...noticeWords } = notices;

const { provenance, plans: platforms, tool } = content.platformPlans;
const { redirecting, missingLink, dismissToast } = controls;
const { price, ...home } = content.home;
const counts = exampleProof(EXAMPLE_BAR);
const { bar, confirmed, changed } = content.demoWords.proof;
const ledger = [
  fill(bar, { bar: counts.bar }),
  fill(confirmed, { count: counts.confirmed.toLocaleString('en-US') }),
  fill(changed, { count: counts.changed }),
];

export const metadata = pageMetadata(routes.home, 'home', site);

/** A section, once its place is known. */
type View = (place: { position: number; ground: Ground }) => ReactNode;

/**
 * The landing page, in the order it is read, each section on its ground; the printed numbers follow from it. A strip between
 * the sections has no name on the axis, and no number.
 */
const sections: [id: string, ground: Ground, name: string | null, view: View][] = [
  [
    'home',
    'night',
    content.home.label,
    ({ ground }) => (
      <HomeSection
        content={home}
        ledger={ledger}
        anchor={priceAnchor(plans, price)}
        drawings={drawings}
        ground={ground}
      />
    ),
  ],
  [
    'indicators',
    'night',
    content.indicators.label,
    (place) => <IndicatorsSection content={content.indicators} drawings={drawings} {...place} />,
  ],
  [
    'demo',
    'room',
    content.demo.label,
    (place) => (
      <DemoSection
        content={content.demo}
        proof={{ ...exampleProof(PROOF_BAR), later: PROOF_BAR - EXAMPLE_BAR }}
        drawings={drawings}
        {...place}
      />
    ),
  ],
  ['statistics', 'night', null, (place) => <StatisticsSection content={statistics} {...place} />],
  [
    'pricing',
    'paper',
    pricing.label,
    (place) => (
      <PricingSection
        content={sheetWords(pricing)}
        sheet={planSheet(plans, pricing)}
        refundDays={site.refundDays}
        controls={{ redirecting, missingLink, dismissToast }}
        brands={brands}
        {...place}
      >
        <CostChart prices={plans.map(planPrice)} words={content.planCosts} />
      </PricingSection>
    ),
  ],
  [
    'testimonials',
    'night',
    testimonials.label,
    (place) => (
      <TestimonialsSection content={testimonials} avatarService={site.avatarService} {...place} />
    ),
  ],
  [
    'faqs',
    'night',
    content.faqs.label,
    (place) => (
      <FaqsSection
        content={content.faqs}
        platform={
          <PlatformFit
            content={{ provenance, plans: platforms, tool }}
            limits={platformLimits(content.platformPlans)}
            own={content.indicators.items.length}
          />
        }
        {...place}
      />
    ),
  ],
  ['notices', 'night', null, (place) => <NoticesSection content={noticeWords} {...place} />],
  [
    'closing',
    'room',
    content.closing.label,
    (place) => <ClosingSection content={content.closing} drawings={drawings} {...place} />,
  ],
];

export default function LandingPage() {
  // Where an owner has nothing to show, a section is left out.
  const lists: Record<string, readonly unknown[]> = {
    statistics: statistics.items,
    testimonials: testimonials.items,
    notices: pool,
  };
  const shown = sections.filter(([id]) => lists[id]?.length !== 0);
  const parts = shown.flatMap(([id, , name]) => (name ? [{ id, name }] : []));
  return (
    <>
      {shown.flatMap(([id, ground, , view], index) => [
        // Browsers paint what stands before it, and what follows once it is there.
        index === 1 && <link key="styles" rel="stylesheet" href={LATE_STYLES} />,
        <SectionBoundary key={id} id={id}>
          {view({ position: parts.findIndex((part) => part.id === id) + 1, ground })}
        </SectionBoundary>,
      ])}
      <PriceAxis label={navigation.partsLabel} parts={parts} />
      <JsonLdScript
        scriptKey="page"
        data={pageNode(routes.home, site, { plans, rating: testimonials.rating })}
      />
    </>
  );
}
