import type { Section } from '@/components/landing/section';
import { demo } from '@/content/demo';
import { type Demo, demoSchema } from './schema';

export const demoSection: Section<Demo> = {
  words: demo,
  schema: demoSchema,
  name: 'label',
  anchors: () => ['repaint-test'],
};
