import { JsonLdScript } from 'next-seo';
import { Fragment, type ReactNode } from 'react';
import { ClosingSection } from '@/components/landing/closing/closing-section';
import { DemoSection } from '@/components/landing/demo/demo-section';
import { FaqsSection } from '@/components/landing/faqs/faqs-section';
import { HomeSection } from '@/components/landing/home/home-section';
import { IndicatorsSection } from '@/components/landing/indicators/indicators-section';
import { PricingSection } from '@/components/landing/pricing/pricing-section';
import { StatisticsSection } from '@/components/landing/statistics/statistics-section';
import { TestimonialsSection } from '@/components/landing/testimonials/testimonials-section';
import { SectionNav } from '@/components/layout/section-nav';
import { Island } from '@/components/ui/island';
import type { Picture } from '@/content/schemas/landing';
import type { SectionId, SectionTheme } from '@/content/schemas/sections';
import { content } from '@/lib/content/content';
import { FEED_PATH } from '@/lib/pages/markdown-pages';
import { pageMetadata } from '@/lib/pages/metadata';
import { pageNode } from '@/lib/pages/structured-data';
import { closingAlert } from '@/lib/pictures/closing-alert';
import { avatarTemplates } from '@/lib/pictures/colors';
import { exampleProof, type ProofCounts, SOLD_INDICATORS } from '@/lib/pictures/example-proof';
import { shownPicture } from '@/lib/pictures/own-pictures';
import { drawingFolders, PICTURE_FOLDERS } from '@/lib/pictures/picture-folders';
import { planPrice } from '@/lib/plans/figures';
import { buildPricingTable, startingPrice } from '@/lib/plans/texts';
import { fill } from '@/lib/text/fill';
import { formatNumber } from '@/lib/text/format';
import { joinSentences } from '@/lib/text/sentences';

const { demoWords, demoDetails, demoFile, glossary } = content;
const { controls, navigation, plans, pricing, routes, site, statistics, testimonials } = content;
const { brands } = PICTURE_FOLDERS;
const drawings = drawingFolders(site);

const { card, costs, ...pricingLabels } = pricing;
const { redirecting, missingLink, dismissToast } = controls;
const { price, proof, picture: homePicture, callout, ...home } = content.home;
const { picture: closingPicture, alert: _, ...closing } = content.closing;
const { locale } = site;
const money = { locale, currency: site.currency };

/** Returns the sentences under the hero chart, split at their large number. */
function proofOf({ confirmed, changed, drawn, moved }: ProofCounts) {
  const split = (text: string, count: number, all: number) => ({
    words: text.split('{changed}').map((part) => fill(part, { count: all }, locale)),
    count: formatNumber(count, locale),
  });
  return [split(proof.kept, changed, confirmed), split(proof.repainted, moved, drawn)];
}

const { simulated } = content.frame;

/** CSS pixels; in a row, high panels leave gaps in the others. */
const MAX_PANEL_HEIGHT = 480;

/** Adds what the phone in the drawing shows. */
function withAlert(picture: Picture): Picture {
  if (picture.drawing !== 'closing') return picture;
  const { title, text } = closingAlert();
  return { ...picture, alt: joinSentences([picture.alt, title, text]) };
}

/** Adds the sizes of the owner's pictures. */
async function pictures() {
  const { more, items, ...words } = content.indicators;
  const shown = items.map(async ({ draws, image, ...item }) => {
    const count = item.features.length - words.featureIcons.length;
    const picture = await shownPicture(image, simulated, MAX_PANEL_HEIGHT);
    return { ...item, more: fill(more, { count }, locale), image: picture };
  });
  return {
    hero: await shownPicture(homePicture, simulated),
    indicators: { ...words, items: await Promise.all(shown) },
    closing: await shownPicture(withAlert(closingPicture), simulated),
  };
}

const feed = content.articles.length > 0 ? FEED_PATH : null;

export const metadata = pageMetadata(routes.home, 'home', site, feed);

interface Part {
  name?: string;
  view: (place: { position: number; theme: SectionTheme; locale: string }) => ReactNode;
}

const partsOf = (
  counts: ProofCounts,
  own: Awaited<ReturnType<typeof pictures>>,
): Record<SectionId, Part> => ({
  home: {
    name: site.name,
    view: ({ theme }) => (
      <HomeSection
        content={home}
        picture={own.hero}
        proof={proofOf(counts)}
        anchor={startingPrice(content, price)}
        drawings={drawings}
        theme={theme}
      />
    ),
  },
  indicators: {
    name: content.indicators.label,
    view: (place) => <IndicatorsSection content={own.indicators} drawings={drawings} {...place} />,
  },
  demo: {
    name: content.demo.label,
    view: (place) => (
      <Island name="demo">
        <DemoSection
          content={content.demo}
          proof={counts}
          sold={SOLD_INDICATORS}
          texts={{ demoWords, demoDetails, demoFile, glossary }}
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
  // In the footer.
  notices: { view: () => null },
  closing: {
    name: content.closing.label,
    view: (place) => (
      <ClosingSection content={closing} picture={own.closing} drawings={drawings} {...place} />
    ),
  },
});

export default async function LandingPage() {
  const named = partsOf(exampleProof(), await pictures());
  const parts = content.sections.flatMap(({ id }) => {
    const { name } = named[id];
    return name ? [{ id, name }] : [];
  });
  const sections = content.sections.map(({ id, theme }) => {
    const position = parts.findIndex((part) => part.id === id) + 1;
    return <Fragment key={id}>{named[id].view({ position, theme, locale })}</Fragment>;
  });
  return (
    <>
      {sections}
      <Island name="axis">
        <SectionNav label={navigation.sectionsLabel} parts={parts} />
      </Island>
      <JsonLdScript
        scriptKey="page"
        data={pageNode(routes.home, site, { plans, rating: testimonials.rating })}
      />
    </>
  );
}
