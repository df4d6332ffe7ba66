import type { Section } from '@/components/landing/section';
import { faqs } from '@/content/faqs';
import { type Faqs, faqsSchema } from './schema';

export const faqsSection: Section<Faqs> = {
  words: faqs,
  schema: faqsSchema,
  name: 'label',
  list: 'items',
  anchors: ({ items }) => ['faq', ...items.map(({ id }) => `faq-${id}`)],
};
