import type { Section } from '@/components/landing/section';
import { testimonials } from '@/content/testimonials';
import { type Testimonials, testimonialsSchema } from './schema';

export const testimonialsSection: Section<Testimonials> = {
  words: testimonials,
  schema: testimonialsSchema,
  name: 'label',
  list: 'items',
};
