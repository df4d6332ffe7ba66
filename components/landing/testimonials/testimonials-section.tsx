'use client';

import { ArrowLeft, ArrowRight, type LucideIcon, Pause, Play } from 'lucide-react';
import { Control } from '@/components/ui/control';
import { Section, type SectionPlace } from '@/components/ui/section';
import { useHydrated, useMotion } from '@/lib/browser/page-state';
import { fill } from '@/lib/text/fill';
import { formatNumber } from '@/lib/text/format';
import type { Testimonials } from './schema';
import { Stars, TestimonialSlide } from './testimonial-slide';
import { type Carousel, useCarousel } from './use-carousel';

export function TestimonialsSection({
  texts,
  avatarService,
  theme,
  locale,
}: { texts: Testimonials; avatarService: readonly string[] | null } & SectionPlace) {
  const { items, controls, rating, sampleLabel } = texts;
  const hasSamples = items.some(({ provenance }) => provenance.status === 'example');
  const title = hasSamples ? texts.sampleTitle : texts.title;
  const { canMove } = useMotion();
  const isHydrated = useHydrated();
  const carousel = useCarousel(items.length, canMove);

  return (
    <Section id="testimonials" theme={theme}>
      <h2 id="testimonials-title" className="text-lead">
        {title}
      </h2>
      <div className="quotes">
        <section
          aria-roledescription={controls.carousel}
          aria-label={controls.region}
          className="carousel grid min-w-0"
          {...carousel.regionProps}
        >
          {items.length > 1 ? (
            <CarouselControls
              carousel={carousel}
              canMove={canMove}
              count={items.length}
              texts={controls}
            />
          ) : null}
          <div
            ref={carousel.trackRef}
            // Focusable, so that arrow keys scroll.
            tabIndex={items.length > 1 ? 0 : undefined}
            className="carousel-track"
            aria-live={carousel.live}
            aria-atomic="false"
          >
            {items.map((item, index) => (
              <TestimonialSlide
                key={item.id}
                testimonial={item}
                name={fill(controls.slide, { index: `${index + 1}`, count: items.length }, locale)}
                isCurrent={isHydrated ? index === carousel.index : null}
                texts={texts}
                locale={locale}
                avatarService={avatarService}
              />
            ))}
          </div>
        </section>
        {rating ? (
          <div data-provenance={rating.provenance.status} className="quotes-rating">
            <p className="row-span-2 font-serif text-figure/[0.9] text-ink">
              {formatNumber(rating.value, locale)}
            </p>
            <Stars rating={rating.value} label={texts.ratingLabel} locale={locale} />
            <p className={rating.provenance.status === 'stated' ? 'unverified-note' : undefined}>
              {rating.provenance.status === 'example' ? `${sampleLabel}: ` : null}
              {fill(rating.text, { count: rating.count }, locale)} {rating.collected}
            </p>
          </div>
        ) : null}
      </div>
    </Section>
  );
}

function CarouselControls({
  carousel: { index, isRotating, start, stop, previous, next, goTo },
  canMove,
  count,
  texts,
}: {
  carousel: Carousel;
  canMove: boolean;
  count: number;
  texts: Testimonials['controls'];
}) {
  const button = (name: string, onClick: () => void, Drawn: LucideIcon) => (
    <Control aria-label={name} onClick={onClick}>
      <Drawn aria-hidden="true" className="size-4" />
    </Control>
  );
  const rotation = isRotating ? button(texts.stop, stop, Pause) : button(texts.start, start, Play);
  return (
    <div className="carousel-controls">
      {canMove ? rotation : null}
      {button(texts.previous, previous, ArrowLeft)}
      {button(texts.next, next, ArrowRight)}
      {/* biome-ignore lint/a11y/useSemanticElements: a button group is not a fieldset */}
      <div role="group" aria-label={texts.choose} className="flex flex-wrap">
        {Array.from({ length: count }, (_, dot) => (
          <Control
            // biome-ignore lint/suspicious/noArrayIndexKey: dots never reorder
            key={dot}
            className="carousel-dot"
            aria-label={fill(texts.dot, { index: `${dot + 1}` })}
            aria-disabled={dot === index}
            data-current={dot === index}
            onClick={() => goTo(dot)}
          />
        ))}
      </div>
    </div>
  );
}
