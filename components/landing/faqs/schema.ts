import { z } from 'zod';
import { blocks, heading, listOf, slug, text, when } from '@/lib/schemas/fields';

const answer = z.strictObject({
  ...{ id: slug, when, group: text(40), question: text() },
  answer: blocks(),
});
export const faqsSchema = z.strictObject({
  label: heading.label,
  title: heading.title,
  items: listOf(answer, 0, 60),
});
export type Faqs = z.infer<typeof faqsSchema>;
