import { JsonLdScript } from 'next-seo';
import { Fragment, type ReactNode } from 'react';
import { ClosingSection } from '@/components/landing/closing/closing-section';
import { DemoSection } from '@/components/landing/demo/demo-section';
import { FaqsSection } from '@/components/landing/faqs/faqs-section';
import { HomeSection } from '@/components/landing/home/home-section';
import { IndicatorsSection } from '@/components/landing/indicators/indicators-section';
import { NoticesSection } from '@/components/landing/notices/notices-section';
import { PricingSection } from '@/components/landing/pricing/pricing-section';
import { StatisticsSection } from '@/components/landing/statistics/statistics-section';
import { TestimonialsSection } from '@/components/landing/testimonials/testimonials-section';
import { PriceAxis } from '@/components/layout/price-axis';
import { Island } from '@/components/ui/island';
import type { Ground, SectionId } from '@/content/schemas/sections';
import { content } from '@/lib/content/content';
import { pageMetadata } from '@/lib/pages/metadata';
import { pageNode } from '@/lib/pages/structured-data';
import { avatarTemplates } from '@/lib/pictures/colours';
import {
  EXAMPLE_BAR,
  exampleProof,
  PROOF_BAR,
  type ProofCounts,
} from '@/lib/pictures/example-proof';
import { drawingFolders, PICTURE_FOLDERS } from '@/lib/pictures/picture-folders';
import { planPrice } from '@/lib/plans/figures';
import { buildPricingTable } from '@/lib/plans/sheet';
import { startingPrice } from '@/lib/plans/texts';
import { fill } from '@/lib/text/fill';

const { controls, navigation, plans, pricing, routes, site, statistics, testimonials, notices } =
  content;
const { brands } = PICTURE_FOLDERS;
const drawings = drawingFolders(site);
/** Those of the notices themselves come with the code that shows them. */
const { pool, exampleTime, simulatedLabel, dismiss, turnOffShort, ...noticeWords } = notices;

const { card, costs, ...pricingLabels } = pricing;
const { redirecting, missingLink, dismissToast } = controls;
const { price, ...home } = content.home;
const { locale } = site;
const money = { locale, currency: site.currency };

/** @returns what the hero's picture has confirmed, in words */
function ledgerOf(counts: ProofCounts): string[] {
  const { bar, confirmed, changed } = content.demoWords.proof;
  return [
    fill(bar, { bar: `${counts.bar}` }),
    fill(confirmed, { count: counts.confirmed }, locale),
    fill(changed, { count: counts.changed }, locale),
  ];
}

/** Each with how many of its features are folded away. */
const { more, ...indicatorWords } = content.indicators;
const indicators = {
  ...indicatorWords,
  // What draws it is for the demo, whose code finds it itself.
  items: indicatorWords.items.map(({ draws, ...item }) => {
    const count = item.features.length - indicatorWords.featureIcons.length;
    return { ...item, more: fill(more, { count }, locale) };
  }),
};

export const metadata = pageMetadata(routes.home, 'home', site);

/** A section of the page: its name on the axis and its view, once its place is known. Without a name it has no number either. */
interface Part {
  name?: string;
  view: (place: { position: number; ground: Ground; locale: string }) => ReactNode;
}

/** @param shown counted up to the hero's picture @param printed up to where the proof is */
const partsOf = (shown: ProofCounts, printed: ProofCounts): Record<SectionId, Part> => ({
  home: {
    name: site.name,
    view: ({ ground }) => (
      <HomeSection
        content={home}
        ledger={ledgerOf(shown)}
        anchor={startingPrice(content, price)}
        drawings={drawings}
        ground={ground}
      />
    ),
  },
  indicators: {
    name: content.indicators.label,
    view: (place) => <IndicatorsSection content={indicators} drawings={drawings} {...place} />,
  },
  demo: {
    name: content.demo.label,
    view: (place) => (
      <Island name="demo">
        <DemoSection
          content={content.demo}
          proof={{ ...printed, later: printed.bar - shown.bar }}
          drawings={drawings}
          {...place}
        />
      </Island>
    ),
  },
  statistics: {
    view: (place) => (
      <Island name="statistics">
        <StatisticsSection content={statistics} {...place} />
      </Island>
    ),
  },
  pricing: {
    name: pricing.label,
    view: (place) => (
      <Island name="pricing">
        <PricingSection
          content={pricingLabels}
          sheet={buildPricingTable(content)}
          refundDays={site.refundDays}
          controls={{ redirecting, missingLink, dismissToast }}
          brands={brands}
          costs={{
            prices: plans.map((plan) => planPrice(plan, site.currency)),
            words: costs,
            money,
          }}
          {...place}
        />
      </Island>
    ),
  },
  testimonials: {
    name: testimonials.label,
    view: (place) => (
      <Island name="testimonials">
        <TestimonialsSection
          content={testimonials}
          avatarService={avatarTemplates(site.avatarService)}
          {...place}
        />
      </Island>
    ),
  },
  faqs: {
    name: content.faqs.label,
    view: (place) => <FaqsSection content={content.faqs} {...place} />,
  },
  notices: {
    view: (place) => (
      <Island name="notices">
        <NoticesSection content={noticeWords} {...place} />
      </Island>
    ),
  },
  closing: {
    name: content.closing.label,
    view: (place) => <ClosingSection content={content.closing} drawings={drawings} {...place} />,
  },
});

/** The landing page, in the order of `content/sections.ts`; the printed numbers follow from it. */
export default function LandingPage() {
  const named = partsOf(exampleProof(EXAMPLE_BAR), exampleProof(PROOF_BAR));
  const parts = content.sections.flatMap(({ id }) => {
    const { name } = named[id];
    return name ? [{ id, name }] : [];
  });
  const sections = content.sections.map(({ id, ground }) => {
    const position = parts.findIndex((part) => part.id === id) + 1;
    return <Fragment key={id}>{named[id].view({ position, ground, locale })}</Fragment>;
  });
  return (
    <>
      {sections}
      <Island name="axis">
        <PriceAxis label={navigation.partsLabel} parts={parts} />
      </Island>
      <JsonLdScript
        scriptKey="page"
        data={pageNode(routes.home, site, { plans, rating: testimonials.rating })}
      />
    </>
  );
}
