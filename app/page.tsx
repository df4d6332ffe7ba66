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
import { FilePicture } from '@/components/ui/file-picture';
import { SectionBoundary } from '@/components/ui/section-boundary';
import { avatarTemplates } from '@/lib/content/colours';
import { content } from '@/lib/content/content';
import type { Ground, SectionId } from '@/lib/content/schemas/sections';
import { LATE_STYLES } from '@/lib/pages/late-styles';
import { pageMetadata } from '@/lib/pages/metadata';
import { pageNode } from '@/lib/pages/structured-data';
import { EXAMPLE_BAR, exampleProof, PROOF_BAR } from '@/lib/pictures/example-proof';
import { drawingFolders, PICTURE_FOLDERS } from '@/lib/pictures/picture-folders';
import { planSheet, sheetWords } from '@/lib/plans/sheet';
import { costCharts, platformLimits, priceAnchor } from '@/lib/plans/texts';
import { fill } from '@/lib/text/fill';
import { numberInWords } from '@/lib/text/format';

const { controls, navigation, plans, pricing, routes, site, statistics, testimonials, notices } =
  content;
const { brands } = PICTURE_FOLDERS;
const drawings = drawingFolders(site);
/** Those of the notices themselves come with the code that shows them. */
const { pool, exampleTime, simulatedLabel, dismiss, turnOffShort, ...noticeWords } = notices;

const { provenance, plans: platforms, tool } = content.platformPlans;
const { redirecting, missingLink, dismissToast } = controls;
const { price, ...home } = content.home;
const { locale } = site;
const money = { locale, currency: site.currency };
const counts = exampleProof(EXAMPLE_BAR);
const { bar, confirmed, changed } = content.demoWords.proof;
const ledger = [
  fill(bar, { bar: `${counts.bar}` }),
  fill(confirmed, { count: counts.confirmed }, locale),
  fill(changed, { count: counts.changed }, locale),
];

/** Each with how many of its features are folded away. */
const { more, ...indicatorWords } = content.indicators;
const indicators = {
  ...indicatorWords,
  // What draws it is for the demo, whose code finds it itself.
  items: indicatorWords.items.map(({ draws, ...item }) => {
    const count = item.features.length - indicatorWords.featureIcons.length;
    const inWords = numberInWords(count, content.language.numbers, locale);
    return { ...item, more: fill(more, { count, inWords }, locale) };
  }),
};

export const metadata = pageMetadata(routes.home, 'home', site);

/** Pictures of indicators that are files, where there are some. */
const ownPictures = Object.fromEntries(
  content.indicators.items.flatMap(({ id, image: { file, alt } }) =>
    file ? [[id, <FilePicture key={id} file={file} alt={alt} />]] : [],
  ),
);

/** A section of the page: its name on the axis and its view, once its place is known. Without a name it has no number either. */
interface Part {
  name?: string;
  view: (place: { position: number; ground: Ground; locale: string }) => ReactNode;
}

const PARTS: Record<SectionId, Part> = {
  home: {
    name: content.home.label,
    view: ({ ground }) => (
      <HomeSection
        content={home}
        ledger={ledger}
        anchor={priceAnchor(content, price)}
        drawings={drawings}
        ground={ground}
      />
    ),
  },
  indicators: {
    name: content.indicators.label,
    view: (place) => (
      <IndicatorsSection
        content={indicators}
        drawings={drawings}
        {...(Object.keys(ownPictures).length > 0 && { pictures: ownPictures })}
        {...place}
      />
    ),
  },
  demo: {
    name: content.demo.label,
    view: (place) => (
      <DemoSection
        content={content.demo}
        proof={{ ...exampleProof(PROOF_BAR), later: PROOF_BAR - EXAMPLE_BAR }}
        drawings={drawings}
        {...place}
      />
    ),
  },
  statistics: { view: (place) => <StatisticsSection content={statistics} {...place} /> },
  pricing: {
    name: pricing.label,
    view: (place) => (
      <PricingSection
        content={sheetWords(pricing)}
        sheet={planSheet(content)}
        refundDays={site.refundDays}
        controls={{ redirecting, missingLink, dismissToast }}
        brands={brands}
        {...place}
      >
        {costCharts(content).map((chart) => (
          <CostChart key={chart.id} {...chart} money={money} />
        ))}
      </PricingSection>
    ),
  },
  testimonials: {
    name: testimonials.label,
    view: (place) => (
      <TestimonialsSection
        content={testimonials}
        avatarService={avatarTemplates(site.avatarService)}
        {...place}
      />
    ),
  },
  faqs: {
    name: content.faqs.label,
    view: (place) => (
      <FaqsSection
        content={content.faqs}
        platform={
          <PlatformFit
            content={{ provenance, plans: platforms, tool }}
            limits={platformLimits(content.platformPlans, locale)}
            own={content.indicators.items.length}
            locale={locale}
          />
        }
        {...place}
      />
    ),
  },
  notices: { view: (place) => <NoticesSection content={noticeWords} {...place} /> },
  closing: {
    name: content.closing.label,
    view: (place) => <ClosingSection content={content.closing} drawings={drawings} {...place} />,
  },
};

/** The landing page, in the order of `content/sections.ts`; the printed numbers follow from it. */
export default function LandingPage() {
  const parts = content.sections.flatMap(({ id }) => {
    const { name } = PARTS[id];
    return name ? [{ id, name }] : [];
  });
  return (
    <>
      {content.sections.flatMap(({ id, ground }, index) => [
        // Browsers paint what stands before it, and what follows once it is there.
        index === 1 && <link key="styles" rel="stylesheet" href={LATE_STYLES} />,
        <SectionBoundary key={id} id={id}>
          {PARTS[id].view({
            position: parts.findIndex((part) => part.id === id) + 1,
            ground,
            locale,
          })}
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
