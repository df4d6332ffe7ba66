import type { Testimonials } from '@/components/landing/testimonials/schema';

const quote = (id: string, author: string, rating: number): Testimonials['items'][number] => ({
  id,
  author,
  position: 'Trader',
  content: `The quote of ${author} says “yes”.`,
  rating,
  provenance: { status: 'example' },
});

export const testimonials: Testimonials = {
  label: 'Testimonials',
  title: 'What traders say',
  sampleTitle: 'Sample quotes',
  rating: {
    value: 4.8,
    count: 150,
    text: 'Our average of {count} reviews.',
    collected: 'We collected them.',
    provenance: { status: 'stated' },
  },
  sampleLabel: 'Sample',
  ratingLabel: '{rating} out of 5 stars',
  items: [
    quote('otto', 'Otto Berg', 5),
    quote('hope', 'Hope Berg', 4),
    quote('wendy', 'Wendy Berg', 4.5),
  ],
  controls: {
    region: 'Quotes',
    start: 'Start the slide show',
    stop: 'Stop the slide show',
    previous: 'Previous quote',
    next: 'Next quote',
    choose: 'Choose a quote',
    carousel: 'carousel',
    slideRole: 'slide',
    slide: '{index} of {count}',
    dot: 'Show quote {index}',
  },
};
