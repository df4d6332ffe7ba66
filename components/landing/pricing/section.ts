import type { Section } from '@/components/landing/section';
import { pricing } from '@/content/pricing';
import { planAnchor } from '@/lib/plans/texts';
import { type Pricing, pricingSchema } from './schema';

export const pricingSection: Section<Pricing> = {
  words: pricing,
  schema: pricingSchema,
  name: 'label',
  anchors: (_, plans) => [
    'compare',
    ...(plans.length > 1 ? ['costs'] : []),
    ...plans.map(({ id }) => planAnchor(id)),
  ],
};
