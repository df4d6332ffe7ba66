import { render, screen } from '@testing-library/react';
import { content } from '@/lib/content/content';
import type { Provenance } from '@/lib/content/schemas/proof';
import { planCards } from '@/lib/plans/texts';
import { NoticeStack } from './notices/notice-stack';
import { PricingSection } from './pricing/pricing-section';
import { TestimonialSlide } from './testimonials/testimonial-slide';
import { TestimonialsSection } from './testimonials/testimonials-section';

const { controls, notices, plans, pricing, testimonials } = content;

const day = '2026-11-01';
const evidence = { kind: 'survey', reference: 'A', asOf: day, reviewBy: day, owner: 'A' } as const;

/** Each provenance, and whether what has it is called made up. */
const cases: [Provenance, boolean][] = [
  [{ status: 'example' }, true],
  [{ status: 'stated' }, false],
  [{ status: 'verified', evidence }, false],
];

const nothing = () => undefined;

// jsdom lays nothing out and scrolls nothing.
beforeAll(() => {
  Element.prototype.scrollTo = nothing;
});

/** What the screen prints of a claim, with its provenance. */
const shown = () => document.querySelector('[data-provenance]') ?? document.body;

describe.each(cases)('with %j', (provenance, madeUp) => {
  it('a testimonial', () => {
    const [item] = testimonials.items;
    if (!item) throw new Error('no testimonial');
    render(
      <TestimonialSlide
        testimonial={{ ...item, provenance }}
        name="1 of 1"
        isCurrent={true}
        words={testimonials}
        avatarService={null}
      />,
    );
    expect(/Sample/.test(shown().textContent ?? '')).toBe(madeUp);
  });

  it('the rating', () => {
    const { rating } = testimonials;
    if (!rating) throw new Error('no rating');
    const content = { ...testimonials, items: [], rating: { ...rating, provenance } };
    render(<TestimonialsSection content={content} avatarService={null} position={1} />);
    expect(/Sample/.test(shown().textContent ?? '')).toBe(madeUp);
  });

  it('the badge of a plan', () => {
    const words = { ...pricing, popular: { ...pricing.popular, provenance } };
    const card = planCards(plans, words).find(({ popular }) => popular);
    if (!card) throw new Error('no popular plan');
    render(
      <PricingSection content={words} cards={[card]} controls={controls} position={4}>
        {null}
      </PricingSection>,
    );
    expect(/Sample/.test(shown().textContent ?? '')).toBe(madeUp);
  });

  it('a notice', () => {
    const [notice] = notices.pool;
    if (!notice) throw new Error('no notice');
    const words = { ...notices, provenance };
    const actions = { dismiss: nothing, hold: nothing, release: nothing };
    const drawn = [{ key: 1, notice }];
    render(<NoticeStack words={words} notices={drawn} actions={actions} onTurnOff={nothing} />);
    expect(screen.queryByText('Simulated') !== null).toBe(madeUp);
  });
});
