import type { Section } from '@/components/landing/section';
import { notices } from '@/content/notices';
import { type Notices, noticesSchema } from './schema';

export const noticesSection: Section<Notices> = {
  words: notices,
  schema: noticesSchema,
  list: 'pool',
  isInFooter: true,
};
