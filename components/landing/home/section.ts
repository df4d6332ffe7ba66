import type { Section } from '@/components/landing/section';
import { home } from '@/content/home';
import { type Home, homeSchema } from './schema';

export const homeSection: Section<Home> = {
  words: home,
  schema: homeSchema,
  name: 'name',
  isNeverLight: true,
};
