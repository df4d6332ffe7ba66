import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { content } from '@/lib/content/content';
import { planCards } from '@/lib/plans/texts';
import type { Provenance } from '@/lib/schemas/proof';
import { PlanCard } from './pricing/plan-card';
import type { Testimonial } from './testimonials/schema';
import { TestimonialSlide } from './testimonials/testimonial-slide';
import { TestimonialsSection } from './testimonials/testimonials-section';

const { controls, plans, pricing, testimonials } = content;
const [testimonial] = testimonials.items as [Testimonial];
const rating = { value: 4.8, count: 150, text: 'Rated.', collected: 'By mail.' };
const [card] = planCards({
  ...content,
  plans: plans.map((plan) => ({ ...plan, popular: true })),
});
const shared = { avatarService: null, locale: 'en' };

// jsdom has no layout.
Element.prototype.scrollTo = () => undefined;

it.each<[claim: string, show: (provenance: Provenance) => ReactElement | null]>([
  [
    'testimonial',
    (provenance) => (
      <TestimonialSlide
        testimonial={{ ...testimonial, provenance }}
        name="1 of 1"
        isCurrent={true}
        texts={testimonials}
        {...shared}
      />
    ),
  ],
  [
    'rating',
    (provenance) => (
      <TestimonialsSection
        texts={{ ...testimonials, items: [], rating: { ...rating, provenance } }}
        theme="dark"
        {...shared}
      />
    ),
  ],
  [
    'plan badge',
    (provenance) =>
      card ? (
        <PlanCard
          card={card}
          texts={{ ...pricing, popular: { ...pricing.popular, provenance } }}
          controls={controls}
        />
      ) : null,
  ],
])('a %s has the sample label only if made up', (_, show) => {
  const labels = [testimonials.sampleLabel, pricing.popular.sampleLabel];
  for (const status of ['example', 'stated'] as const) {
    const { unmount } = render(show({ status }) as ReactElement);
    const claim = document.querySelector('[data-provenance]') as Element;
    const said = [claim, ...claim.querySelectorAll('*')].flatMap(
      ({ textContent }) => textContent?.split(/ · |: /) ?? [],
    );
    expect(labels.some((label) => said.includes(label))).toBe(status === 'example');
    unmount();
  }
});
