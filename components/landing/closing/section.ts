import type { Section } from '@/components/landing/section';
import { closing } from '@/content/closing';
import { type Closing, closingSchema } from './schema';

export const closingSection: Section<Closing> = {
  words: closing,
  schema: closingSchema,
  name: 'label',
  isNeverLight: true,
};
