'use client';

import { useSyncExternalStore } from 'react';
import { Section, SectionHeading, type SectionProps } from '@/components/ui/section';
import { useMotion } from '@/lib/browser/motion';
import type { Testimonials } from '@/lib/content/schemas/proof';
import { fill } from '@/lib/text/fill';
import { CarouselControls } from './carousel-controls';
import { TestimonialSlide } from './testimonial-slide';
import { useCarousel } from './use-carousel';

/** One large quote at a time, to the carousel pattern of the ARIA Authoring Practices Guide. */
export function TestimonialsSection({
  content,
  avatarService,
  position,
}: SectionProps<Testimonials> & { avatarService: string | null }) {
  const { items, controls, rating, sampleLabel, ...heading } = content;
  const { canMove } = useMotion();
  const isHydrated = useHydrated();
  const carousel = useCarousel(items.length, canMove);

  return (
    <Section id="testimonials">
      <div className="flex flex-wrap items-end justify-between gap-8">
        <SectionHeading id="testimonials" position={position} {...heading} />
        {rating ? (
          <p
            data-provenance={rating.provenance.status}
            className="max-w-[20rem] text-muted text-small"
          >
            {rating.provenance.status === 'example' ? `${sampleLabel}: ` : null}
            {fill(rating.text, { value: rating.value, count: rating.count })}
          </p>
        ) : null}
      </div>
      <section
        aria-roledescription="carousel"
        aria-label={controls.region}
        className="mt-12 border-y border-hairline py-8 lg:py-12"
        {...carousel.regionProps}
      >
        {items.length > 1 ? (
          <CarouselControls
            carousel={carousel}
            canMove={canMove}
            count={items.length}
            words={controls}
          />
        ) : null}
        <div
          ref={carousel.trackRef}
          // A scroller has to take the focus, so that arrow keys move it.
          tabIndex={isHydrated && items.length > 1 ? 0 : undefined}
          className="carousel-track"
          aria-live={carousel.live}
          aria-atomic="false"
        >
          {items.map((item, index) => (
            <TestimonialSlide
              key={item.id}
              testimonial={item}
              name={fill(controls.slide, { index: index + 1, count: items.length })}
              isCurrent={isHydrated ? index === carousel.index : null}
              words={content}
              avatarService={avatarService}
            />
          ))}
        </div>
      </section>
    </Section>
  );
}

const subscribeToNothing = () => () => undefined;

/** @returns false in the exported HTML and the first render, true once JavaScript drives the page */
function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
