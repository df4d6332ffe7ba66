import type { Section } from '@/components/landing/section';
import { pricing } from '@/content/pricing';
import { type Pricing, pricingSchema } from './schema';

export const pricingSection: Section<Pricing> = {
  words: pricing,
  schema: pricingSchema,
  name: 'label',
  anchors: () => ['compare', 'costs'],
};
