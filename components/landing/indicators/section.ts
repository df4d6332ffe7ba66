import type { Section } from '@/components/landing/section';
import { indicators } from '@/content/indicators';
import { type Indicators, indicatorsSchema } from './schema';

export const indicatorsSection: Section<Indicators> = {
  words: indicators,
  schema: indicatorsSchema,
  name: 'label',
  list: 'items',
};
