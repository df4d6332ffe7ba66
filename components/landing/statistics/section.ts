import type { Section } from '@/components/landing/section';
import { statistics } from '@/content/statistics';
import { type Statistics, statisticsSchema } from './schema';

export const statisticsSection: Section<Statistics> = {
  words: statistics,
  schema: statisticsSchema,
  list: 'items',
};
