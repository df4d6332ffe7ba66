/** The quotes are made up: `example` labels them as samples. Replace them before launch. */
import type { Testimonials } from '@/components/landing/testimonials/schema';

export const testimonials: Testimonials = {
  label: 'Testimonials',
  title: 'What traders say',
  // Replaces the title while any quote is an example.
  sampleTitle: 'Sample testimonials',
  rating: {
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
      id: 'otto-range',
      author: 'Otto Range',
      position: 'Index futures, London morning',
      content:
        'I used to redraw the same six lines every day before breakfast. Now they are there before the coffee is, and in the same place as yesterday.',
      rating: 5,
      provenance: { status: 'example' },
    },
    {
      id: 'hope-retest',
      author: 'Hope Retest',
      position: 'Forex, 15-minute charts',
      content:
        'The label went on when the bar closed. On Friday it was still on that bar. I had stopped expecting that.',
      rating: 5,
      provenance: { status: 'example' },
    },
    {
      id: 'wendy-wick',
      author: 'Wendy Wick',
      position: 'Crypto, swing trading',
      content:
        'It took me a week to leave the settings alone. Now the table tells me which timeframe disagrees with me. That’s all I wanted.',
      rating: 4.5,
      provenance: { status: 'example' },
    },
  ],
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
