import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import type { Provenance } from '@/content/schemas/proof';
import { content } from '@/lib/content/content';
import { buildPricingTable } from '@/lib/plans/sheet';
import { testimonial } from '@/lib/testing/content';
import { PricingSection } from './pricing/pricing-section';
import { TestimonialSlide } from './testimonials/testimonial-slide';
import { TestimonialsSection } from './testimonials/testimonials-section';

const { controls, plans, pricing, testimonials } = content;

/** What says so. */
const labels = [testimonials.sampleLabel, pricing.popular.sampleLabel];

const nothing = () => undefined;

// jsdom lays nothing out and scrolls nothing.
beforeAll(() => {
  Element.prototype.scrollTo = nothing;
});

/** What shows each kind of claim. */
const claims: Record<string, (provenance: Provenance) => ReactElement> = {
  testimonial: (provenance) => (
    <TestimonialSlide
      testimonial={{ ...testimonial, provenance }}
      name="1 of 1"
      isCurrent={true}
      words={testimonials}
      avatarService={null}
      locale="en"
    />
  ),
  rating: (provenance) => {
    const rating = { value: 4.8, count: 150, text: 'Rated.', collected: 'By mail.', provenance };
    const words = { ...testimonials, items: [], rating };
    return (
      <TestimonialsSection
        content={words}
        avatarService={null}
        position={1}
        ground="night"
        locale="en"
      />
    );
  },
  'badge of a plan': (provenance) => {
    const words = { ...pricing, popular: { ...pricing.popular, provenance } };
    const sold = plans.slice(0, 1).map((plan) => ({ ...plan, popular: true }));
    return (
      <PricingSection
        content={words}
        sheet={buildPricingTable({ ...content, plans: sold })}
        refundDays={7}
        controls={controls}
        brands="/"
        position={4}
        ground="night"
        locale="en"
        costs={{ prices: [], words: pricing.costs, money: content.site }}
      />
    );
  },
};

describe.each(Object.entries(claims))('a %s', (_, show) => {
  it.each([
    ['example', true],
    ['stated', false],
  ] as const)('that is %s says that it is made up: %s', (status, isMadeUp) => {
    render(show({ status }));
    const claim = document.querySelector('[data-provenance]');
    expect(claim?.textContent).not.toBe('');
    const said = [claim, ...(claim?.querySelectorAll('*') ?? [])].flatMap((element) =>
      element?.textContent?.split(/ · |: /),
    );
    expect(labels.some((label) => said.includes(label))).toBe(isMadeUp);
  });
});
