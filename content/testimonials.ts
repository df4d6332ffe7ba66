/** The quotes are made up: `example` labels them, and `sample` removes them once the business is yours. */

import type { Testimonials } from '@/components/landing/testimonials/schema';
import type { Wording } from '@/lib/schemas/placeholders';

export const testimonials: Wording<Testimonials> = {
  label: 'Testimonials',
  title: 'What traders say',
  // Replaces the title while any quote is an example.
  sampleTitle: 'Sample testimonials',
  rating: {
    sample: true,
    value: 4.8,
    count: 150,
    text: 'Our own average of {count} reviews,',
    collected: 'whose buyers we don’t verify.',
    provenance: { status: 'stated' },
  },
  sampleLabel: 'Sample',
  ratingLabel: '{rating} out of 5 stars',
  items: [
    {
      sample: true,
      id: 'otto-range',
      author: 'Otto Range',
      position: 'Index futures, London morning',
      content:
        'I used to redraw the same six lines every day before breakfast. Now they’re there when I open the chart.',
      rating: 5,
      provenance: { status: 'example' },
    },
    {
      sample: true,
      id: 'hope-retest',
      author: 'Hope Retest',
      position: 'Forex, 15-minute charts',
      content:
        'The label went on when the bar closed on Monday. On Friday it was still on that bar.',
      rating: 5,
      provenance: { status: 'example' },
    },
    {
      sample: true,
      id: 'wendy-wick',
      author: 'Wendy Wick',
      position: 'Crypto, swing trading',
      content:
        'It took me a week to leave the settings alone. Now I look at the trend table first.',
      rating: 4.5,
      provenance: { status: 'example' },
    },
  ],
  controls: {
    sample: true,
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
