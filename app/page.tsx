import { JsonLdScript } from 'next-seo';
import { Fragment, type ReactNode } from 'react';
import { closingProps } from '@/components/landing/closing/closing-props';
import { ClosingSection } from '@/components/landing/closing/closing-section';
import { demoProps } from '@/components/landing/demo/demo-props';
import { DemoSection } from '@/components/landing/demo/demo-section';
import { FaqsSection } from '@/components/landing/faqs/faqs-section';
import { homeProps } from '@/components/landing/home/home-props';
import { HomeSection } from '@/components/landing/home/home-section';
import { indicatorsProps } from '@/components/landing/indicators/indicators-props';
import { IndicatorsSection } from '@/components/landing/indicators/indicators-section';
import { pricingProps } from '@/components/landing/pricing/pricing-props';
import { PricingSection } from '@/components/landing/pricing/pricing-section';
import { StatisticsSection } from '@/components/landing/statistics/statistics-section';
import { TestimonialsSection } from '@/components/landing/testimonials/testimonials-section';
import { SectionNav } from '@/components/layout/section-nav';
import { Island } from '@/components/ui/island';
import type { SectionPlace } from '@/components/ui/section';
import type { SectionId } from '@/content/schemas/sections';
import { content } from '@/lib/content/content';
import { FEED_PATH } from '@/lib/pages/markdown-pages';
import { pageMetadata } from '@/lib/pages/metadata';
import { pageNode } from '@/lib/pages/structured-data';
import { avatarTemplates } from '@/lib/pictures/colors';

const { articles, faqs, plans, routes, site, statistics, testimonials } = content;

const avatars = avatarTemplates(site.avatarService);

const feed = articles.length > 0 ? FEED_PATH : null;

export const metadata = pageMetadata(routes.home, 'home', site, feed);

const VIEWS: Record<SectionId, (place: SectionPlace) => ReactNode> = {
  home: async (place) => <HomeSection {...(await homeProps())} {...place} />,
  indicators: async (place) => <IndicatorsSection {...(await indicatorsProps())} {...place} />,
  demo: (place) => <Island name="demo" view={DemoSection} props={{ ...demoProps(), ...place }} />,
  statistics: (place) => (
    <Island name="statistics" view={StatisticsSection} props={{ texts: statistics, ...place }} />
  ),
  pricing: (place) => (
    <Island name="pricing" view={PricingSection} props={{ ...pricingProps(), ...place }} />
  ),
  testimonials: (place) => (
    <Island
      name="testimonials"
      view={TestimonialsSection}
      props={{ texts: testimonials, avatarService: avatars, ...place }}
    />
  ),
  faqs: (place) => <FaqsSection texts={faqs} {...place} />,
  // In `site-footer.tsx`.
  notices: () => null,
  closing: async (place) => <ClosingSection {...(await closingProps())} {...place} />,
};

/** Sections that the rail names and numbers. */
const NAMES: Partial<Record<SectionId, string>> = {
  home: site.name,
  indicators: content.indicators.label,
  demo: content.demo.label,
  pricing: content.pricing.label,
  testimonials: testimonials.label,
  faqs: faqs.label,
  closing: content.closing.label,
};

export default async function LandingPage() {
  const parts = content.sections.flatMap(({ id }) => {
    const name = NAMES[id];
    return name ? [{ id, name }] : [];
  });
  const views = content.sections.map(async ({ id, theme }) => {
    const position = parts.findIndex((part) => part.id === id) + 1;
    return (
      <Fragment key={id}>{await VIEWS[id]({ position, theme, locale: site.locale })}</Fragment>
    );
  });
  return (
    <>
      {await Promise.all(views)}
      <Island
        name="axis"
        view={SectionNav}
        props={{ label: content.navigation.sectionsLabel, parts }}
      />
      <JsonLdScript
        scriptKey="page"
        data={pageNode(routes.home, site, { plans, rating: testimonials.rating })}
      />
    </>
  );
}
