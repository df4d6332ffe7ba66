import { render, screen } from '@testing-library/react';
import type { Testimonials } from '@/content/schemas/proof';
import { TestimonialsSection } from './testimonials-section';

const content: Testimonials = {
  label: 'L',
  title: 'T',
  rating: null,
  note: 'N',
  sampleLabel: 'S',
  ratingLabel: '{rating}',
  items: ['a', 'b'].map((id) => ({
    id,
    author: id,
    position: 'P',
    content: 'C',
    rating: 5,
    provenance: { status: 'stated' },
  })),
  controls: {
    region: 'R',
    start: 'Start',
    stop: 'Stop',
    previous: 'Previous',
    next: 'Next',
    choose: 'Choose',
    carousel: 'carousel',
    slideRole: 'slide',
    slide: '{index} of {count}',
    dot: 'Quote {index}',
  },
};

// jsdom scrolls nothing.
Element.prototype.scrollTo = () => undefined;

it.each([
  [2, 5],
  [1, 0],
])('has for %i testimonials %i controls', (count, controls) => {
  render(
    <TestimonialsSection
      content={{ ...content, items: content.items.slice(0, count) }}
      avatarService={null}
      position={1}
      ground="night"
      locale="en"
    />,
  );
  expect(screen.getAllByRole('group', { name: / of / })).toHaveLength(count);
  expect(screen.queryAllByRole('button')).toHaveLength(controls);
});
