/** No testimonial and no rating: the section goes. */

import type { Testimonials } from '@/lib/content/schemas/proof';

export const testimonials: Testimonials = {
  label: 'Testimonials',
  title: 'Words we hope to earn.',
  rating: null,
  note: 'Quotes: samples, not customer reviews.',
  sampleLabel: 'Sample',
  ratingLabel: '{rating} out of 5 stars',
  items: [],
  controls: {
    region: 'Testimonial quotes',
    start: 'Start automatic slide show',
    stop: 'Stop automatic slide show',
    previous: 'Previous testimonial',
    next: 'Next testimonial',
    choose: 'Choose a testimonial',
    carousel: 'carousel',
    slideRole: 'slide',
    slide: '{index} of {count}',
    dot: 'Show testimonial {index}',
  },
};
